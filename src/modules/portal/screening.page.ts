import { maxResumeBytes } from '#modules/resumes';
import { SessionService, type SessionView } from '#modules/screenings';
import { BadRequest, Conflict, NotFound, UnsupportedMediaType, ValidationError } from '#platform/errors.ts';
import { definePage, type PageContext, type PageReply } from '#platform/pages/page.ts';
import { linkLimit, openLink } from './candidate-link.ts';
import { catalogue } from './catalogue.ts';
import {
  answerName,
  introPage,
  questionPage,
  resumeName,
  resumePage,
  reviewPage,
  screeningPath,
  thanksPage,
} from './screening.view.ts';

/** A whole form is many requests, and many people may answer at once in one hall. */
const formLimit = { perMinute: 600, burst: 300 };
/** Files are held in memory while they arrive. */
const uploadLimit = { perMinute: 60, burst: 30 };
const unanswerable = 422;

type Opened = { organizationId: string; sessionId: string; token: string };

/** Throws NotFound. */
async function opened(context: PageContext): Promise<Opened> {
  const { organizationId, screeningSessionId, token } = await openLink(context, 'screening');
  if (screeningSessionId === null) throw new NotFound('The page');
  return { organizationId, sessionId: screeningSessionId, token };
}

/** Throws NotFound for a question that the session does not ask. */
function questionOf({ questions }: SessionView, id: string) {
  const question = questions.find((one) => one.id === id);
  if (!question) throw new NotFound('The question');
  return question;
}

const hasBegun = ({ status }: SessionView): boolean => status === 'in_progress' || status === 'awaiting_resume';

const next = (token: string, { nextQuestionId }: SessionView): PageReply => ({
  redirect: screeningPath(token, nextQuestionId ?? undefined),
});

/** Where the session stands, or the question asked for. Throws NotFound for a session that has ended incomplete. */
async function show(context: PageContext): Promise<PageReply> {
  const { organizationId, sessionId, token } = await opened(context);
  const view = await context.resolve(SessionService).view(organizationId, sessionId);
  if (view.status === 'expired' || view.status === 'cancelled') throw new NotFound('The page');
  if (view.status === 'completed') return { document: thanksPage(view) };
  if (!hasBegun(view)) return { document: introPage(token, view) };
  const wanted = context.query.get('question');
  // Each question is at an address of its own, so that a browser's "back" leads to the one before.
  if (wanted === null && view.nextQuestionId !== null) return next(token, view);
  if (wanted !== null) return { document: questionPage(token, view, questionOf(view, wanted)) };
  return { document: view.wantsResume ? resumePage(token, view) : reviewPage(token, view) };
}

/** Keeps one answer, and goes on to the first question without one. */
async function answer(context: PageContext, { organizationId, sessionId, token }: Opened, questionId: string) {
  const sessions = context.resolve(SessionService);
  const isSkipped = context.form.value('skip') !== '';
  const given = isSkipped ? [] : context.form.values(answerName);
  try {
    return next(token, await sessions.answer(organizationId, sessionId, questionId, given));
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const view = await sessions.view(organizationId, sessionId);
    const problems = new Map([[answerName, error.details?.[0]?.message ?? error.message]]);
    const document = questionPage(token, view, questionOf(view, questionId), { given, problems });
    return { status: unanswerable, document };
  }
}

async function finish(context: PageContext, { organizationId, sessionId, token }: Opened): Promise<PageReply> {
  try {
    return next(token, await context.resolve(SessionService).finish(organizationId, sessionId));
  } catch (error) {
    const missing = error instanceof ValidationError && error.details?.[0]?.path;
    if (!missing) throw error;
    return { redirect: screeningPath(token, missing) };
  }
}

async function take(context: PageContext, target: Opened): Promise<PageReply> {
  const { organizationId, sessionId, token } = target;
  const sessions = context.resolve(SessionService);
  const questionId = context.query.get('question');
  if (questionId !== null) return answer(context, target, questionId);
  switch (context.form.value('step')) {
    case 'begin':
      return next(token, await sessions.begin(organizationId, sessionId));
    case 'skip-resume':
      return next(token, await sessions.skipResume(organizationId, sessionId));
    case 'finish':
      return finish(context, target);
    default:
      throw new BadRequest('validation_error', 'The form has no step.');
  }
}

/** What is wrong with a file, by its key in the address: a file that was refused is not to be sent again by a reload. */
function fileProblem(key: string | null): string | undefined {
  const { screening: words } = catalogue();
  if (key === 'missing') return words.resumeMissing;
  return key === 'type' ? words.resumeType : undefined;
}

async function showResume(context: PageContext): Promise<PageReply> {
  const { organizationId, sessionId, token } = await opened(context);
  const view = await context.resolve(SessionService).view(organizationId, sessionId);
  const problem = fileProblem(context.query.get('problem'));
  if (!view.wantsResume || problem === undefined) return { redirect: screeningPath(token) };
  return { document: resumePage(token, view, new Map([[resumeName, problem]])) };
}

async function takeResume(context: PageContext, { organizationId, sessionId, token }: Opened): Promise<PageReply> {
  const refused = (problem: string): PageReply => ({ redirect: `${screeningPath(token)}/resume?problem=${problem}` });
  const file = context.form.file(resumeName);
  if (!file) return refused('missing');
  try {
    return next(token, await context.resolve(SessionService).attachResume(organizationId, sessionId, file.bytes));
  } catch (error) {
    if (error instanceof UnsupportedMediaType) return refused('type');
    throw error;
  }
}

/** Whoever is late, or comes twice, sees where the session stands. */
const orShow = (work: (context: PageContext, target: Opened) => Promise<PageReply>) => async (context: PageContext) => {
  const target = await opened(context);
  try {
    return await work(context, target);
  } catch (error) {
    if (error instanceof Conflict) return { redirect: screeningPath(target.token) };
    throw error;
  }
};

// One transparent pixel.
const nothing = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** What emails load where the setting TRACK_EMAIL_OPENS wants it. */
async function recordOpened(context: PageContext): Promise<PageReply> {
  const { organizationId, sessionId } = await opened(context);
  await context.resolve(SessionService).opened(organizationId, sessionId);
  return { image: nothing, type: 'image/gif' };
}

const path = '/screening/{token}';

export const screeningPages = [
  definePage({ method: 'get', path, personal: true, limit: formLimit, handler: show }),
  definePage({ method: 'post', path, personal: true, limit: formLimit, handler: orShow(take) }),
  definePage({ method: 'get', path: `${path}/resume`, personal: true, limit: linkLimit, handler: showResume }),
  definePage({
    method: 'post',
    path: `${path}/resume`,
    personal: true,
    limit: uploadLimit,
    maxFileBytes: maxResumeBytes,
    handler: orShow(takeResume),
  }),
  definePage({ method: 'get', path: `${path}/opened.gif`, personal: true, limit: formLimit, handler: recordOpened }),
];
