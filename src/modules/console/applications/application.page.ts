import { ApplicationService } from '#modules/applications';
import { DecisionService } from '#modules/decisions';
import { channels, ScreeningStartService } from '#modules/screenings';
import { Conflict } from '#platform/errors.ts';
import { text, id as uuid } from '#platform/schema/fields.ts';
import { addTypedNote, typedNote } from '../activity/note.page.ts';
import { runAudited } from '../audit-trail.ts';
import { orStanding } from '../candidates/merging/gone.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { changedDecision, closingOf } from '../decisions/decision.view.ts';
import { isUserError, toFormErrors } from '../form-errors.ts';
import { pathId } from '../path-id.ts';
import { applicationPage, backField, notesVersion, screeningLinkPage } from './application.view.ts';
import { applicationDetail } from './application-detail.ts';
import { moveApplication } from './application-move.ts';

const { applications: t } = copy;
const path = '/console/applications/{id}';
const applicationPath = (id: string): string => `/console/applications/${id}`;

/** Where the form was. */
function pageOf({ form }: ConsoleContext, id: string): string {
  const interview = uuid().safeParse(form.value(backField));
  return interview.success ? `/console/interviews/${interview.data}` : applicationPath(id);
}

async function pageWithProblem(
  context: ConsoleContext,
  problem: { message: string; status: number; typedNotes?: string; typedNote?: string },
): Promise<ConsoleReply> {
  const { message, status, typedNote, ...typed } = problem;
  const detail = { ...(await applicationDetail(context, pathId(context), typedNote)), ...typed };
  return { status, document: applicationPage(context, detail, message) };
}

/** Replaces only those notes that the form showed; false if they are the same. Throws Conflict for others. */
async function writeNotes({ user, form, resolve }: ConsoleContext, id: string, typed: string): Promise<boolean> {
  const applications = resolve(ApplicationService);
  const { notes: stored } = await applications.get(user.organizationId, id);
  const [shown = notesVersion(stored)] = form.values('seen');
  const notes = typed.trim() === '' ? null : typed;
  if (notes !== stored && shown !== notesVersion(stored)) throw new Conflict('conflict', t.notes.conflict);
  if (notes === stored) return false;
  await applications.update(user.organizationId, id, { fields: { notes }, sentBack: false }, { userId: user.id });
  return true;
}

/** Saves the notes that came with any action of the page. Returns a page with them where they cannot be saved. */
async function saveTypedNotes(context: ConsoleContext, id: string): Promise<ConsoleReply | undefined> {
  if (context.form.values('notes').length === 0) return undefined;
  // Browsers end lines with CR LF.
  const typedNotes = context.form.value('notes').replaceAll('\r\n', '\n');
  const notes = text(20_000).safeParse(typedNotes);
  if (!notes.success) {
    const message = copy.form.problem(t.notes.label, notes.error.issues[0]?.message ?? t.notes.invalid);
    return pageWithProblem(context, { message, status: 422, typedNotes, typedNote: typedNote(context) });
  }
  try {
    await runAudited(
      context,
      () => writeNotes(context, id, notes.data),
      (isChanged) => (isChanged ? { action: 'application.note', subject: id } : undefined),
    );
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return pageWithProblem(context, { message: error.message, status: 409, typedNotes, typedNote: typedNote(context) });
  }
  return undefined;
}

/** As the notes, a new note for the activity that came with any action of the page. */
async function saveTypedNote(context: ConsoleContext, id: string): Promise<ConsoleReply | undefined> {
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

export const saveTyped = async (context: ConsoleContext, id: string): Promise<ConsoleReply | undefined> =>
  (await saveTypedNotes(context, id)) ?? saveTypedNote(context, id);

async function saveNotes(context: ConsoleContext): Promise<ConsoleReply> {
  const id = pathId(context);
  const problem = await saveTyped(context, id);
  if (problem) return problem;
  if (context.form.value('next') === 'interview') return { redirect: `${applicationPath(id)}/interview` };
  const isNew = typedNote(context) !== '';
  return { redirect: pageOf(context, id), notice: isNew ? copy.activity.notes.added : t.notes.done };
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
  const decision = changedDecision(form, to, closing);
  try {
    const notice = await moveApplication(context, application, to, decision);
    return { redirect: pageOf(context, id), notice };
  } catch (error) {
    if (!isUserError(error)) throw error;
    return pageWithProblem(context, { message: error.message, status: 422 });
  }
}

async function startScreening(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, form, resolve } = context;
  const id = pathId(context);
  const application = await resolve(ApplicationService).get(user.organizationId, id);
  const problem = await saveTyped(context, id);
  if (problem) return problem;
  const channel = channels.find((one) => one === form.value('channel'));
  if (!channel) return pageWithProblem(context, { message: t.screening.noChannel, status: 422 });
  const { hasQuestions } = await applicationDetail(context, id);
  if (!hasQuestions) return pageWithProblem(context, { message: t.screening.questionsRequired, status: 409 });
  try {
    const started = await runAudited(
      context,
      () => resolve(ScreeningStartService).start(application.candidate_id, application.job_id, channel),
      ({ screeningId, isNew }) => ({
        action: isNew ? 'screening.start' : 'screening.link',
        subject: screeningId,
        details: { channel, application_id: id },
      }),
    );
    if (channel === 'web_form') return { document: screeningLinkPage(context, application, started) };
    return {
      redirect: applicationPath(id),
      notice: started.isNew ? t.screening.started[channel] : t.screening.existing,
    };
  } catch (error) {
    if (!isUserError(error)) throw error;
    return pageWithProblem(context, error);
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
  defineConsolePage({ method: 'post', path: `${path}/notes`, role: 'recruiter', handler: saveNotes }),
  defineConsolePage({ method: 'post', path: `${path}/screening`, role: 'recruiter', handler: startScreening }),
];
