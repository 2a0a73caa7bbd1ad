import { hash } from 'node:crypto';
import { z } from 'zod';
import type { AuditActor, AuditTrail } from '../../audit-trail.ts';
import type { Resolve } from '../../container.ts';
import { MethodNotAllowed, NotFound, PreconditionFailed } from '../../errors.ts';
import { addLogContext } from '../../log.ts';
import { parseQuery } from '../../schema/query.ts';
import { validateAll } from '../../schema/validate.ts';
import { bytesOf, readJson, readOptionalJson } from '../body.ts';
import { type Exchange, json, sendAnswer } from '../exchange.ts';
import { dataHeaders } from '../headers/security-headers.ts';
import type { BodyMemory } from '../limits/body-memory.ts';
import type { LimitRate } from '../limits/rate-limit.ts';
import type { Surface } from '../pipeline.ts';
import { methodOf, routes } from '../routes.ts';
import { type Actor, type Authenticate, RefusedKey } from './access.ts';
import { Attachment } from './attachment.ts';
import { downloadOf, sendAttachment } from './download.ts';
import { type Endpoint, isTagged, type Received } from './endpoint.ts';
import { isCurrent, tagsIn } from './entity-tag.ts';
import { type GoneOf, goneInstead, namesPerson } from './gone.ts';
import type { Idempotency, KeyedAnswer } from './idempotency.ts';
import { type LogCall, logWhenClosed } from './logged-call.ts';
import { presenter } from './present.ts';
import { receiverOf } from './receive.ts';
import { checkFieldScopes, scopeCheck } from './scope.ts';
import { SharedCalls, type SharedReply } from './shared-calls.ts';
import { maxUploadBytes, uploadReader } from './upload.ts';

export type ApiOptions = {
  resolve: Resolve;
  endpoints: readonly Endpoint[];
  authenticate: Authenticate;
  limitRate: LimitRate;
  idempotency: Idempotency;
  audit: AuditTrail;
  uploads: BodyMemory;
  logCall: LogCall;
  goneOf: GoneOf;
};

export const noParameters = z.strictObject({});
// A malformed id gets the same response as an unknown one.
export const unknownId = '00000000-0000-0000-0000-000000000000';

const keyed = z.strictObject({
  'Idempotency-Key': z
    .string()
    .min(1, 'must have 1 to 255 characters')
    .max(255, 'must have 1 to 255 characters')
    .optional(),
});

const conditional = z.strictObject({
  'If-Match': z.string().refine((text) => tagsIn(text) !== undefined, {
    message: 'must be * or a list of ETags in quotes',
    params: { code: 'invalid_format' },
  }),
});

type ApiCall = { exchange: Exchange; actor: Actor; params: Record<string, string> };
type RunEndpoint = (call: ApiCall) => Promise<void>;

type AnswerTo = (context: Parameters<Endpoint['handler']>[0], seesContact: boolean) => Promise<KeyedAnswer>;

/** Finds the presenter of a reply by its status, for keys with or without access to contact data. */
function presentersOf(endpoint: Endpoint) {
  const replies = Object.entries(endpoint.replies as Record<string, z.ZodType | null>);
  const presentersFor = (seesContact: boolean) =>
    new Map(replies.map(([status, schema]) => [Number(status), schema && presenter(schema, { seesContact })]));
  const [forAll, withoutContact] = [presentersFor(true), presentersFor(false)];
  return (status: number, seesContact: boolean) => (seesContact ? forAll : withoutContact).get(status);
}

function answerer(endpoint: Endpoint) {
  const presenterOf = presentersOf(endpoint);
  return ({ status, body }: SharedReply, seesContact: boolean): KeyedAnswer => {
    const show = presenterOf(status, seesContact);
    return { status, text: show ? JSON.stringify(show(body)) : '' };
  };
}

/** Calls the handler and presents its reply. */
export function answerOf(endpoint: Endpoint): AnswerTo {
  const present = answerer(endpoint);
  return async (context, seesContact) =>
    present((await endpoint.handler(context)) as unknown as SharedReply, seesContact);
}

/** Stored answers have all fields. A repeat may come from a key that does not see contact data. */
function storedAnswerOf(endpoint: Endpoint) {
  const presenterOf = presentersOf(endpoint);
  return ({ status, text }: KeyedAnswer, seesContact: boolean): KeyedAnswer => {
    const show = seesContact ? undefined : presenterOf(status, false);
    return { status, text: show && text ? JSON.stringify(show(JSON.parse(text))) : text };
  };
}

const versionOf = (text: string): string => hash('sha1', text, 'base64url');

/** Changes only a version that If-Match names. The lock holds until the current transaction commits. */
function changeIfMatch(endpoint: Endpoint, { endpoints }: ApiOptions, answer: AnswerTo) {
  const shown = endpoints.find((other) => other.path === endpoint.path && isTagged(other));
  if (!endpoint.lock || !shown) return undefined;
  const retrieve = answerOf(shown);
  return async (context: Parameters<AnswerTo>[0], header: string): Promise<KeyedAnswer> => {
    await endpoint.lock?.(context);
    const { seesContact } = context.actor;
    const { text } = await retrieve({ ...context, body: undefined }, seesContact);
    if (!isCurrent(versionOf(text), header)) throw new PreconditionFailed();
    return answer(context, seesContact);
  };
}

const auditActorOf = ({ apiKeyId }: Actor, { address }: Exchange): AuditActor => ({
  type: 'key',
  id: apiKeyId,
  ip: address,
});

/** A POST with an Idempotency-Key runs once: a repeat gets the first response again. */
function runner(endpoint: Endpoint, options: ApiOptions): RunEndpoint {
  const { resolve, idempotency, audit, uploads, goneOf } = options;
  const {
    params: pathSchema,
    query: querySchema = noParameters,
    body: bodySchema,
    file,
    isBodyOptional,
  } = endpoint.request;
  const isKeyed = endpoint.method === 'post' && endpoint.access === 'api-key';
  const readBody = file ? uploadReader(file.maxBytes) : bodySchema && (isBodyOptional ? readOptionalJson : readJson);
  const isWrite = endpoint.method !== 'get' && endpoint.access === 'api-key';
  const answer = answerOf(endpoint);
  const answerIfMatch = changeIfMatch(endpoint, options, answer);
  const storedAnswer = storedAnswerOf(endpoint);
  const download = downloadOf(endpoint, audit);
  const presentReply = answerer(endpoint);
  const calls = endpoint.together && new SharedCalls(endpoint, options, presentReply);
  const checkScope = scopeCheck(endpoint.scope);
  const { fieldScopes } = endpoint;
  const receive = receiverOf(endpoint);
  const canBeGone = namesPerson(endpoint);
  type Context = Parameters<Endpoint['handler']>[0];

  const run = async ({ exchange, actor, params: pathParams }: ApiCall, read?: () => Promise<void>): Promise<void> => {
    const { req } = exchange;
    if (endpoint.access === 'api-key') checkScope(actor.scopes, exchange.search);
    const search = parseQuery(exchange.search);
    if (fieldScopes) checkFieldScopes(fieldScopes, actor.scopes, search);
    await read?.();
    if (fieldScopes && bodySchema) checkFieldScopes(fieldScopes, actor.scopes, req.body);
    const key = isKeyed ? req.get('idempotency-key') : undefined;
    const inputs: [z.ZodType, unknown][] = [[querySchema, search]];
    if (bodySchema) inputs.push([bodySchema, req.body]);
    if (key !== undefined) inputs.push([keyed, { 'Idempotency-Key': key }]);
    const ifMatch = answerIfMatch && req.get('if-match');
    if (ifMatch !== undefined) inputs.push([conditional, { 'If-Match': ifMatch }]);
    const [query, body] = validateAll(inputs);
    const ids = pathSchema?.safeParse(pathParams);
    const context = {
      params:
        ids?.success === false
          ? Object.fromEntries(Object.keys(pathParams).map((name) => [name, unknownId]))
          : ids?.data,
      query,
      body: bodySchema && body,
      file: file && (req.body as Buffer),
      received: undefined as Received | undefined,
      address: exchange.address,
      actor,
      resolve,
    };
    try {
      if (receive) context.received = await receive(req, context);
      await serve(exchange, context, key, ifMatch);
    } catch (error) {
      throw canBeGone ? await goneInstead(error, actor.organizationId, context, goneOf) : error;
    } finally {
      await context.received?.discard();
    }
  };

  const serve = async (
    exchange: Exchange,
    context: Context,
    key: string | undefined,
    ifMatch: string | undefined,
  ): Promise<void> => {
    const { req, res } = exchange;
    const { actor, body } = context;
    if (download) return download(exchange, context, auditActorOf(actor, exchange));
    const prepare = async () => endpoint.prepare?.(context);
    const change = (seesContact: boolean): Promise<KeyedAnswer> =>
      answerIfMatch && ifMatch !== undefined ? answerIfMatch(context, ifMatch) : answer(context, seesContact);
    // The unit of work of every write: no endpoint can forget its audit entries.
    const work = (seesContact: boolean): Promise<KeyedAnswer> =>
      isWrite ? audit.audited(auditActorOf(actor, exchange), () => change(seesContact)) : change(seesContact);
    if (calls && key === undefined) {
      const alone = () => work(actor.seesContact);
      return reply(exchange, await calls.run(actor, auditActorOf(actor, exchange), body, alone), false);
    }
    if (key === undefined) {
      await prepare();
      // The caller has left and will repeat the request: do not create, or charge for, what nobody receives.
      if (endpoint.prepare && res.destroyed) return;
      if (endpoint.attachments) {
        const made = await endpoint.handler(context);
        if (endpoint.viewAction) {
          const { organizationId } = actor;
          const entry = { organizationId, action: endpoint.viewAction, details: context.query as object };
          await audit.record(auditActorOf(actor, exchange), entry);
        }
        if (made instanceof Attachment) return sendAttachment(exchange, made.file);
        return reply(exchange, presentReply(made as unknown as SharedReply, actor.seesContact), false);
      }
      return reply(exchange, await work(actor?.seesContact ?? true), isTagged(endpoint));
    }
    const { received } = context;
    // The meaning of a streamed body depends on the query.
    const path = received ? `${exchange.path}?${exchange.search}` : exchange.path;
    const request = { organizationId: actor.organizationId, key, method: req.method, path };
    const stored = await idempotency.once({ ...request, body: received?.digest ?? bytesOf(req) }, prepare, () =>
      work(true),
    );
    if (stored.replayed) exchange.headers.push('Idempotency-Replayed', 'true');
    await reply(exchange, storedAnswer(stored, actor.seesContact), isTagged(endpoint));
  };
  if (!readBody) return run;
  return async (call) => {
    const { req, res } = call.exchange;
    const read = () => readBody(req, res);
    if (!file) return run(call, read);
    return uploads.hold(req, maxUploadBytes(file.maxBytes), (count) => run(call, () => count(read)));
  };
}

function reply(exchange: Exchange, { status, text }: KeyedAnswer, hasTag: boolean): Promise<void> {
  exchange.headers.push('Cache-Control', hasTag ? 'private, no-cache' : 'no-store');
  const tag = hasTag ? versionOf(text) : undefined;
  return sendAnswer(exchange, { status, type: text ? json : undefined, body: text, tag });
}

const isTestOnly = ({ methods }: { methods: ReadonlyMap<string, { endpoint: Endpoint }> }): boolean =>
  methods.values().some(({ endpoint }) => endpoint.testOnly);

/**
 * Serves everything under /api/v1 except the public document. Authenticates first, so that strangers cannot tell which
 * paths exist.
 */
export function api(options: ApiOptions): Surface {
  const find = routes(options.endpoints, (endpoint) => runner(endpoint, options));

  /** From here on the call is in the request log, even if it is refused. */
  const authenticate = async (exchange: Exchange): Promise<Actor> => {
    try {
      const actor = await options.authenticate(exchange.req.headers, exchange.address);
      logWhenClosed(exchange, actor, options.logCall);
      return actor;
    } catch (error) {
      if (error instanceof RefusedKey) logWhenClosed(exchange, error.caller, options.logCall);
      throw error;
    }
  };

  const serve = async (exchange: Exchange): Promise<void> => {
    const { req } = exchange;
    const route = find(exchange.path);
    const target = route?.methods.get(methodOf(req));
    exchange.route = route?.path;
    let actor: Actor | undefined;
    if (target?.endpoint.access !== 'public') {
      actor = await authenticate(exchange);
      addLogContext({ organization_id: actor.organizationId, key_id: actor.apiKeyId });
      await options.limitRate(actor.apiKeyId, exchange.headers);
    }
    if (!route || (actor?.livemode && isTestOnly(route))) throw new NotFound('The path');
    if (!target) throw new MethodNotAllowed(route.allow);
    // The handler of a public endpoint has no actor.
    await target.run({ exchange, actor: actor as Actor, params: route.params });
  };

  const responder = { headers: dataHeaders, serve };
  const isOurs = (path: string) => path === '/api/v1' || path.startsWith('/api/v1/');
  return (path) => (isOurs(path) && path !== '/api/v1/openapi.json' ? responder : undefined);
}
