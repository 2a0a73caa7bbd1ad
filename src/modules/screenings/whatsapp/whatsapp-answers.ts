import type { PublicQuestion } from '../sessions/session-questions.ts';
import { choiceRegex } from './whatsapp-answers.lexicon.ts';
import { parseDate } from './whatsapp-dates.ts';
import { parseNumber } from './whatsapp-number-words.ts';

/** Undefined when it is unclear, empty to skip the question. */
export type ParsedAnswer = string | string[] | undefined;

/** Ignores case, spaces, quotes and the punctuation at the end. */
const normalize = (text: string): string =>
  text
    // longer than any option; bounds the regular expressions
    .slice(0, 2000)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[ "'“”‘’(]+/, '')
    .replace(/[ "'“”‘’).!,;:]+$/, '');

export const isSkip = (text: string): boolean => normalize(text) === 'skip';
export const isStop = (text: string): boolean => ['stop', 'unsubscribe', 'stop messages'].includes(normalize(text));

const single = (found: readonly number[]): number | undefined => (found.length === 1 ? found[0] : undefined);

/** Finds an option by number, text, or the unique beginning of its text. */
function parseOption(options: readonly string[], part: string): string | undefined {
  const words = normalize(part);
  if (words === '') return undefined;
  const all = options.map(normalize);
  const same = single(all.flatMap((option, i) => (option === words ? [i] : [])));
  if (same !== undefined) return options[same];
  const [, digits] = choiceRegex.optionNumber.exec(words) ?? [];
  const numbered = digits === undefined ? undefined : Number(digits) - 1;
  const begun = all.flatMap((option, i) => (option.startsWith(words) ? [i] : []));
  // "2" is unclear where the second option is "5 years" and another is "2 years".
  if (numbered !== undefined && numbered >= 0 && numbered < options.length) {
    return begun.every((i) => i === numbered) ? options[numbered] : undefined;
  }
  const [first] = begun;
  return begun.length === 1 && first !== undefined ? options[first] : undefined;
}

function parseOptions(options: readonly string[], text: string): string[] | undefined {
  const whole = parseOption(options, text);
  if (whole !== undefined) return [whole];
  const separator = /^[\d\s]+$/.test(text) ? /\s+/ : choiceRegex.betweenOptions;
  const parts = text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const found = parts.map((part) => parseOption(options, part));
  return found.length > 0 && found.every((one) => one !== undefined) ? [...new Set(found)] : undefined;
}

/** `skip` skips an optional question, unless it is one of the options. */
export function parseAnswer(question: PublicQuestion, text: string): ParsedAnswer {
  const { type, options, required } = question;
  const short = text.slice(0, 2000);
  const chosen =
    type === 'single_choice'
      ? parseOption(options, short)
      : type === 'multiple_choice'
        ? parseOptions(options, short)
        : undefined;
  if (chosen !== undefined) return chosen;
  if (isSkip(text)) return required ? undefined : '';
  if (type === 'number') return parseNumber(text);
  if (type === 'date') return parseDate(text);
  if (type === 'text') return text.trim() === '' ? undefined : text;
  return undefined;
}
