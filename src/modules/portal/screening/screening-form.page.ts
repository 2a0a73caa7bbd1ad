import { SessionService, type SessionView } from '#modules/screenings';
import { BadRequest, Conflict, NotFound, UnsupportedMediaType, ValidationError } from '#platform/errors.ts';
import { definePage, type PageContext, type PageReply } from '#platform/pages/page.ts';
import { maxResumeBytes } from '#readers/resume';
import { linkLimit, openLink } from '../candidate-link.ts';
import { portalMessages } from '../portal.messages.ts';
import {
  introPage,
  questionPage,
  resumeName,
  resumePage,
  reviewPage,
  screeningAnswerName,
  screeningPath,
  thanksPage,
} from './screening-form.view.ts';

/** A form takes many requests, and many people may answer from one address. */
const formLimit = { perMinute: 600, burst: 300 };
/** Uploads are held in memory. */
const uploadLimit = { perMinute: 60, burst: 30 };
const unanswerable = 422;

type OpenedForm = { organizationId: string; sessionId: string; token: string };

/** Throws NotFound. */
async function openForm(context: PageContext): Promise<OpenedForm> {
  const { organizationId, screeningSessionId, token } = await openLink(context, 'screening');
  if (screeningSessionId === null) throw new NotFound('The page');
  return { organizationId, sessionId: screeningSessionId, token };
}

/** Throws NotFound. */
function questionOf({ questions }: SessionView, id: string) {
  const question = questions.find((one) => one.id === id);
  if (!question) throw new NotFound('The question');
  return question;
}

const hasStarted = ({ status }: SessionView): boolean => status === 'in_progress' || status === 'awaiting_resume';

const nextStep = (token: string, { nextQuestionId }: SessionView): PageReply => ({
  redirect: screeningPath(token, nextQuestionId ?? undefined),
});

/** Shows the requested question, or else the current step. Throws NotFound for an expired or cancelled session. */
async function showForm(context: PageContext): Promise<PageReply> {
  const { organizationId, sessionId, token } = await openForm(context);
  const view = await context.resolve(SessionService).view(organizationId, sessionId);
  if (view.status === 'expired' || view.status === 'cancelled') throw new NotFound('The page');
  if (view.status === 'completed') return { document: thanksPage(view) };
  if (!hasStarted(view)) return { document: introPage(token, view) };
  const requested = context.query.get('question');
  // Each question has its own address, so the browser's Back button leads to the previous one.
  if (requested === null && view.nextQuestionId !== null) return nextStep(token, view);
  if (requested !== null) return { document: questionPage(token, view, questionOf(view, requested)) };
  return { document: view.wantsResume ? resumePage(token, view) : reviewPage(token, view) };
}

async function saveAnswer(context: PageContext, { organizationId, sessionId, token }: OpenedForm, questionId: string) {
  const sessions = context.resolve(SessionService);
  const isSkipped = context.form.value('skip') !== '';
  const given = isSkipped ? [] : context.form.values(screeningAnswerName);
  try {
    return nextStep(token, await sessions.answer(organizationId, sessionId, questionId, given));
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const view = await sessions.view(organizationId, sessionId);
    const problems = new Map([[screeningAnswerName, error.details?.[0]?.message ?? error.message]]);
    const document = questionPage(token, view, questionOf(view, questionId), { given, problems });
    return { status: unanswerable, document };
  }
}

async function finish(context: PageContext, { organizationId, sessionId, token }: OpenedForm): Promise<PageReply> {
  try {
    return nextStep(token, await context.resolve(SessionService).finish(organizationId, sessionId));
  } catch (error) {
    const missing = error instanceof ValidationError && error.details?.[0]?.path;
    if (!missing) throw error;
    return { redirect: screeningPath(token, missing) };
  }
}

async function takeStep(context: PageContext, target: OpenedForm): Promise<PageReply> {
  const { organizationId, sessionId, token } = target;
  const sessions = context.resolve(SessionService);
  const questionId = context.query.get('question');
  if (questionId !== null) return saveAnswer(context, target, questionId);
  switch (context.form.value('step')) {
    case 'begin':
      return nextStep(token, await sessions.begin(organizationId, sessionId));
    case 'skip-resume':
      return nextStep(token, await sessions.skipResume(organizationId, sessionId));
    case 'finish':
      return finish(context, target);
    default:
      throw new BadRequest('validation_error', 'The form has no step.');
  }
}

/** The problem is in the query, so that reloading the page doesn't upload the file again. */
function fileProblem(key: string | null): string | undefined {
  const { resumeMissing, resumeType } = portalMessages.screening;
  if (key === 'missing') return resumeMissing;
  return key === 'type' ? resumeType : undefined;
}

async function showResume(context: PageContext): Promise<PageReply> {
  const { organizationId, sessionId, token } = await openForm(context);
  const view = await context.resolve(SessionService).view(organizationId, sessionId);
  const problem = fileProblem(context.query.get('problem'));
  if (!view.wantsResume || problem === undefined) return { redirect: screeningPath(token) };
  return { document: resumePage(token, view, new Map([[resumeName, problem]])) };
}

async function uploadResume(
  context: PageContext,
  { organizationId, sessionId, token }: OpenedForm,
): Promise<PageReply> {
  const refused = (problem: string): PageReply => ({ redirect: `${screeningPath(token)}/resume?problem=${problem}` });
  const file = context.form.file(resumeName);
  if (!file) return refused('missing');
  try {
    return nextStep(token, await context.resolve(SessionService).attachResume(organizationId, sessionId, file.bytes));
  } catch (error) {
    if (error instanceof UnsupportedMediaType) return refused('type');
    throw error;
  }
}

/** After a late or repeated request, shows the current step. */
const showOnConflict =
  (handler: (context: PageContext, target: OpenedForm) => Promise<PageReply>) => async (context: PageContext) => {
    const target = await openForm(context);
    try {
      return await handler(context, target);
    } catch (error) {
      if (error instanceof Conflict) return { redirect: screeningPath(target.token) };
      throw error;
    }
  };

const trackingPixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Emails load this pixel if TRACK_EMAIL_OPENS is on. */
async function recordOpened(context: PageContext): Promise<PageReply> {
  const { organizationId, sessionId } = await openForm(context);
  await context.resolve(SessionService).recordOpened(organizationId, sessionId);
  return { image: trackingPixel, type: 'image/gif' };
}

const path = '/screening/{token}';

export const screeningFormPages = [
  definePage({ method: 'get', path, personal: true, limit: formLimit, handler: showForm }),
  definePage({ method: 'post', path, personal: true, limit: formLimit, handler: showOnConflict(takeStep) }),
  definePage({ method: 'get', path: `${path}/resume`, personal: true, limit: linkLimit, handler: showResume }),
  definePage({
    method: 'post',
    path: `${path}/resume`,
    personal: true,
    limit: uploadLimit,
    // The file is read before the link is looked up.
    atOncePerNetwork: (config) => config.selfApplyAtOnce,
    maxFileBytes: maxResumeBytes,
    handler: showOnConflict(uploadResume),
  }),
  definePage({ method: 'get', path: `${path}/opened.gif`, personal: true, limit: formLimit, handler: recordOpened }),
];
