import { ApplicationService } from '#modules/applications';
import type { ScreeningDetail } from '#modules/screenings';
import type { ConsoleContext } from './console.page.ts';

/** The id of the application of this candidate to this job, where there is one. */
export async function applicationOf(
  { user, resolve }: ConsoleContext,
  { candidate_id, job_id }: ScreeningDetail,
): Promise<string | undefined> {
  if (job_id === null) return undefined;
  const query = { candidate_id, job_id, limit: 1, offset: 0, after: undefined, filters: '' };
  return (await resolve(ApplicationService).list(user.organizationId, query)).rows[0]?.id;
}
