import { AuditService } from '#modules/access';
import { Database } from '#platform/database/database.ts';
import type { ConsoleContext } from './console.page.ts';

/** What is written down of a change: a noun and a verb, an id or an email, and what it was about. No secrets. */
type Entry = { action: string; subject?: string | undefined; details?: object };

/** Makes a change and writes down who made it, both or neither. `entry` may be told by what the change has given. */
export function audited<T>(
  { user, address, resolve }: ConsoleContext,
  change: () => Promise<T>,
  entry: Entry | ((changed: T) => Entry),
): Promise<T> {
  return resolve(Database).transaction(async () => {
    // Before the change, which may remove whoever makes it: the entry keeps their address.
    const before = typeof entry === 'function' ? undefined : entry;
    const record = (told: Entry) =>
      resolve(AuditService).record(user.organizationId, { userId: user.id, address, ...told });
    if (before) await record(before);
    const changed = await change();
    if (typeof entry === 'function') await record(entry(changed));
    return changed;
  });
}
