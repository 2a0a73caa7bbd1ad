import { NotFound } from '#platform/errors.ts';
import { TombstoneRepository } from '#platform/gone/tombstones.repository.ts';
import type { ConsoleContext, ConsoleReply } from '../../console.page.ts';

/**
 * Redirects to the remaining record if the one with `id` was merged. Throws Gone if it was erased. Looks for tombstones
 * only if the page finds nothing.
 */
export async function orStanding(
  { user, resolve }: ConsoleContext,
  id: string,
  pathOf: (id: string) => string,
  reply: () => Promise<ConsoleReply>,
): Promise<ConsoleReply> {
  try {
    return await reply();
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    const gone = (await resolve(TombstoneRepository).goneOf(user.organizationId, [id])).get(id);
    if (gone?.mergedInto !== undefined) return { redirect: pathOf(gone.mergedInto) };
    throw gone ?? error;
  }
}
