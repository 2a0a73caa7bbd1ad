import { canonicalSkill, countSkill, findSkills, readSkillText } from '#readers/skills';
import { chosenOf } from './session-answer.ts';
import { type SessionQuestion, typeInSession } from './session-questions.ts';

type Range<T> = { low?: T | undefined; high?: T | undefined };
type Measure =
  | { kind: 'single' | 'multiple'; accepted: readonly string[] }
  | { kind: 'number'; range: Range<number> }
  | { kind: 'date'; range: Range<string> }
  | { kind: 'skills'; keys: readonly string[] };

/** Undefined without an expected answer. */
function measureOf(question: SessionQuestion): Measure | undefined {
  const { expected, type } = question;
  if (typeInSession(question) === 'text') {
    const named =
      type === 'text' && Array.isArray(expected) ? expected.map(canonicalSkill) : findSkills(question.question);
    const keys = [...new Set(named)].filter((key) => key !== '');
    return keys.length > 0 ? { kind: 'skills', keys } : undefined;
  }
  if (expected === undefined) return undefined;
  if (type === 'number') {
    const { min, max } = expected as { min?: number; max?: number };
    return { kind: 'number', range: { low: min, high: max } };
  }
  if (type === 'date') {
    const { from, to } = expected as { from?: string; to?: string };
    return { kind: 'date', range: { low: from, high: to } };
  }
  return { kind: type === 'single_choice' ? 'single' : 'multiple', accepted: [...new Set(expected as string[])] };
}

const exceededBound = <T extends number | string>(value: T, { low, high }: Range<T>): T | undefined =>
  low !== undefined && value < low ? low : high !== undefined && value > high ? high : undefined;

/** 1 inside the range. Outside it falls linearly to 0, half of the bound's amount away. */
function nearness(value: number, range: Range<number>): number {
  const bound = exceededBound(value, range);
  if (bound === undefined) return 1;
  const reach = Math.abs(bound) / 2;
  return reach === 0 ? 0 : Math.max(0, 1 - Math.abs(value - bound) / reach);
}

/** Every other chosen option cancels an accepted one. */
function choiceShare(accepted: readonly string[], chosen: readonly string[]): number {
  const right = chosen.filter((one) => accepted.includes(one)).length;
  return Math.max(0, (right - (chosen.length - right)) / accepted.length);
}

function coverage(keys: readonly string[], answer: string): number {
  const text = readSkillText(answer);
  return keys.filter((key) => countSkill(text, key) > 0).length / keys.length;
}

function share(measure: Measure, answer: string): number {
  switch (measure.kind) {
    case 'single':
      return measure.accepted.includes(answer) ? 1 : 0;
    case 'multiple':
      return choiceShare(measure.accepted, chosenOf(answer));
    case 'number':
      return nearness(Number(answer), measure.range);
    case 'date':
      return exceededBound(answer, measure.range) === undefined ? 1 : 0;
    case 'skills':
      return coverage(measure.keys, answer);
  }
}

/** 0-100; null without an expected answer and for a skipped question. */
export function scoreAnswer(question: SessionQuestion, answer: string): number | null {
  const measure = answer === '' ? undefined : measureOf(question);
  return measure ? 100 * share(measure, answer) : null;
}

/** A number must be in its range; a choice or text must be partly right. A skipped knockout question knocks out too. */
function knocksOut(question: SessionQuestion, score: number | null): boolean {
  const measure = question.knockout ? measureOf(question) : undefined;
  return measure !== undefined && (measure.kind === 'number' ? (score ?? 0) < 100 : !score);
}

/** 0-100, weighted; null without scored answers, 0 when a knockout question fails. `scores` by question id. */
export function scoreSession(
  questions: readonly SessionQuestion[],
  scores: ReadonlyMap<string, number | null>,
): number | null {
  if (questions.some((question) => knocksOut(question, scores.get(question.id) ?? null))) return 0;
  const scored = questions.flatMap(({ id, weight = 1 }) => {
    const score = scores.get(id) ?? null;
    return score === null ? [] : [{ score, weight }];
  });
  if (scored.length === 0) return null;
  const total = scored.reduce((sum, { weight }) => sum + weight, 0);
  const reached = scored.reduce((sum, { score, weight }) => sum + score * (weight / total), 0);
  return Math.min(100, reached);
}
