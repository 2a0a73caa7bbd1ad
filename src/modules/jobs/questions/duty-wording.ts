import { findMentions, normalizeText } from '#readers/skills';
import { dutyWordRegex, ordinaryWords } from './duty-wording.lexicon.ts';

/** As one says it: "optimize the application" of "optimize application", "taking care of payroll" of "taking Care of payroll". */
export const sayable = (duty: string): string => withArticle(withoutCapitals(duty));

/** Ordinary words have no capital in a sentence, unless they belong to a name. */
function withoutCapitals(duty: string): string {
  const isOrdinary = (word: string): boolean => ordinaryWords.has(word.toLowerCase().replace(/\W+$/u, ''));
  const names = findMentions(normalizeText(duty)).filter(({ word }) => !word.split(' ').every(isOrdinary));
  const words = duty.split(' ');
  const isName = (word: string | undefined): boolean => /^\p{Lu}/u.test(word ?? '') && !isOrdinary(word ?? '');
  let at = 0;
  const lowered = words.map((word, n) => {
    const start = at;
    at += word.length + 1;
    const isPartOfName =
      isName(words[n - 1]) || isName(words[n + 1]) || names.some((name) => name.at < at - 1 && start < name.end);
    return isPartOfName || !isOrdinary(word) || word === word.toUpperCase() ? word : word.toLowerCase();
  });
  return lowered.join(' ');
}

const withArticle = (duty: string): string =>
  duty.replace(dutyWordRegex.bareObject, (_, verb: string, object: string) => `${verb} the ${object}`);
