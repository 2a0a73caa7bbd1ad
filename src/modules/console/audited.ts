import { AuditService } from '#modules/access';
import { Database } from '#platform/database/database.ts';
import type { ConsoleContext } from './console.page.ts';

/** `action` is a noun and a verb; `details` has nothing by which a candidate could be reached. */
type Entry = { action: string; subject: string; details?: object };

/** Does something and records who did it: both or neither. What `entry` gives for the result is recorded, if anything. */
export function audited<T>(
  { user, address, resolve }: ConsoleContext,
  work: () => Promise<T>,
  entry: (result: T) => Entry | undefined,
): Promise<T> {
  return resolve(Database).transaction(async () => {
    const result = await work();
    const made = entry(result);
    if (made) await resolve(AuditService).record(user.organizationId, { userId: user.id, address, ...made });
    return result;
  });
}
