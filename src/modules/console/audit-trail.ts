import { AuditService } from '#modules/access';
import { Database } from '#platform/database/database.ts';
import type { ConsoleContext } from './console.page.ts';

/** `subject` is an id or a user's email. `details` has no secrets and no contact data of candidates. */
type Entry = { action: string; subject?: string | undefined; details?: object };

/**
 * In one transaction. A fixed entry is written first: the change may remove the user who makes it. An entry made from
 * the result is written last, or not at all.
 */
export function runAudited<T>(
  { user, address, resolve }: ConsoleContext,
  change: () => Promise<T>,
  entry: Entry | ((result: T) => Entry | undefined),
): Promise<T> {
  const record = async (made: Entry | undefined): Promise<void> => {
    if (made) await resolve(AuditService).record(user.organizationId, { userId: user.id, address, ...made });
  };
  return resolve(Database).transaction(async () => {
    if (typeof entry !== 'function') await record(entry);
    const result = await change();
    if (typeof entry === 'function') await record(entry(result));
    return result;
  });
}
