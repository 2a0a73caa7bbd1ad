import { maxScreeningQuestions, type ScreeningQuestion } from '#modules/jobs';
import type { Form } from '#platform/pages/form.ts';
import { copy } from '../../console.messages.ts';
import { digestOf, seenOf } from '../../editing/edit.ts';
import { newQuestion, questionsIn, type TypedQuestion, textOf, typedList } from './question-form.ts';

const { questions: t } = copy.jobs;

/** Questions per page: with usual texts, a page stays far below 100 KB. */
export const partSize = 20;
/** New questions and those moved here from other parts make a part longer. A form has 500 fields at most. */
const mostInForm = 30;

/**
 * The questions in a form, which replace those it was made from. `from`: their place among all. `seen`: what they were.
 * `made`: when the form was made.
 */
export type QuestionPart = { from: number; seen: readonly string[]; made: string; typed: readonly TypedQuestion[] };
/** A button of the form that changes it and saves nothing. */
export type QuestionMove = 'up' | 'down' | 'remove';
/** The question that the reader's last button was about. `by`: undefined for a new one or a removed one. */
export type Touched = { index: number; by?: QuestionMove; said: string };

type Stored = readonly ScreeningQuestion[] | null;

const digestsOf = (questions: readonly TypedQuestion[]): string[] => questions.map((one) => digestOf(textOf(one)));

/** `from` past the end: the last part. */
export function partOf(stored: Stored, from: number, size = partSize): QuestionPart {
  const all = typedList(stored);
  const start = from < all.length ? from : Math.max(0, all.length - size);
  const typed = all.slice(start, start + size);
  return { from: start, seen: digestsOf(typed), made: seenOf({}), typed };
}

/** The part as submitted. */
export function partIn(form: Form): QuestionPart {
  const from = Math.min(maxScreeningQuestions, Math.max(0, Math.trunc(Number(form.value('from')) || 0)));
  const seen = form.value('seen').split(' ').filter(Boolean).slice(0, mostInForm);
  return { from, seen, made: form.value('made'), typed: questionsIn(form, mostInForm) };
}

export const totalWith = ({ seen, typed }: QuestionPart, stored: Stored): number =>
  Math.max(typed.length, (stored?.length ?? 0) - seen.length + typed.length);

export const isFull = (part: QuestionPart, stored: Stored): 'part' | 'job' | undefined => {
  if (totalWith(part, stored) >= maxScreeningQuestions) return 'job';
  return part.typed.length >= mostInForm ? 'part' : undefined;
};

/** Over the edge of the part, a question changes places with one that the form does not have yet. */
export function canMove(
  { from, seen, typed }: QuestionPart,
  index: number,
  by: 'up' | 'down',
  stored: Stored,
): boolean {
  if (by === 'up' && index > 0) return true;
  if (by === 'down' && index < typed.length - 1) return true;
  const isMore = by === 'up' ? from > 0 : from + seen.length < (stored?.length ?? 0);
  return isMore && typed.length < mostInForm;
}

/** The part with its neighbor on that side. */
function grown(part: QuestionPart, by: 'up' | 'down', stored: Stored): QuestionPart {
  const { from, seen, typed } = part;
  const at = by === 'up' ? from - 1 : from + seen.length;
  const neighbor = typedList(stored).slice(at, at + 1);
  const digest = digestsOf(neighbor);
  return by === 'up'
    ? { ...part, from: at, seen: [...digest, ...seen], typed: [...neighbor, ...typed] }
    : { ...part, seen: [...seen, ...digest], typed: [...typed, ...neighbor] };
}

function moved(part: QuestionPart, index: number, by: 'up' | 'down', stored: Stored) {
  const isAtEdge = index === (by === 'up' ? 0 : part.typed.length - 1);
  const wide = isAtEdge ? grown(part, by, stored) : part;
  const at = isAtEdge && by === 'up' ? index + 1 : index;
  const to = by === 'up' ? at - 1 : at + 1;
  const typed = [...wide.typed];
  typed.splice(to, 0, ...typed.splice(at, 1));
  return { part: { ...wide, typed }, touched: { index: to, by, said: t.moved(wide.from + to + 1) } };
}

/** The part after one of the form's buttons, which saves nothing. Undefined for the button that saves. */
export function changed(
  part: QuestionPart,
  button: string,
  stored: Stored,
): { part: QuestionPart; touched: Touched } | undefined {
  const { from, typed } = part;
  if (button === 'add') {
    const list = isFull(part, stored) ? typed : [...typed, newQuestion];
    return { part: { ...part, typed: list }, touched: { index: list.length - 1, said: t.added(from + list.length) } };
  }
  const [, by, at] = /^(up|down|remove)-(\d{1,2})$/.exec(button) ?? [];
  const index = Number(at);
  if (by === undefined || index >= typed.length) return undefined;
  if (by === 'remove') {
    const list = typed.toSpliced(index, 1);
    const touched = { index: Math.min(index, list.length - 1), said: t.removed(from + index + 1) };
    return { part: { ...part, typed: list }, touched };
  }
  const side = by === 'up' ? 'up' : 'down';
  if (canMove(part, index, side, stored)) return moved(part, index, side, stored);
  return { part, touched: { index, by: side, said: t.moved(from + index + 1) } };
}

const isRun = (all: readonly string[], from: number, run: readonly string[]): boolean =>
  from + run.length <= all.length && run.every((digest, index) => all[from + index] === digest);

/** All questions after the edit. Finds this part again if other users' edits of other parts have moved it. */
export function merged(
  { from, seen, typed }: QuestionPart,
  stored: Stored,
): { all: TypedQuestion[]; from: number } | 'same' | 'conflict' {
  const all = typedList(stored);
  const digests = digestsOf(all);
  const wanted = digestsOf(typed);
  const isUnchanged = seen.length === wanted.length && isRun(seen, 0, wanted);
  const places = [from, ...all.keys()];
  const at = seen.length === 0 && all.length > 0 ? undefined : places.find((place) => isRun(digests, place, seen));
  if (at !== undefined) {
    return isUnchanged ? 'same' : { all: all.toSpliced(at, seen.length, ...typed), from: at };
  }
  // The same form was sent twice.
  const isDone = isRun(digests, from, wanted) && (wanted.length > 0 || digests.length === from);
  return isUnchanged || isDone ? 'same' : 'conflict';
}
