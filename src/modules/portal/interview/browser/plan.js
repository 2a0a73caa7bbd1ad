// Decisions of the interview room that need no browser. Times are in milliseconds unless the name says seconds.

/** The first supported type is used: it can be recorded and read almost anywhere. */
const types = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'];
const leastDelay = 500;
const mostDelay = 30_000;
/** Screen readers announce these times left, in seconds. */
const milestones = [60, 30, 10];
/** After a reload, recording starts no sooner than this. */
const leastPreparationSeconds = 5;
const leastAnswerSeconds = 10;

export const recordingType = (isSupported) => types.find((type) => isSupported(type));

/** Half of it is random, so that many clients do not retry together. */
export function retryDelay(failures, random) {
  const whole = Math.min(mostDelay, leastDelay * 2 ** Math.min(failures, 10));
  return whole / 2 + (whole / 2) * random;
}

export function retryAfter(header, now) {
  if (!header) return 0;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return wait > 0 ? Math.min(wait, 10 * mostDelay) : 0;
}

export const isRetryable = (status) => status === 0 || status === 408 || status === 429 || status >= 500;

/**
 * `stored` (the server has it), `retry`, `lost` (the server will never accept it) or `closed` (it accepts no chunks at
 * all). A chunk that was damaged in transit is retried three times.
 */
export function chunkOutcome({ status, problem }, damaged) {
  if (isRetryable(status)) return 'retry';
  if (status === 400) return damaged < 3 ? 'retry' : 'lost';
  if (status === 404 || problem === 'ended') return 'closed';
  return problem === 'chunk_differs' ? 'stored' : 'lost';
}

/**
 * Runs of other devices are left out: the server takes their chunks whenever they arrive. `remote` are the server's
 * runs, `local` this browser's of the same question.
 */
export function declaredRuns(remote, local) {
  const own = new Map(local.filter(({ run }) => run !== null).map((one) => [one.run, one.chunks]));
  return remote
    .filter(({ run }) => own.has(run))
    .map(({ run, received }) => ({ run, chunks: Math.max(own.get(run), ...received.map((n) => n + 1)) }));
}

/** The server's count, less what this browser has recorded since. `local`: its runs of the open question. */
export function secondsLeft({ answer_seconds, chunk_seconds, question }, local) {
  const own = new Set(local.map(({ run }) => run));
  const others = question.runs.filter(({ run }) => !own.has(run)).map(({ received }) => received.length);
  const recorded = [...others, ...local.map(({ chunks }) => chunks)].reduce((sum, chunks) => sum + chunks, 0);
  return Math.max(leastAnswerSeconds, Math.min(question.seconds_left, answer_seconds - chunk_seconds * recorded));
}

/**
 * `hasRecorded`: this browser has part of the answer to the open question. `finished`: the index of the question whose
 * answer was finished here and is not yet with the server.
 */
export function stepOf(state, { hasRecorded, finished }) {
  const { status, seated, question } = state;
  if (status !== 'in_progress' && status !== 'invited') return { step: status };
  if (!seated) return { step: 'elsewhere' };
  if (!question) return { step: 'question', phase: 'ready' };
  if (finished === question.index) return { step: 'question', phase: 'finished' };
  return { step: 'question', phase: hasRecorded || question.runs.length > 0 ? 'interrupted' : 'prepare' };
}

/** Seconds to prepare; 0 is possible only for a question that was just opened. */
export const preparationOf = ({ preparation_left }, isNew) =>
  isNew ? preparation_left : Math.max(leastPreparationSeconds, preparation_left);

export const passedMilestone = (before, now) => milestones.find((at) => before > at && now <= at);

export function clockText(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

export const fillText = (text, values) => text.replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
