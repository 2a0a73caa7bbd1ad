import { ApplicationService } from '#modules/applications';
import { InterviewService, interviewPrice } from '#modules/interviews';
import { JobService } from '#modules/jobs';
import { OrganizationService } from '#modules/organizations';
import { ScreeningService } from '#modules/screenings';
import { id as uuid } from '#platform/http/types.ts';
import { newId } from '#platform/ids.ts';
import { isTheirs } from './application.pages.ts';
import { audited } from './audited.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from './console.page.ts';
import { interviewStartPage } from './interview-start.view.ts';
import { recordId } from './record-id.ts';

const path = '/console/applications/{id}/interview';

/** Asks before anything is made. The interview's id is in the form: sent twice, it makes one. */
async function ask(
  context: ConsoleContext,
  id: string,
  problem?: { message: string; status: number },
): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const { organizationId } = user;
  const application = await resolve(ApplicationService).get(organizationId, id);
  const [job, { credit_balance: balance }, interviews] = await Promise.all([
    resolve(JobService).get(organizationId, application.job_id),
    resolve(OrganizationService).get(organizationId),
    resolve(ScreeningService).list(organizationId, {
      type: 'video',
      candidate_id: application.candidate_id,
      job_id: application.job_id,
      limit: 20,
      offset: 0,
      after: undefined,
      filters: '',
    }),
  ]);
  const open = interviews.rows.filter(({ status }) => status === 'invited' || status === 'in_progress');
  const start = { application, job, price: interviewPrice, balance, open, interviewId: newId() };
  return { status: problem?.status ?? 200, document: interviewStartPage(context, start, problem?.message) };
}

async function start(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, form, resolve } = context;
  const id = recordId(context);
  const { candidate_id: candidateId, job_id: jobId } = await resolve(ApplicationService).get(user.organizationId, id);
  const interview = uuid().safeParse(form.value('interview'));
  if (!interview.success) return ask(context, id, { message: 'Please confirm once more.', status: 422 });
  const wanted = { id: interview.data, candidateId, jobId };
  try {
    const isNew = await audited(
      context,
      () => resolve(InterviewService).start(user.organizationId, wanted),
      (made) =>
        made
          ? { action: 'interview.start', subject: wanted.id, details: { application_id: id, credits: interviewPrice } }
          : undefined,
    );
    const notice = isNew ? 'The interview is made, and the invite is on its way.' : 'This interview was made before.';
    return { redirect: `/console/interviews/${wanted.id}`, notice };
  } catch (error) {
    if (!isTheirs(error)) throw error;
    return ask(context, id, error);
  }
}

export const interviewStartPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'recruiter',
    handler: (context) => ask(context, recordId(context)),
  }),
  defineConsolePage({ method: 'post', path, role: 'recruiter', handler: start }),
];
