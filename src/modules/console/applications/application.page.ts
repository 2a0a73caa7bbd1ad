import { ApplicationService } from '#modules/applications';
import { channels, ScreeningStartService } from '#modules/screenings';
import { Conflict } from '#platform/errors.ts';
import { text } from '#platform/schema/fields.ts';
import { runAudited } from '../audit-trail.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { isUserError } from '../form-errors.ts';
import { pathId } from '../path-id.ts';
import { applicationPage, notesVersion, screeningLinkPage } from './application.view.ts';
import { applicationDetail } from './application-detail.ts';
import { moveApplication } from './application-move.ts';

const { applications: t } = copy;
const path = '/console/applications/{id}';
const applicationPath = (id: string): string => `/console/applications/${id}`;

async function pageWithProblem(
  context: ConsoleContext,
  problem: { message: string; status: number; typedNotes?: string },
): Promise<ConsoleReply> {
  const { message, status, ...typed } = problem;
  const detail = { ...(await applicationDetail(context, pathId(context))), ...typed };
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
    return pageWithProblem(context, { message, status: 422, typedNotes });
  }
  try {
    await runAudited(
      context,
      () => writeNotes(context, id, notes.data),
      (isChanged) => (isChanged ? { action: 'application.note', subject: id } : undefined),
    );
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return pageWithProblem(context, { message: error.message, status: 409, typedNotes });
  }
  return undefined;
}

async function saveNotes(context: ConsoleContext): Promise<ConsoleReply> {
  const id = pathId(context);
  const problem = await saveTypedNotes(context, id);
  if (problem) return problem;
  if (context.form.value('next') === 'interview') return { redirect: `${applicationPath(id)}/interview` };
  return { redirect: applicationPath(id), notice: t.notes.done };
}

async function move(context: ConsoleContext): Promise<ConsoleReply> {
  const id = pathId(context);
  const application = await context.resolve(ApplicationService).get(context.user.organizationId, id);
  const problem = await saveTypedNotes(context, id);
  if (problem) return problem;
  const { form } = context;
  try {
    const notice = await moveApplication(context, application, form.value('move_to') || form.value('status'));
    return { redirect: applicationPath(id), notice };
  } catch (error) {
    if (!isUserError(error)) throw error;
    return pageWithProblem(context, { message: error.message, status: 422 });
  }
}

async function startScreening(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, form, resolve } = context;
  const id = pathId(context);
  const application = await resolve(ApplicationService).get(user.organizationId, id);
  const problem = await saveTypedNotes(context, id);
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
    handler: async (context) => ({
      document: applicationPage(context, await applicationDetail(context, pathId(context))),
    }),
  }),
  defineConsolePage({ method: 'post', path: `${path}/move`, role: 'recruiter', handler: move }),
  defineConsolePage({ method: 'post', path: `${path}/notes`, role: 'recruiter', handler: saveNotes }),
  defineConsolePage({ method: 'post', path: `${path}/screening`, role: 'recruiter', handler: startScreening }),
];
