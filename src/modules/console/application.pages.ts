import { ApplicationService } from '#modules/applications';
import { type Channel, channels, ScreeningService } from '#modules/screenings';
import { AppError, Conflict } from '#platform/errors.ts';
import { text } from '#platform/http/types.ts';
import { applicationDetail } from './application.detail.ts';
import { moveApplication } from './application.move.ts';
import { applicationPage, screeningLinkPage, versionOf } from './application.view.ts';
import { audited } from './audited.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from './console.page.ts';
import { recordId } from './record-id.ts';

const path = '/console/applications/{id}';
const pathOf = (id: string): string => `/console/applications/${id}`;

/** What a person can do something about, so that they are to read it where they asked. */
export const isTheirs = (error: unknown): error is AppError =>
  error instanceof AppError && error.status < 500 && error.status !== 404;

/** The page once more, with what is wrong. */
async function again(context: ConsoleContext, id: string, problem: string, status: number): Promise<ConsoleReply> {
  return { status, document: applicationPage(context, await applicationDetail(context, id), problem) };
}

const channelIn = (typed: string): Channel | undefined => channels.find((channel) => channel === typed);

const startedNotice = {
  email: 'The email with the questions is on its way.',
  whatsapp: 'The first message by WhatsApp is on its way.',
};
const knownNotice = 'This screening was started before, and can still be answered.';

async function startScreening(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, form, resolve } = context;
  const id = recordId(context);
  const application = await resolve(ApplicationService).get(user.organizationId, id);
  const channel = channelIn(form.value('channel'));
  if (!channel) return again(context, id, 'Choose how the questions are to be asked.', 422);
  const { hasQuestions } = await applicationDetail(context, id);
  if (!hasQuestions) return again(context, id, 'The job has no screening questions.', 409);
  try {
    const started = await audited(
      context,
      () => resolve(ScreeningService).start(application.candidate_id, application.job_id, channel),
      ({ screeningId, isNew }) => ({
        action: isNew ? 'screening.start' : 'screening.link',
        subject: screeningId,
        details: { channel, application_id: id },
      }),
    );
    if (channel === 'web_form') return { document: screeningLinkPage(context, application, started) };
    return { redirect: pathOf(id), notice: started.isNew ? startedNotice[channel] : knownNotice };
  } catch (error) {
    if (!isTheirs(error)) throw error;
    return again(context, id, error.message, error.status);
  }
}

const changedMeanwhile = (): Conflict =>
  new Conflict(
    'conflict',
    'Somebody has changed the notes while you were writing. Look at theirs below yours, and save again to replace them.',
  );

/** Writes over those notes alone that the form was made from. */
async function writeNotes({ user, form, resolve }: ConsoleContext, id: string, notes: string): Promise<void> {
  const applications = resolve(ApplicationService);
  const stored = await applications.get(user.organizationId, id);
  const [seen = versionOf(stored.notes)] = form.values('seen');
  const kept = notes.trim() === '' ? null : notes;
  if (kept !== stored.notes && seen !== versionOf(stored.notes)) throw changedMeanwhile();
  await applications.update(user.organizationId, id, { fields: { notes: kept }, sentBack: false }, { userId: user.id });
}

async function saveNotes(context: ConsoleContext): Promise<ConsoleReply> {
  const id = recordId(context);
  // Browsers send lines of a text ended by CR LF.
  const typed = context.form.value('notes').replaceAll('\r\n', '\n');
  const notesAgain = async (problem: string, status: number): Promise<ConsoleReply> => {
    const detail = { ...(await applicationDetail(context, id)), typedNotes: typed };
    return { status, document: applicationPage(context, detail, problem) };
  };
  const notes = text(20_000).safeParse(typed);
  if (!notes.success) return notesAgain(`Notes ${notes.error.issues[0]?.message ?? 'cannot be kept'}.`, 422);
  try {
    await audited(
      context,
      () => writeNotes(context, id, notes.data),
      () => ({ action: 'application.note', subject: id }),
    );
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return notesAgain(error.message, 409);
  }
  return { redirect: pathOf(id), notice: 'The notes are saved.' };
}

export const applicationPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'recruiter',
    handler: async (context) => ({
      document: applicationPage(context, await applicationDetail(context, recordId(context))),
    }),
  }),
  defineConsolePage({
    method: 'post',
    path: `${path}/move`,
    role: 'recruiter',
    handler: async (context) => {
      const id = recordId(context);
      const application = await context.resolve(ApplicationService).get(context.user.organizationId, id);
      try {
        return {
          redirect: pathOf(id),
          notice: await moveApplication(context, application, context.form.value('status')),
        };
      } catch (error) {
        if (!isTheirs(error)) throw error;
        return again(context, id, error.message, 422);
      }
    },
  }),
  defineConsolePage({ method: 'post', path: `${path}/notes`, role: 'recruiter', handler: saveNotes }),
  defineConsolePage({ method: 'post', path: `${path}/screening`, role: 'recruiter', handler: startScreening }),
];
