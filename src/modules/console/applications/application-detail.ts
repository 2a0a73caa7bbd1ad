import { ApplicationService } from '#modules/applications';
import { interviewPrice } from '#modules/interviews';
import { JobService } from '#modules/jobs';
import { MatchService } from '#modules/matching';
import { OrganizationService } from '#modules/organizations';
import { MessageQueries } from '#modules/outreach';
import { type ScreeningDetail, ScreeningService } from '#modules/screenings';
import { configToken } from '#platform/container.ts';
import type { ConsoleContext } from '../console.page.ts';
import { UserNameQueries } from '../user-name.queries.ts';
import type { ApplicationDetail } from './application.view.ts';

/** Throws NotFound. */
export async function applicationDetail({ user, resolve }: ConsoleContext, id: string): Promise<ApplicationDetail> {
  const { organizationId } = user;
  const latest = { limit: 50, offset: 0 };
  const application = await resolve(ApplicationService).get(organizationId, id);
  const { candidate_id, job_id } = application;
  const [match, events, messages, screenings, organization, job] = await Promise.all([
    resolve(MatchService).explain(organizationId, id),
    resolve(ApplicationService).events(organizationId, id, latest),
    resolve(MessageQueries).page(organizationId, { candidateId: candidate_id, jobId: job_id, ...latest }),
    resolve(ScreeningService).list(organizationId, { type: 'all', candidate_id, job_id, ...latest }),
    resolve(OrganizationService).get(organizationId),
    resolve(JobService).get(organizationId, job_id),
  ]);
  const users = await resolve(UserNameQueries).names(organizationId, [
    application.closed_by_user_id,
    ...events.rows.map((event) => event.changed_by_user_id),
  ]);
  return {
    application,
    match,
    events: events.rows,
    messages: messages.rows,
    screenings: screenings.rows,
    users,
    statuses: organization.pipeline_statuses,
    hasQuestions: (job.screening_questions?.length ?? 0) > 0,
    hasWhatsapp: resolve(configToken).whatsapp?.template !== undefined,
    interviewPrice,
  };
}

export async function findApplicationId(
  { user, resolve }: ConsoleContext,
  { candidate_id, job_id }: ScreeningDetail,
): Promise<string | undefined> {
  if (job_id === null) return undefined;
  const query = { candidate_id, job_id, limit: 1, offset: 0 };
  return (await resolve(ApplicationService).list(user.organizationId, query)).rows[0]?.id;
}
