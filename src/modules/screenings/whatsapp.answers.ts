import type { PublicQuestion } from './session.questions.ts';
import { dateIn } from './whatsapp.dates.ts';
import { numberIn } from './whatsapp.number-words.ts';

/** What a message says to a question; undefined where that is not clear. An empty text passes the question over. */
export type Understood = string | string[] | undefined;

/** As words are compared: whatever their case, their spaces and what ends the sentence. */
const bare = (text: string): string =>
  text
    // longer than any option; what ends a sentence is looked for from each place
    .slice(0, 2000)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[ "'“”‘’(]+/, '')
    .replace(/[ "'“”‘’).!,;:]+$/, '');

export const isSkip = (text: string): boolean => bare(text) === 'skip';
export const isStop = (text: string): boolean => ['stop', 'unsubscribe', 'stop messages'].includes(bare(text));

const onlyOne = (found: readonly number[]): number | undefined => (found.length === 1 ? found[0] : undefined);

/** The option that is named by its number in the list, its words, or the beginning of them if no other begins so. */
function optionIn(options: readonly string[], part: string): string | undefined {
  const words = bare(part);
  if (words === '') return undefined;
  const all = options.map(bare);
  const same = onlyOne(all.flatMap((option, i) => (option === words ? [i] : [])));
  if (same !== undefined) return options[same];
  const [, digits] = /^(?:option |no\.? ?|#)?(\d{1,3})$/.exec(words) ?? [];
  const numbered = digits === undefined ? undefined : Number(digits) - 1;
  const begun = all.flatMap((option, i) => (option.startsWith(words) ? [i] : []));
  // "2" where the second option is "5 years" and another is "2 years"
  if (numbered !== undefined && numbered >= 0 && numbered < options.length) {
    return begun.every((i) => i === numbered) ? options[numbered] : undefined;
  }
  const [first] = begun;
  return begun.length === 1 && first !== undefined ? options[first] : undefined;
}

function optionsIn(options: readonly string[], text: string): string[] | undefined {
  const whole = optionIn(options, text);
  if (whole !== undefined) return [whole];
  const separator = /^[\d\s]+$/.test(text) ? /\s+/ : /[,;\n&+]|\band\b/i;
  const parts = text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const found = parts.map((part) => optionIn(options, part));
  return found.length > 0 && found.every((one) => one !== undefined) ? [...new Set(found)] : undefined;
}

/** What a written message says to the question. `skip` passes an optional one over, unless it is one of the options. */
export function understand(question: PublicQuestion, text: string): Understood {
  const { type, options, required } = question;
  const short = text.slice(0, 2000);
  const chosen =
    type === 'single_choice'
      ? optionIn(options, short)
      : type === 'multiple_choice'
        ? optionsIn(options, short)
        : undefined;
  if (chosen !== undefined) return chosen;
  if (isSkip(text)) return required ? undefined : '';
  if (type === 'number') return numberIn(text);
  if (type === 'date') return dateIn(text);
  if (type === 'text') return text.trim() === '' ? undefined : text;
  return undefined;
}
