import type { z } from 'zod';
import type { Resolve } from '../../container.ts';
import type { ErrorCode } from '../../error-codes.ts';
import type { Actor } from './access.ts';
import type { Attachment } from './attachment.ts';
import type { FieldScopes, ScopeRule } from './scope.ts';

type Schema = z.ZodType;
type Request = {
  params?: z.ZodObject;
  query?: Schema;
  body?: Schema;
  /** A request without a body counts as one with `{}`. */
  isBodyOptional?: true;
  /**
   * The body is a file, raw or multipart. It is empty if the request has no body. `types` are for the document: the
   * bytes decide.
   */
  file?: { maxBytes: number; types: readonly string[] };
  /** Streams the body to `receive`. */
  stream?: { types: readonly string[] };
};
type Infer<S, K extends 'params' | 'query' | 'body'> = S extends { [P in K]: infer Z extends Schema }
  ? z.output<Z>
  : undefined;
type Replies = { [status in 200 | 201 | 202 | 204]?: Schema | null };
export type Reply<R extends Replies> = {
  [S in keyof R]: { status: S; body: R[S] extends Schema ? z.input<R[S]> : null };
}[keyof R];

/** A body that is stored before the handler runs. */
export type Received = {
  /** ID of the stored body. */
  id: string;
  /** A repeat with an Idempotency-Key has the same digest. */
  digest: Buffer;
  /** Called at the end. Removes what no handler has used. */
  discard(): Promise<void>;
};

type Context<S extends Request> = {
  params: Infer<S, 'params'>;
  query: Infer<S, 'query'>;
  body: Infer<S, 'body'>;
  file: S extends { file: object } ? Buffer : undefined;
  received: S extends { stream: object } ? Received : undefined;
  /** Address of the caller, according to the trusted proxies. */
  address: string;
  actor: Actor;
  resolve: Resolve;
};

/**
 * An operation of the API. Its schemas check the request, type the handler, present the reply and describe the
 * operation in the OpenAPI document.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a list of endpoints holds differing schemas
export type Endpoint<S extends Request = any, R extends Replies = any> = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Path with parameters as `{id}`. */
  path: string;
  /** The name in generated clients. It must not change after a release. */
  operationId: string;
  tag: string;
  summary: string;
  /** Markdown. Says only what summary and fields do not say. */
  description?: string;
  access: 'api-key' | 'public';
  /** Exists for test keys only. With a live key the path does not exist. */
  testOnly?: boolean;
  /**
   * Required scope of the key, checked before the body is read. It becomes the operation's `security` in the document.
   */
  scope: ScopeRule;
  /** Scopes for single fields. Checked after the body is read, before its fields are validated. */
  fieldScopes?: FieldScopes;
  request: S;
  replies: R;
  /**
   * Set if the body of the 200 is a file: a `DownloadedFile` or a `StreamedFile`. `types` are for the document. Each
   * download adds an entry with this action to the audit log, about the record in the path.
   */
  download?: { types: readonly string[]; action: string };
  /** Types of the files that the handler of a GET may return instead of JSON. Only for the document. */
  attachments?: readonly string[];
  /** Each answer of this GET adds an entry with this action and the query to the audit log. */
  viewAction?: string;
  /** Codes in addition to those of every endpoint. */
  errors: readonly ErrorCode[];
  /** Stores the body of a request with `stream`, after its query is checked. */
  receive?(
    context: Pick<Context<S>, 'actor' | 'query' | 'resolve'>,
    body: { contents: AsyncIterable<Buffer>; contentType: string | undefined; bytes: number | undefined },
  ): Promise<Received>;
  /**
   * Runs before the handler and outside its transaction. For slow work, and for writes that stay if the handler fails.
   */
  prepare?(context: Context<S>): Promise<void>;
  /**
   * Locks the resource of a PUT, PATCH or DELETE until the current transaction ends, so that If-Match holds until the
   * change. Does nothing if the resource does not exist.
   */
  lock?(context: Context<S>): Promise<unknown>;
  handler(context: Context<S>): Promise<Reply<R> | Attachment>;
  /**
   * Answers concurrent calls of one key in one transaction, in their order, so that they share statements and a commit.
   * `subject` is the ID of the record that a call has changed. Undefined for a call that `handler` must answer alone.
   */
  together?(
    context: Pick<Context<S>, 'actor' | 'resolve'>,
    bodies: readonly Infer<S, 'body'>[],
  ): Promise<({ subject: string; reply: Reply<R> } | undefined)[]>;
};

/** Whether the endpoint returns one resource by its id: such answers have an ETag. */
export const isTagged = ({ method, path }: Endpoint): boolean => method === 'get' && path.endsWith('}');

/** Replies of `together`, by index: 201 with the created record, or undefined if `handler` must answer. */
export const createdTogether = <T extends { id: string }>(
  calls: readonly unknown[],
  created: readonly (T | undefined)[],
) =>
  calls.map((_, i) => {
    const data = created[i];
    return data && { subject: data.id, reply: { status: 201 as const, body: { data } } };
  });

export const defineEndpoint = <const S extends Request, const R extends Replies>(
  endpoint: Endpoint<S, R>,
): Endpoint<S, R> => endpoint;
