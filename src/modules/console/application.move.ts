import { ApplicationService, type EnrichedApplication } from '#modules/applications';
import { audited } from './audited.ts';
import type { ConsoleContext } from './console.page.ts';

/**
 * Moves an application to another pipeline status, by the user. Returns what to tell them. Throws InvalidPipelineStatus,
 * and NotFound where it was deleted meanwhile.
 */
export async function moveApplication(
  context: ConsoleContext,
  { id, status: from, candidate_full_name: name }: EnrichedApplication,
  status: string,
): Promise<string> {
  const { user, resolve } = context;
  await audited(
    context,
    () =>
      resolve(ApplicationService).update(
        user.organizationId,
        id,
        { fields: { status }, sentBack: false },
        { userId: user.id },
      ),
    () => (from === status ? undefined : { action: 'application.move', subject: id, details: { from, to: status } }),
  );
  return `${name ?? 'The application'} is in ${status} now.`;
}
