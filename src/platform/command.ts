import type { z } from 'zod';
import { type AuditActor, AuditTrail } from './audit-trail.ts';
import type { Resolve } from './container.ts';

/** `npm run -s ops -- <name> --option value`. Prints its result as JSON. */
// oxlint-disable-next-line typescript/no-explicit-any -- a list of commands holds differing options
export type Command<O extends z.ZodObject = any> = {
  name: string;
  summary: string;
  /**
   * Names are in snake_case: `--public-name` is `public_name`. Values are strings, or booleans, whose options take no
   * value.
   */
  options: O;
  run(context: { options: z.output<O>; resolve: Resolve }): Promise<unknown>;
};

const operator: AuditActor = { type: 'operator', id: null, ip: null };

/** Records the changes of the command in the audit log. */
export const defineCommand = <O extends z.ZodObject>(command: Command<O>): Command<O> => ({
  ...command,
  run: (context) => context.resolve(AuditTrail).audited(operator, () => command.run(context)),
});
