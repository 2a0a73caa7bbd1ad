import { ApplicationService, RejectionReasonService } from '#modules/applications';
import { DecisionService } from '#modules/decisions';
import { channels, ScreeningStartService } from '#modules/screenings';
import { id as uuid } from '#platform/schema/fields.ts';
import { addTypedNote, typedNote, withNote } from '../activity/note.page.ts';
import { runAudited } from '../audit-trail.ts';
import { orStanding } from '../candidates/merging/gone.ts';
import { pipelineLabel } from '../components/badges.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { changedDecision, closingOf, openClosing, reasonProblem, typedClosing } from '../decisions/decision.view.ts';
import { isUserError, toFormErrors } from '../form-errors.ts';
import { pathId } from '../path-id.ts';
import { applicationPage, backField, isOpen, screeningLinkPage } from './application.view.ts';
import { applicationDetail, type TypedFields } from './application-detail.ts';
import { moveApplication } from './application-move.ts';

const { applications: t } = copy;
const path = '/console/applications/{id}';
const applicationPath = (id: string): string => `/console/applications/${id}`;

/** The page that had the form. */
function pageOf({ form }: ConsoleContext, id: string): string {
  const interview = uuid().safeParse(form.value(backField));
  return interview.success ? `/console/interviews/${interview.data}` : applicationPath(id);
}

async function pageWithProblem(
  context: ConsoleContext,
  { message, status, ...typed }: { message: string; status: number } & TypedFields,
): Promise<ConsoleReply> {
  const detail = await applicationDetail(context, pathId(context), typed);
  return { status, document: applicationPage(context, detail, message) };
}

/** Saves the note that came with any action of the page. Returns a page with it where it cannot be saved. */
export async function saveTyped(context: ConsoleContext, id: string): Promise<ConsoleReply | undefined> {
  const note = typedNote(context);
  if (note === '') return undefined;
  const { candidate_id: candidateId } = await context.resolve(ApplicationService).get(context.user.organizationId, id);
  try {
    await addTypedNote(context, candidateId, id);
    return undefined;
  } catch (error) {
    const {
      status,
      problems,
      message = [...problems.values()].join(' '),
    } = toFormErrors(error, {
      text: copy.activity.notes.label,
    });
    return pageWithProblem(context, { message, status, typedNote: note });
  }
}

/** The page with the status that was chosen, and not updated. */
async function pageWithChoice(context: ConsoleContext, id: string, notice: string): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const reasons = await resolve(RejectionReasonService).active(user.organizationId);
  const typedMove = { status: form.value('status'), ...typedClosing(form, reasons, openClosing) };
  return { document: applicationPage({ ...context, notice }, await applicationDetail(context, id, { typedMove })) };
}

async function saveNote(context: ConsoleContext): Promise<ConsoleReply> {
  const id = pathId(context);
  const problem = await saveTyped(context, id);
  if (problem) return problem;
  const { form } = context;
  const isForInterview = form.value('next') === 'interview';
  const redirect = isForInterview ? `${applicationPath(id)}/interview` : pageOf(context, id);
  if (typedNote(context) === '') return { redirect };
  const { notes } = copy.activity;
  const from = form.value('from');
  if (from === '' || from === form.value('status')) return { redirect, notice: notes.added };
  const notice = notes.notMoved(pipelineLabel(from));
  return redirect === applicationPath(id) ? pageWithChoice(context, id, notice) : { redirect, notice };
}

async function move(context: ConsoleContext): Promise<ConsoleReply> {
  const id = pathId(context);
  const application = await context.resolve(ApplicationService).get(context.user.organizationId, id);
  const problem = await saveTyped(context, id);
  if (problem) return problem;
  const { form, user, resolve } = context;
  const to = form.value('move_to') || form.value('status');
  const decisions = await resolve(DecisionService).ofApplication(user.organizationId, id, { limit: 1, offset: 0 });
  const closing = closingOf(application, decisions.rows);
  const refuse = async (message: string, status: number) => {
    const reasons = await resolve(RejectionReasonService).active(user.organizationId);
    const typedMove = { status: to, ...typedClosing(form, reasons, closing) };
    return pageWithProblem(context, { message: withNote(context, message), status, typedMove });
  };
  try {
    const decision = changedDecision(form, to, closing);
    const moved = await moveApplication(context, application, to, decision);
    if ('meanwhile' in moved) return await refuse(t.move.movedMeanwhile(pipelineLabel(moved.meanwhile)), 409);
    return { redirect: pageOf(context, id), notice: withNote(context, moved.notice) };
  } catch (error) {
    const message = reasonProblem(error) ?? (isUserError(error) ? error.message : undefined);
    if (message === undefined) throw error;
    return refuse(message, 422);
  }
}

async function startScreening(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, form, resolve } = context;
  const id = pathId(context);
  const application = await resolve(ApplicationService).get(user.organizationId, id);
  const { candidate_id: candidateId, job_id: jobId } = application;
  const problem = await saveTyped(context, id);
  if (problem) return problem;
  const refuse = (message: string, status: number) =>
    pageWithProblem(context, { message: withNote(context, message), status });
  if (!isOpen(application)) return refuse(t.closedForStarts, 409);
  const channel = channels.find((one) => one === form.value('channel'));
  if (!channel) return refuse(t.screening.noChannel, 422);
  const { hasQuestions } = await applicationDetail(context, id);
  if (!hasQuestions) return refuse(t.screening.questionsRequired, 409);
  try {
    const started = await runAudited(
      context,
      () => resolve(ScreeningStartService).start({ organizationId: user.organizationId, candidateId, jobId, channel }),
      ({ screeningId, isNew }) => ({
        action: isNew ? 'screening.start' : 'screening.link',
        subject: screeningId,
        details: { channel, application_id: id },
      }),
    );
    if (channel === 'web_form') return { document: screeningLinkPage(context, application, started) };
    return {
      redirect: applicationPath(id),
      notice: withNote(context, started.isNew ? t.screening.started[channel] : t.screening.existing),
    };
  } catch (error) {
    if (!isUserError(error)) throw error;
    return refuse(error.message, error.status);
  }
}

export const applicationPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'recruiter',
    handler: (context) =>
      orStanding(context, pathId(context), applicationPath, async () => ({
        document: applicationPage(context, await applicationDetail(context, pathId(context))),
      })),
  }),
  defineConsolePage({ method: 'post', path: `${path}/move`, role: 'recruiter', handler: move }),
  defineConsolePage({ method: 'post', path: `${path}/notes`, role: 'recruiter', handler: saveNote }),
  defineConsolePage({ method: 'post', path: `${path}/screening`, role: 'recruiter', handler: startScreening }),
];
