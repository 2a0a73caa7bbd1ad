import { h } from 'preact';
import { ApplicationService, type EnrichedApplication, RejectionReasonService } from '#modules/applications';
import { JobService } from '#modules/jobs';
import { OrganizationService } from '#modules/organizations';
import { BadRequest, InvalidPipelineStatus, NotFound } from '#platform/errors.ts';
import { id } from '#platform/schema/fields.ts';
import { applicationPage } from '../applications/application.view.ts';
import { applicationDetail } from '../applications/application-detail.ts';
import { type Moved, moveApplication } from '../applications/application-move.ts';
import { MatchCoverageQueries } from '../applications/match-coverage.queries.ts';
import { pipelineLabel } from '../components/badges.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, defineConsolePage } from '../console.page.ts';
import { canHaveReason, changedDecision, openClosing, reasonProblem } from '../decisions/decision.view.ts';
import { rejectionEmail } from '../decisions/rejection-email.ts';
import { barePage } from '../layout.ts';
import { pathId } from '../path-id.ts';
import { BoardQueries } from './board.queries.ts';
import { boardPage, maxCardsPerColumn } from './board.view.ts';

const path = '/console/jobs/{id}/board';

/** Throws BadRequest with the sentence that the board shows, for a reason that can't be chosen. */
async function move(context: ConsoleContext, application: EnrichedApplication, to: string): Promise<Moved> {
  try {
    return await moveApplication(context, application, to, changedDecision(context.form, to, openClosing));
  } catch (error) {
    const problem = reasonProblem(error);
    throw problem === undefined ? error : new BadRequest('validation_error', problem);
  }
}

export const boardPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'recruiter',
    handler: async (context) => {
      const { user, resolve } = context;
      const jobId = pathId(context);
      const [job, { pipeline_statuses: statuses }, reasons] = await Promise.all([
        resolve(JobService).get(user.organizationId, jobId),
        resolve(OrganizationService).get(user.organizationId),
        resolve(RejectionReasonService).active(user.organizationId),
      ]);
      const columns = await resolve(BoardQueries).columns(user.organizationId, jobId, statuses, maxCardsPerColumn);
      const few = await resolve(MatchCoverageQueries).withFewFacts(
        user.organizationId,
        columns.flatMap(({ cards }) => cards.map((card) => card.id)),
      );
      const email = await rejectionEmail(context, { candidateName: copy.jobs.board.anyName, jobId });
      return { document: boardPage(context, { job, columns, few, statuses, reasons, email }) };
    },
  }),
  defineConsolePage({
    method: 'post',
    path,
    role: 'recruiter',
    handler: async (context) => {
      const { user, form, resolve } = context;
      const jobId = pathId(context);
      const applicationId = id().safeParse(form.value('application'));
      if (!applicationId.success) throw new NotFound('The application');
      const application = await resolve(ApplicationService).get(user.organizationId, applicationId.data);
      if (application.job_id !== jobId) throw new NotFound('The application');
      const to = form.value('status');
      // The board's script asks for a reason itself, and shows the result.
      const hasScript = form.value('quiet') !== '';
      const isFresh = form.value('from') === application.status && to !== application.status;
      if (!hasScript && isFresh && canHaveReason(to)) {
        const detail = await applicationDetail(context, application.id, { typedMove: { ...openClosing, status: to } });
        if (!detail.statuses.includes(to)) {
          const { message } = new InvalidPipelineStatus(to, detail.statuses);
          return { status: 422, document: applicationPage(context, detail, message) };
        }
        return { document: applicationPage(context, detail, copy.jobs.board.notMovedYet(to === 'rejected')) };
      }
      const moved = await move(context, application, to);
      const notice =
        'notice' in moved ? moved.notice : copy.applications.move.movedMeanwhile(pipelineLabel(moved.meanwhile));
      if (!hasScript) return { redirect: `/console/jobs/${jobId}/board`, notice };
      if ('meanwhile' in moved) {
        const said = h('p', { 'data-status': moved.meanwhile }, notice);
        return { status: 409, document: barePage({ title: notice }, null, said) };
      }
      const { rows } = await resolve(ApplicationService).events(user.organizationId, application.id, {
        limit: 1,
        offset: 0,
      });
      // Offer no undo if the candidate gets an email about the move.
      const isUndoable = rows[0]?.to_status === to && form.value('send_rejection_email') === '';
      const event = isUndoable ? rows[0]?.id : undefined;
      return { document: barePage({ title: notice }, null, h('p', { 'data-event': event }, notice)) };
    },
  }),
];
