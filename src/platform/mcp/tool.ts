import type { z } from 'zod';
import type { Resolve } from '../container.ts';
import type { Caller, OperationInput } from '../http/api/operation.ts';

export type ToolContext<I> = {
  input: I;
  caller: Caller;
  /** An operation of the API with the caller's scopes. Throws what the API answers as errors. */
  call: (operationId: string, input?: OperationInput, idempotencyKey?: string) => Promise<unknown>;
  /** What `work` changes, with audit entries. A dry run rolls it back. */
  change: <T>(work: () => Promise<T>, nameOf: (result: T) => ToolEntry | undefined) => Promise<T>;
  resolve: Resolve;
};

/** Names a change in the audit log. */
export type ToolEntry = { action: string; subject: string; details: object };

/**
 * A tool of the MCP server. `description` is what a model reads to choose it: what it returns, and when not to use it.
 * What a candidate may have written is in fields of `output` named `untrusted_…`, and nowhere else.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a list of tools holds differing schemas
export type Tool<I extends z.ZodObject = any, O extends z.ZodObject = any> = {
  name: string;
  title: string;
  description: string;
  input: I;
  output: O;
  /** Only with a write: whether a repetition changes nothing more. Its input has `dry_run`. */
  write?: { isIdempotent: boolean };
  run(context: ToolContext<z.output<I>>): Promise<z.input<O>>;
};

export const defineTool = <const I extends z.ZodObject, const O extends z.ZodObject>(tool: Tool<I, O>): Tool<I, O> =>
  tool;

export type ToolSet = {
  /** What a model reads about all of them. */
  instructions: string;
  tools: readonly Tool[];
};
