import { type CallToolResult, createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import type { AuditTrail } from '../audit-trail.ts';
import type { Resolve } from '../container.ts';
import type { Database } from '../database/database.ts';
import { MethodNotAllowed } from '../errors.ts';
import { type Authenticate, RefusedKey } from '../http/api/access.ts';
import { type LogCall, logWhenClosed } from '../http/api/logged-call.ts';
import { type Caller, type CallOperation, dryRun } from '../http/api/operation.ts';
import { readJson } from '../http/body.ts';
import { type Exchange, sendAnswer } from '../http/exchange.ts';
import { refuseForeignForms } from '../http/headers/same-origin.ts';
import { dataHeaders } from '../http/headers/security-headers.ts';
import type { LimitRate } from '../http/limits/rate-limit.ts';
import type { Surface } from '../http/pipeline.ts';
import { problemOf, toAppError } from '../http/problem.ts';
import { addLogContext, type Logger } from '../log.ts';
import type { Tool, ToolSet } from './tool.ts';

export type McpOptions = {
  sets: readonly ToolSet[];
  version: string;
  baseUrl: string;
  resolve: Resolve;
  authenticate: Authenticate;
  limitRate: LimitRate;
  logCall: LogCall;
  call: CallOperation;
  audit: AuditTrail;
  db: Database;
  log: Logger;
};

const path = '/mcp';

type Asked = { caller: Caller; requestId: string };

const asResult = (value: Record<string, unknown>, isError?: true): CallToolResult => ({
  structuredContent: value,
  content: [{ type: 'text', text: JSON.stringify(value) }],
  ...(isError && { isError }),
});

/**
 * A Model Context Protocol server over streamable HTTP, without sessions. Any web process can answer a POST, because
 * none depends on another. API keys, scopes, rate limits and the request log are those of the API.
 */
export function mcp(options: McpOptions): Surface {
  const { sets, version, baseUrl, resolve, audit, db, log } = options;
  const tools = sets.flatMap((set) => set.tools);
  const instructions = sets.map((set) => set.instructions).join('\n\n');

  const runTool = async (tool: Tool, input: Record<string, unknown>, caller: Caller, requestId: string) => {
    const isDryRun = tool.write !== undefined && input['dry_run'] === true;
    try {
      const made = await tool.run({
        input,
        caller,
        call: (operationId, given = {}, idempotencyKey) =>
          options.call(caller, operationId, given, { isDryRun, idempotencyKey }),
        change: (work, nameOf) => {
          const { organizationId } = caller.actor;
          const audited = () =>
            audit.audited(caller.audited, work, (result) => {
              const entry = nameOf(result);
              return entry && { organizationId, ...entry };
            });
          return isDryRun ? dryRun(db, audited) : audited();
        },
        resolve,
      });
      return asResult(tool.output.parse(made) as Record<string, unknown>);
    } catch (error) {
      const known = toAppError(error);
      if (known.status === 500) log.error({ error, tool: tool.name }, 'an MCP tool failed');
      return { ...asResult(problemOf(known, requestId), true), structuredContent: undefined };
    }
  };

  const serverFor = ({ caller, requestId }: Asked): McpServer => {
    const server = new McpServer({ name: 'recruitment-pipeline', version }, { instructions });
    for (const tool of tools) {
      const { title, description, input, output, write } = tool;
      server.registerTool(
        tool.name,
        {
          title,
          description,
          inputSchema: input,
          outputSchema: output,
          annotations: {
            readOnlyHint: write === undefined,
            destructiveHint: false,
            idempotentHint: write?.isIdempotent ?? true,
            openWorldHint: write !== undefined,
          },
        },
        (given: Record<string, unknown>) => runTool(tool, given, caller, requestId),
      );
    }
    return server;
  };

  const handler = createMcpHandler(({ authInfo }) => serverFor(authInfo?.extra as Asked), {
    // Tools, prompts and resources do not change while the service runs.
    maxSubscriptions: 0,
    onerror: (error) => log.info({ reason: error.message }, 'an MCP request was refused'),
  });

  const serve = async (exchange: Exchange): Promise<void> => {
    const { req, res, requestId, address, headers } = exchange;
    exchange.route = path;
    if (req.method !== 'POST') throw new MethodNotAllowed('POST');
    refuseForeignForms(req, baseUrl);
    const actor = await authenticated(exchange);
    addLogContext({ organization_id: actor.organizationId, key_id: actor.apiKeyId });
    await options.limitRate(actor.apiKeyId, headers);
    await readJson(req, res);
    const caller: Caller = { actor, audited: { type: 'key', id: actor.apiKeyId, ip: address, via: 'mcp' } };
    const asked = new Headers(Object.entries(req.headers).map(([name, value]) => [name, String(value)]));
    const request = new Request(new URL(path, baseUrl), { method: 'POST', headers: asked, body: '{}' });
    const authInfo = { token: '', clientId: actor.apiKeyId, scopes: [...actor.scopes], extra: { caller, requestId } };
    const reply = await handler.fetch(request, { authInfo, parsedBody: req.body as unknown });
    const text = await reply.text();
    headers.push('Cache-Control', 'no-store');
    const type = reply.headers.get('content-type') ?? undefined;
    await sendAnswer(exchange, { status: reply.status, type: text ? type : undefined, body: text });
  };

  const authenticated = async (exchange: Exchange) => {
    try {
      const actor = await options.authenticate(exchange.req.headers, exchange.address);
      logWhenClosed(exchange, actor, options.logCall);
      return actor;
    } catch (error) {
      if (error instanceof RefusedKey) logWhenClosed(exchange, error.caller, options.logCall);
      throw error;
    }
  };

  const responder = { headers: dataHeaders, serve };
  return (asked) => (asked === path ? responder : undefined);
}
