import { AuditService } from '#modules/access';
import { ApplicationService, RejectionReasonService } from '#modules/applications';
import { DecisionService } from '#modules/decisions';
import { RecordingService } from '#modules/interviews';
import { OrganizationService } from '#modules/organizations';
import { MessageQueries } from '#modules/outreach';
import { NotFound } from '#platform/errors.ts';
import { findApplicationId } from '../applications/application-detail.ts';
import { actorOf } from '../audit-trail.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { rejectionEmail } from '../decisions/rejection-email.ts';
import { liveEvents, readerOf } from '../live/live.ts';
import { pathId } from '../path-id.ts';
import { interviewPage, reportFragment } from './interview.view.ts';
import { interviewPanel, type PanelApplication } from './interview-panel.view.ts';
import { type InterviewReport, InterviewReportService } from './interview-report.service.ts';
import { InterviewStream } from './interview-stream.ts';

const path = '/console/interviews/{id}';

/** Throws NotFound. */
const reportOf = (context: ConsoleContext): Promise<InterviewReport> =>
  context.resolve(InterviewReportService).report(context.user.organizationId, pathId(context));

async function panelApplication(context: ConsoleContext, id: string): Promise<PanelApplication> {
  const { user, resolve } = context;
  const { organizationId } = user;
  const [application, decisions, reasons, organization] = await Promise.all([
    resolve(ApplicationService).get(organizationId, id),
    resolve(DecisionService).ofApplication(organizationId, id, { limit: 1, offset: 0 }),
    resolve(RejectionReasonService).active(organizationId),
    resolve(OrganizationService).get(organizationId),
  ]);
  const shown = { decisions: decisions.rows, reasons, statuses: organization.pipeline_statuses };
  return {
    application,
    ...shown,
    rejectionEmail: await rejectionEmail(context, {
      candidateName: application.candidate_full_name ?? '',
      jobId: application.job_id,
    }),
  };
}

const reportPage = defineConsolePage({
  method: 'get',
  path,
  role: 'recruiter',
  media: 'plays',
  handler: async (context) => {
    const { user, resolve } = context;
    const report = await reportOf(context);
    const { interview } = report;
    const [sent, applicationId] = await Promise.all([
      resolve(MessageQueries).page(user.organizationId, { candidateId: interview.candidate_id, limit: 100, offset: 0 }),
      findApplicationId(context, interview),
    ]);
    const invites = sent.rows.filter((message) => message.interview_id === interview.id);
    const of = applicationId === undefined ? undefined : await panelApplication(context, applicationId);
    // Applies the same rule as the service.
    const canBeRated = interview.started_at !== null && (report.consent?.withdrawnAt ?? null) === null;
    const panel = interviewPanel(context, interview, { of, canBeRated });
    return { document: interviewPage(context, report, invites, panel) };
  },
});

const fragmentPage = defineConsolePage({
  method: 'get',
  path: `${path}/live/now`,
  role: 'recruiter',
  isPart: true,
  handler: async (context) => ({ document: reportFragment(await reportOf(context), readerOf(context).isAdmin) }),
});

const livePage = defineConsolePage({
  method: 'get',
  path: `${path}/live`,
  role: 'recruiter',
  isPart: true,
  handler: async (context) => {
    const { interview } = await reportOf(context);
    return liveEvents(context, (signal) =>
      context.resolve(InterviewStream).follow(readerOf(context), interview.id, signal),
    );
  },
});

const extensionOf = (type: string): string => (type.startsWith('video/mp4') ? 'mp4' : 'webm');

/** The audit log records once a day which user viewed which interview. Throws NotFound. */
async function recording(context: ConsoleContext, question: number | null): Promise<ConsoleReply> {
  const { user, query, resolve } = context;
  const id = pathId(context);
  const file = await resolve(RecordingService).open(user.organizationId, id, question);
  const { type, size } = file;
  const { organizationId } = user;
  await resolve(AuditService).recordOnceADay(actorOf(context), {
    organizationId,
    action: 'recording.view',
    subject: id,
  });
  const name = query.has('download') ? { name: `interview-${id}.${extensionOf(type)}` } : {};
  return { file: { type, size, ...name, read: (range) => file.read(range) } };
}

const wholePage = defineConsolePage({
  method: 'get',
  path: `${path}/recording`,
  role: 'recruiter',
  isPart: true,
  media: 'plays',
  handler: (context) => recording(context, null),
});

const answerPage = defineConsolePage({
  method: 'get',
  path: `${path}/recording/{question}`,
  role: 'recruiter',
  isPart: true,
  media: 'plays',
  handler: (context) => {
    const question = context.params['question'] ?? '';
    if (!/^\d{1,4}$/.test(question)) throw new NotFound('The recording');
    return recording(context, Number(question));
  },
});

export const interviewPages = [reportPage, fragmentPage, livePage, wholePage, answerPage];
