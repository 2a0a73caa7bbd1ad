import type { z } from 'zod';
import type { Resolve } from '../container.ts';
import type { ErrorCode } from '../error-codes.ts';
import type { Actor } from './access.ts';

type Schema = z.ZodType;
type Request = {
  params?: z.ZodObject;
  query?: Schema;
  body?: Schema;
  /** The body is a file, taken as it is, whatever its declared type; an empty one if there was none. */
  file?: { maxBytes: number };
};
type Infer<S, K extends 'params' | 'query' | 'body'> = S extends { [P in K]: infer Z extends Schema }
  ? z.output<Z>
  : undefined;
type Replies = { [status in 200 | 201 | 204]?: Schema | null };
/** A status that the endpoint declares, with a body that fits its schema. */
export type Reply<R extends Replies> = {
  [S in keyof R]: { status: S; body: R[S] extends Schema ? z.input<R[S]> : null };
}[keyof R];

type Context<S extends Request> = {
  params: Infer<S, 'params'>;
  query: Infer<S, 'query'>;
  body: Infer<S, 'body'>;
  file: S extends { file: object } ? Buffer : undefined;
  actor: Actor;
  resolve: Resolve;
};

/**
 * One operation of the API, complete: the same schemas check the request, type the handler and present the reply (what
 * a reply's schema does not name does not leave the process).
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a list of endpoints holds differing schemas
export type Endpoint<S extends Request = any, R extends Replies = any> = {
  method: 'get' | 'post' | 'put' | 'delete';
  /** The full path, with parameters as `{id}`. */
  path: string;
  /** Names the operation in clients that are generated from the documentation: once released it stays. */
  operationId: string;
  /** The group it is shown in. */
  tag: string;
  summary: string;
  /** What the summary and the fields do not say, in Markdown. */
  description?: string;
  access: 'api-key' | 'public';
  request: S;
  replies: R;
  /** The error codes it can answer beside those of every endpoint. */
  errors: readonly ErrorCode[];
  /**
   * Runs before the handler and outside its transaction: for what is slow, or must be kept although the handler fails.
   * It may refuse the request as the handler may.
   */
  prepare?(context: Context<S>): Promise<void>;
  handler(context: Context<S>): Promise<Reply<R>>;
};

export const defineEndpoint = <const S extends Request, const R extends Replies>(
  endpoint: Endpoint<S, R>,
): Endpoint<S, R> => endpoint;
