import { ValidationError } from '#platform/errors.ts';
import { date, text } from '#platform/schema/fields.ts';
import { type SessionQuestion, typeInSession } from './session-questions.ts';

/** Limit in characters. */
export const maxAnswerLength = 5000;

/** The message is for the candidate. */
type AnswerProblem = { code: string; message: string };
type ReadResult = { answer: string } | AnswerProblem;

const required: AnswerProblem = { code: 'required', message: 'Please answer this question.' };

// Browsers send every line break as CR LF.
const normalizeLines = (text: string): string => text.replace(/\r\n?/g, '\n');

function readText(raw: string): ReadResult {
  const answer = normalizeLines(raw).trim();
  const issue = text(maxAnswerLength).safeParse(answer).error?.issues[0];
  if (!issue) return { answer };
  return answer.isWellFormed() && !answer.includes('\0')
    ? { code: 'too_big', message: `Please shorten your answer to ${maxAnswerLength} characters.` }
    : { code: 'invalid_format', message: 'Your answer contains characters that cannot be stored. Please remove them.' };
}

const maxNumberLength = 40;
// 1,234,567 or, as in India, 12,34,567.
const plainNumber = /^([+-]?)(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(\.\d+)?$/;
const commaDecimal = /^[+-]?\d+,\d+$/;

/** Rejects units: 12 LPA may or may not mean lakh. */
function readNumber(raw: string): ReadResult {
  const written = raw.normalize('NFKC').replaceAll('\u2212', '-').trim();
  const found = written.length <= maxNumberLength ? plainNumber.exec(written) : null;
  const [, sign = '', whole, fraction = ''] = found ?? [];
  if (found && (whole !== undefined || fraction !== '')) {
    return { answer: `${sign === '-' ? '-' : ''}${whole?.replaceAll(',', '') ?? 0}${fraction}` };
  }
  return written.length <= maxNumberLength && commaDecimal.test(written)
    ? { code: 'invalid_format', message: 'Please write decimals with a point, for example 7.5.' }
    : { code: 'invalid_format', message: 'Please give a number only, for example 12 or 1,234.5.' };
}

function readDate(raw: string): ReadResult {
  const answer = raw.trim();
  return date().safeParse(answer).success
    ? { answer }
    : { code: 'invalid_format', message: 'Please give a date as year-month-day, for example 2026-11-30.' };
}

const notOffered: AnswerProblem = { code: 'invalid_value', message: 'Please choose one of the given answers.' };

const findOption = (options: readonly string[], raw: string): string | undefined =>
  options.find((option) => normalizeLines(option) === normalizeLines(raw));

function oneOf(options: readonly string[], raw: string): ReadResult {
  const answer = findOption(options, raw);
  return answer === undefined ? notOffered : { answer };
}

/** Returns the chosen options in the order of `options`, without duplicates. */
function someOf(options: readonly string[], raw: readonly string[]): ReadResult {
  const chosen = raw.map((one) => findOption(options, one));
  if (chosen.includes(undefined)) return notOffered;
  return { answer: JSON.stringify([...new Set(options)].filter((option) => chosen.includes(option))) };
}

function read(question: SessionQuestion, given: readonly string[]): ReadResult {
  const options = question.options ?? [];
  const type = typeInSession(question);
  if (type === 'multiple_choice') return someOf(options, given);
  const [raw = ''] = given;
  if (given.length > 1) return { code: 'invalid_value', message: 'Please give one answer.' };
  if (type === 'single_choice') return oneOf(options, raw);
  return { text: readText, number: readNumber, date: readDate }[type](raw);
}

/**
 * Trimmed text, number as `1234.5`, date as YYYY-MM-DD, option, or a JSON array of options. Empty for a skipped
 * optional question. Throws ValidationError with the question's id as path.
 */
export function readAnswer(question: SessionQuestion, raw: string | readonly string[]): string {
  const given = (typeof raw === 'string' ? [raw] : raw).filter((one) => one.trim() !== '');
  const result = given.length > 0 ? read(question, given) : question.required ? required : { answer: '' };
  if ('answer' in result) return result.answer;
  throw new ValidationError([{ path: question.id, ...result }]);
}

/** A multiple choice as a list, any other answer as stored. */
export const shownAnswer = (question: SessionQuestion, answer: string): string | string[] =>
  typeInSession(question) === 'multiple_choice' ? chosenOf(answer) : answer;

export const chosenOf = (answer: string): string[] => (answer === '' ? [] : (JSON.parse(answer) as string[]));
