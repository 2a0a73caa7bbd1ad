import { stringify } from 'node:querystring';
import type { AuditActor, AuditTrail } from '../../audit-trail.ts';
import type { Resolve } from '../../container.ts';
import type { Database } from '../../database/database.ts';
import { validateAll } from '../../schema/validate.ts';
import type { Actor } from './access.ts';
import { answerOf, noParameters, unknownId } from './api.ts';
import type { Endpoint } from './endpoint.ts';
import { type GoneOf, goneInstead } from './gone.ts';
import type { Idempotency } from './idempotency.ts';
import { checkFieldScopes, scopeCheck } from './scope.ts';

export type OperationInput = {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: Record<string, unknown>;
};

export type Caller = {
  actor: Actor;
  /** Actor of the audit entries. */
  audited: AuditActor;
};

type WriteOptions = {
  /** Does and checks everything, then rolls back. No email, task, event or charge remains. */
  isDryRun?: boolean;
  /** Repeats with the same key and input do the write only once. */
  idempotencyKey?: string | undefined;
};

/** Runs the API operation with this `operationId` and returns the body of its response. */
export type CallOperation = (
  caller: Caller,
  operationId: string,
  input: OperationInput,
  options?: WriteOptions,
) => Promise<unknown>;

export type OperationOptions = {
  resolve: Resolve;
  endpoints: readonly Endpoint[];
  db: Database;
  audit: AuditTrail;
  idempotency: Idempotency;
  goneOf: GoneOf;
};

class RolledBack extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('a dry run');
    this.result = result;
  }
}

/** Returns the result of `work` and rolls back its changes. Throws what `work` throws. */
export async function dryRun<T>(db: Database, work: () => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async () => {
      throw new RolledBack(await work());
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T;
    throw error;
  }
}

const sent = (values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]])),
  );

/**
 * Runs operations without HTTP, for other protocols. Scopes, checks, audit entries and responses are those of the API.
 * Throws the errors that the API would answer with.
 */
export function operations(options: OperationOptions): CallOperation {
  const { resolve, endpoints, db, audit, idempotency, goneOf } = options;
  const byId = new Map(
    endpoints.map((endpoint) => [endpoint.operationId, { endpoint, answer: answerOf(endpoint) }] as const),
  );

  return async ({ actor, audited }, operationId, { params = {}, query = {}, body = {} }, write = {}) => {
    const found = byId.get(operationId);
    if (!found) throw new Error(`no operation ${operationId}`);
    const { endpoint, answer } = found;
    const { params: pathSchema, query: querySchema = noParameters, body: bodySchema } = endpoint.request;
    const search = sent(query);
    scopeCheck(endpoint.scope)(actor.scopes, stringify(search));
    if (endpoint.fieldScopes) checkFieldScopes(endpoint.fieldScopes, actor.scopes, { ...search, ...body });
    const [checkedQuery, checkedBody] = validateAll([
      [querySchema, search],
      ...(bodySchema ? [[bodySchema, body] as const] : []),
    ]);
    const ids = pathSchema?.safeParse(params);
    const context = {
      params:
        ids?.success === false ? Object.fromEntries(Object.keys(params).map((name) => [name, unknownId])) : ids?.data,
      query: checkedQuery,
      body: checkedBody,
      file: undefined,
      received: undefined,
      address: audited.ip ?? '',
      actor,
      resolve,
    };
    const { seesContact } = actor;
    const prepare = async () => endpoint.prepare?.(context);
    const change = () => audit.audited(audited, () => answer(context, seesContact));
    const run = async () => {
      if (endpoint.method === 'get') return answer(context, seesContact);
      if (write.isDryRun || write.idempotencyKey === undefined) {
        await prepare();
        return write.isDryRun ? dryRun(db, change) : change();
      }
      const request = {
        organizationId: actor.organizationId,
        key: write.idempotencyKey,
        method: endpoint.method,
        path: endpoint.path,
        body: Buffer.from(JSON.stringify({ params, body })),
      };
      return idempotency.once(request, prepare, change);
    };
    try {
      const { text } = await run();
      return text ? (JSON.parse(text) as unknown) : undefined;
    } catch (error) {
      throw await goneInstead(error, actor.organizationId, context, goneOf);
    }
  };
}
