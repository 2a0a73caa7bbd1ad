import type { z } from 'zod';
import type { Resolve } from '../container.ts';
import type { Caller, OperationInput } from '../http/api/operation.ts';

export type ToolContext<I> = {
  input: I;
  caller: Caller;
  /** Runs an operation of the API with the caller's scopes. Throws the errors that the API would answer with. */
  call: (operationId: string, input?: OperationInput, idempotencyKey?: string) => Promise<unknown>;
  /** Runs `work` and writes audit entries for its changes. A dry run rolls it back. */
  change: <T>(work: () => Promise<T>, nameOf: (result: T) => ToolEntry | undefined) => Promise<T>;
  resolve: Resolve;
};

/** Names a change in the audit log. */
export type ToolEntry = { action: string; subject: string; details: object };

/**
 * A tool of the MCP server. A model reads `description` to choose it: what the tool returns, and when not to use it.
 * Only fields of `output` named `untrusted_…` may contain text that a candidate may have written.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a list of tools holds differing schemas
export type Tool<I extends z.ZodObject = any, O extends z.ZodObject = any> = {
  name: string;
  title: string;
  description: string;
  input: I;
  output: O;
  /** Set for a tool that writes: whether a repeat changes nothing more. Its input has `dry_run`. */
  write?: { isIdempotent: boolean };
  run(context: ToolContext<z.output<I>>): Promise<z.input<O>>;
};

export const defineTool = <const I extends z.ZodObject, const O extends z.ZodObject>(tool: Tool<I, O>): Tool<I, O> =>
  tool;

export type ToolSet = {
  /** Instructions for a model about all of the tools. */
  instructions: string;
  tools: readonly Tool[];
};
