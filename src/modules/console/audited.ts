import { AuditService } from '#modules/access';
import { Database } from '#platform/database/database.ts';
import type { ConsoleContext } from './console.page.ts';

/** `action` is a noun and a verb, `subject` an id or a user's email; `details` has no secrets and nothing by which a candidate could be reached. */
type Entry = { action: string; subject?: string | undefined; details?: object };

/**
 * Does something and records who did it: both or neither. An entry that is known before is written before: the work may
 * remove the user who does it, and the entry keeps their address. What a function gives for the result is recorded after
 * it, if anything.
 */
export function audited<T>(
  { user, address, resolve }: ConsoleContext,
  work: () => Promise<T>,
  entry: Entry | ((result: T) => Entry | undefined),
): Promise<T> {
  const record = async (made: Entry | undefined): Promise<void> => {
    if (made) await resolve(AuditService).record(user.organizationId, { userId: user.id, address, ...made });
  };
  return resolve(Database).transaction(async () => {
    if (typeof entry !== 'function') await record(entry);
    const result = await work();
    if (typeof entry === 'function') await record(entry(result));
    return result;
  });
}
