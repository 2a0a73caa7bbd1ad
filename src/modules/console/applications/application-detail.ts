import { ApplicationService, RejectionReasonService } from '#modules/applications';
import { MoveUndoService } from '#modules/bulk-actions';
import { ResumeService } from '#modules/candidates';
import { DecisionService, ReviewService } from '#modules/decisions';
import { InterviewBudget, interviewPrice } from '#modules/interviews';
import { JobService } from '#modules/jobs';
import { MatchService } from '#modules/matching';
import { OrganizationService } from '#modules/organizations';
import { SuppressionService } from '#modules/outreach';
import { type ScreeningDetail, ScreeningService } from '#modules/screenings';
import { configToken } from '#platform/container.ts';
import { activitySection } from '../activity/activity.page.ts';
import type { ConsoleContext } from '../console.page.ts';
import { rejectionEmail } from '../decisions/rejection-email.ts';
import { UserNameQueries } from '../user-name.queries.ts';
import { type ApplicationDetail, actionOf, form, type TypedMove } from './application.view.ts';
import { applicationNeighbors } from './neighbors/application-neighbors.ts';

/** A note or a move that could not be stored, as typed. */
export type TypedFields = { typedNote?: string; typedMove?: TypedMove };

/** Throws NotFound. */
export async function applicationDetail(
  context: ConsoleContext,
  id: string,
  { typedNote, typedMove }: TypedFields = {},
): Promise<ApplicationDetail> {
  const { user, resolve } = context;
  const { organizationId } = user;
  const latest = { limit: 50, offset: 0 };
  const application = await resolve(ApplicationService).get(organizationId, id);
  const { candidate_id, job_id } = application;
  const composer = { form, action: actionOf(id, 'notes'), typed: typedNote, given: application.notes };
  const [undo, match, activity, decisions, reasons, screenings, reviews, organization, job, inviteWaitsUntil, resume] =
    await Promise.all([
      resolve(MoveUndoService).last(organizationId, id),
      resolve(MatchService).explain(organizationId, id),
      activitySection(context, { candidateId: candidate_id, applicationId: id }, composer),
      resolve(DecisionService).ofApplication(organizationId, id, latest),
      resolve(RejectionReasonService).active(organizationId),
      resolve(ScreeningService).list(organizationId, { type: 'all', candidate_id, job_id, ...latest }),
      resolve(ReviewService).ofApplication(organizationId, id),
      resolve(OrganizationService).get(organizationId),
      resolve(JobService).get(organizationId, job_id),
      resolve(InterviewBudget).waitingUntil(organizationId, { candidateId: candidate_id, jobId: job_id }),
      resolve(ResumeService).detail(organizationId, candidate_id),
    ]);
  const suppression = application.candidate_email
    ? await resolve(SuppressionService).suppressionReason(organizationId, application.candidate_email)
    : undefined;
  const email = await rejectionEmail(context, {
    candidateName: application.candidate_full_name ?? '',
    jobId: application.job_id,
  });
  const neighbors = await applicationNeighbors(context, application);
  const users = await resolve(UserNameQueries).names(organizationId, [
    application.closed_by_user_id,
    ...decisions.rows.map(({ decided_by: { type, id: by } }) => (type === 'user' ? by : null)),
  ]);
  return {
    application,
    suppression,
    neighbors,
    match,
    activity,
    // Programs take back what they did themselves.
    undo: undo?.whyNot === null && undo.byUserId !== null ? undo : undefined,
    decisions: decisions.rows,
    reasons,
    screenings: screenings.rows,
    reviews,
    users,
    statuses: organization.pipeline_statuses,
    typedMove,
    rejectionEmail: email,
    inviteWaitsUntil,
    hasResume: resume.state !== 'none',
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
