import { ApplicationService } from '#modules/applications';
import { InterviewService, interviewPrice } from '#modules/interviews';
import { JobService } from '#modules/jobs';
import { OrganizationService } from '#modules/organizations';
import { ScreeningService } from '#modules/screenings';
import { configToken } from '#platform/container.ts';
import { newId } from '#platform/ids.ts';
import { id as uuid } from '#platform/schema/fields.ts';
import { isOpen } from '../applications/application.view.ts';
import { checkRecruiterLimit, runAudited } from '../audit-trail.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { isUserError } from '../form-errors.ts';
import { pathId } from '../path-id.ts';
import { interviewStartPage } from './interview-start.view.ts';

const { start: t } = copy.interviews;
const path = '/console/applications/{id}/interview';

const closedReply = (id: string): ConsoleReply => ({
  redirect: `/console/applications/${id}`,
  notice: copy.applications.closedForStarts,
});

async function confirmPage(
  context: ConsoleContext,
  id: string,
  problem?: { message: string; status: number },
): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const { organizationId } = user;
  const application = await resolve(ApplicationService).get(organizationId, id);
  if (!isOpen(application)) return closedReply(id);
  const [job, { credit_balance: balance }, interviews] = await Promise.all([
    resolve(JobService).get(organizationId, application.job_id),
    resolve(OrganizationService).get(organizationId),
    resolve(ScreeningService).list(organizationId, {
      type: 'video',
      candidate_id: application.candidate_id,
      job_id: application.job_id,
      limit: 20,
      offset: 0,
    }),
  ]);
  const open = interviews.rows.filter(({ status }) => status === 'invited' || status === 'in_progress');
  const start = { application, job, price: interviewPrice, balance, open, interviewId: newId() };
  return { status: problem?.status ?? 200, document: interviewStartPage(context, start, problem?.message) };
}

async function start(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, form, resolve } = context;
  const id = pathId(context);
  const application = await resolve(ApplicationService).get(user.organizationId, id);
  if (!isOpen(application)) return closedReply(id);
  const { candidate_id: candidateId, job_id: jobId } = application;
  const interview = uuid().safeParse(form.value('interview'));
  if (!interview.success) return confirmPage(context, id, { message: t.confirmAgain, status: 422 });
  const requested = { id: interview.data, candidateId, jobId };
  try {
    const isNew = await runAudited(
      context,
      async () => {
        const isNew = await resolve(InterviewService).start(user.organizationId, requested);
        const { interviews } = resolve(configToken).recruiterLimits;
        if (isNew) await checkRecruiterLimit(context, 'interview.start', interviews, t.dailyLimit(interviews));
        return isNew;
      },
      (made) =>
        made
          ? {
              action: 'interview.start',
              subject: requested.id,
              details: { application_id: id, credits: interviewPrice },
            }
          : undefined,
    );
    return { redirect: `/console/interviews/${requested.id}`, notice: isNew ? t.done : t.existing };
  } catch (error) {
    if (!isUserError(error)) throw error;
    return confirmPage(context, id, error);
  }
}

export const interviewStartPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'recruiter',
    isChange: true,
    handler: (context) => confirmPage(context, pathId(context)),
  }),
  defineConsolePage({ method: 'post', path, role: 'recruiter', handler: start }),
];
