// What the room decides, without the browser. Times in milliseconds unless their names say seconds.

/** In this order a recording's type is chosen: the first can be made and read almost anywhere. */
const types = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'];
const least = 500;
const most = 30_000;
/** When the time left is said aloud, in seconds. */
const milestones = [60, 30, 10];
/** Nobody is thrown into a recording: so long a question that was open already is shown before. */
const leastPreparationSeconds = 5;
const leastAnswerSeconds = 10;

export const recordingType = (isSupported) => types.find((type) => isSupported(type));

/** How long to wait after so many failures in a row. Half of it is by chance, so that a crowd does not come back at once. */
export function pauseAfter(failures, random) {
  const whole = Math.min(most, least * 2 ** Math.min(failures, 10));
  return whole / 2 + (whole / 2) * random;
}

/** What a Retry-After header asks for; 0 without one. */
export function retryAfter(header, now) {
  if (!header) return 0;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return wait > 0 ? Math.min(wait, 10 * most) : 0;
}

/** Whether the same call may succeed later. */
export const isWorthAnotherTry = (status) => status === 0 || status === 408 || status === 429 || status >= 500;

/**
 * What became of a chunk: `kept` (the server has it), `again` (to be sent again later), `lost` (nobody will take it), or
 * `gone` (nor any other). A chunk that was damaged on its way is sent again a few times.
 */
export function fateOf({ status, problem }, damaged) {
  if (isWorthAnotherTry(status)) return 'again';
  if (status === 400) return damaged < 3 ? 'again' : 'lost';
  if (status === 404 || problem === 'ended') return 'gone';
  return problem === 'chunk_differs' ? 'kept' : 'lost';
}

/**
 * How many chunks each run of an answer has that this browser recorded. Of another device's nothing is said: what it has
 * not sent yet is taken when it comes. `remote` are the server's runs, `local` this browser's of the same question.
 */
export function declaredRuns(remote, local) {
  const own = new Map(local.filter(({ run }) => run !== null).map((one) => [one.run, one.chunks]));
  return remote
    .filter(({ run }) => own.has(run))
    .map(({ run, received }) => ({ run, chunks: Math.max(own.get(run), ...received.map((n) => n + 1)) }));
}

/**
 * Answer time left in seconds: what the server says, less what this browser has recorded since. `local` are this
 * browser's runs of the open question.
 */
export function secondsLeft({ answer_seconds, chunk_seconds, question }, local) {
  const own = new Set(local.map(({ run }) => run));
  const others = question.runs.filter(({ run }) => !own.has(run)).map(({ received }) => received.length);
  const recorded = [...others, ...local.map(({ chunks }) => chunks)].reduce((sum, chunks) => sum + chunks, 0);
  return Math.max(leastAnswerSeconds, Math.min(question.seconds_left, answer_seconds - chunk_seconds * recorded));
}

/**
 * What the candidate sees next. `hasRecorded`: this browser has some of the answer to the open question; `finished`: the
 * index of the question whose answer was finished here, but not yet taken by the server.
 */
export function stepOf(state, { hasRecorded, finished }) {
  const { status, seated, question } = state;
  if (status !== 'in_progress' && status !== 'invited') return { step: status };
  if (!seated) return { step: 'elsewhere' };
  if (!question) return { step: 'question', phase: 'ready' };
  if (finished === question.index) return { step: 'question', phase: 'finished' };
  return { step: 'question', phase: hasRecorded || question.runs.length > 0 ? 'interrupted' : 'prepare' };
}

/** Seconds to prepare: all of them for a question just opened, which may be none. */
export const preparationOf = ({ preparation_left }, isNew) =>
  isNew ? preparation_left : Math.max(leastPreparationSeconds, preparation_left);

/** The milestone that was passed between two looks at the time left, or undefined. */
export const passed = (before, now) => milestones.find((at) => before > at && now <= at);

/** As `2:05`. */
export function clockText(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Puts values in the places of `{name}`. */
export const fill = (text, values) => text.replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
