import { ApplicationService } from '#modules/applications';
import { interviewPrice } from '#modules/interviews';
import { JobService } from '#modules/jobs';
import { MatchService } from '#modules/matching';
import { OrganizationService } from '#modules/organizations';
import { MessageQueries } from '#modules/outreach';
import { ScreeningService } from '#modules/screenings';
import { configToken } from '#platform/container.ts';
import type { ApplicationDetail } from './application.view.ts';
import type { ConsoleContext } from './console.page.ts';
import { UserNameQueries } from './user-name.queries.ts';

/** More of one kind than anybody reads on one page. */
const first = { limit: 50, offset: 0, after: undefined, filters: '' };

/** Reads all that the page of an application shows. Throws NotFound. */
export async function applicationDetail({ user, resolve }: ConsoleContext, id: string): Promise<ApplicationDetail> {
  const { organizationId } = user;
  const application = await resolve(ApplicationService).get(organizationId, id);
  const { candidate_id: candidateId, job_id: jobId } = application;
  const [match, events, messages, screenings, organization, job] = await Promise.all([
    resolve(MatchService).explain(organizationId, id),
    resolve(ApplicationService).events(organizationId, id, first),
    resolve(MessageQueries).page(organizationId, { candidateId, jobId, ...first }),
    resolve(ScreeningService).list(organizationId, {
      type: 'all',
      candidate_id: candidateId,
      job_id: jobId,
      ...first,
    }),
    resolve(OrganizationService).get(organizationId),
    resolve(JobService).get(organizationId, jobId),
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
