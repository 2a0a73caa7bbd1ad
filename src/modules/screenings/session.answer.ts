import { ValidationError } from '#platform/errors.ts';
import { date, text } from '#platform/http/types.ts';
import { askedAs, type SessionQuestion } from './session.questions.ts';

/** Characters of a written answer. */
export const maxAnswer = 5000;

/** What is wrong, said to the candidate. */
type Fault = { code: string; message: string };
type Read = { answer: string } | Fault;

const required: Fault = { code: 'required', message: 'Please answer this question.' };

// Browsers write every line break of what they send as CR LF, whatever was typed or offered.
const lines = (text: string): string => text.replace(/\r\n?/g, '\n');

function readText(raw: string): Read {
  const answer = lines(raw).trim();
  const wrong = text(maxAnswer).safeParse(answer).error?.issues[0];
  if (!wrong) return { answer };
  return answer.isWellFormed() && !answer.includes('\0')
    ? { code: 'too_big', message: `Please shorten your answer to ${maxAnswer} characters.` }
    : { code: 'invalid_format', message: 'Your answer contains characters that cannot be kept.' };
}

const longestNumber = 40;
// Groups of three (1,234,567) and, as in India, of two before the last (12,34,567).
const plainNumber = /^([+-]?)(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(\.\d+)?$/;
const commaDecimal = /^[+-]?\d+,\d+$/;

/** A plain number, thousands separated or not, kept without separators. Units are not understood: 12 LPA may be lakh or not. */
function readNumber(raw: string): Read {
  const written = raw.normalize('NFKC').replaceAll('\u2212', '-').trim();
  const found = written.length <= longestNumber ? plainNumber.exec(written) : null;
  const [, sign = '', whole, fraction = ''] = found ?? [];
  if (found && (whole !== undefined || fraction !== '')) {
    return { answer: `${sign === '-' ? '-' : ''}${whole?.replaceAll(',', '') ?? 0}${fraction}` };
  }
  return written.length <= longestNumber && commaDecimal.test(written)
    ? { code: 'invalid_format', message: 'Please write decimals with a point, for example 7.5.' }
    : { code: 'invalid_format', message: 'Please give a number only, for example 12 or 1,234.5.' };
}

function readDate(raw: string): Read {
  const answer = raw.trim();
  return date().safeParse(answer).success
    ? { answer }
    : { code: 'invalid_format', message: 'Please give a date as year-month-day, for example 2026-11-30.' };
}

const notOffered: Fault = { code: 'invalid_value', message: 'Please choose from what is offered.' };

/** The option that was meant. */
const offered = (options: readonly string[], raw: string): string | undefined =>
  options.find((option) => lines(option) === lines(raw));

function oneOf(options: readonly string[], raw: string): Read {
  const answer = offered(options, raw);
  return answer === undefined ? notOffered : { answer };
}

/** In the order of the options, each once. */
function someOf(options: readonly string[], raw: readonly string[]): Read {
  const chosen = raw.map((one) => offered(options, one));
  if (chosen.includes(undefined)) return notOffered;
  return { answer: JSON.stringify([...new Set(options)].filter((option) => chosen.includes(option))) };
}

function read(question: SessionQuestion, given: readonly string[]): Read {
  const options = question.options ?? [];
  const type = askedAs(question);
  if (type === 'multiple_choice') return someOf(options, given);
  const [raw = ''] = given;
  if (given.length > 1) return { code: 'invalid_value', message: 'Please give one answer.' };
  if (type === 'single_choice') return oneOf(options, raw);
  return { text: readText, number: readNumber, date: readDate }[type](raw);
}

/**
 * The answer as it is kept: a text without blanks around it, a number without separators (`1234.5`), a date as
 * YYYY-MM-DD, an option, or several as a JSON array of strings. Empty for an optional question that is passed over.
 * Throws ValidationError with the question's id as path and a message for the candidate.
 */
export function readAnswer(question: SessionQuestion, raw: string | readonly string[]): string {
  const given = (typeof raw === 'string' ? [raw] : raw).filter((one) => one.trim() !== '');
  const result = given.length > 0 ? read(question, given) : question.required ? required : { answer: '' };
  if ('answer' in result) return result.answer;
  throw new ValidationError([{ path: question.id, ...result }]);
}

/** Several options as a list, anything else as it is kept. */
export function shownAnswer(question: SessionQuestion, answer: string): string | string[] {
  return askedAs(question) === 'multiple_choice' ? chosenOf(answer) : answer;
}

/** The options of an answer to a multiple choice. */
export const chosenOf = (answer: string): string[] => (answer === '' ? [] : (JSON.parse(answer) as string[]));
