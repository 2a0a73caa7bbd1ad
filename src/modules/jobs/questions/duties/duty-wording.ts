import { findMentions, normalizeText } from '#readers/skills';
import { dutyRegex } from './duty-phrase.lexicon.ts';
import { dutyWordRegex, ordinaryWords } from './duty-wording.lexicon.ts';

/** As one says it: "optimize the application" of "optimize application", "taking care of payroll" of "taking Care of payroll". */
export const sayable = (duty: string): string =>
  withArticle(withoutCapitals(duty))
    .replace(dutyWordRegex.gerundsOf, '$1 ')
    .replace(dutyWordRegex.bareTeam, '$1 a ')
    .replace(dutyWordRegex.bareGroup, (preposition) => `${preposition}the `)
    .replace(dutyWordRegex.bareProcess, 'es');

/**
 * An ordinary word has no capital in a sentence, unless it stands beside another capital ("Excel and Project") or in the name
 * of a skill.
 */
function withoutCapitals(duty: string): string {
  const names = findMentions(normalizeText(duty)).filter(({ word }) => word.includes(' '));
  const words = duty.split(' ');
  const isCapital = (word = ''): boolean => /^[^\p{Ll}]*\p{Lu}/u.test(word);
  const isBetween = (word = ''): boolean => ['and', 'or', 'as', 'of', 'for', 'the'].includes(word);
  let at = 0;
  const lowered = words.map((word, n) => {
    const start = at;
    at += word.length + 1;
    const before = isBetween(words[n - 1]) ? words[n - 2] : words[n - 1];
    const after = isBetween(words[n + 1]) ? words[n + 2] : words[n + 1];
    const isPartOfName = [before, after].some(isCapital) || names.some((name) => name.at < at - 1 && start < name.end);
    return isPartOfName || !ordinaryWords.has(word.toLowerCase()) || word === word.toUpperCase()
      ? word
      : word.toLowerCase();
  });
  return lowered.join(' ');
}

const isVerb = (word: string): boolean => dutyRegex.verb.test(word) || dutyRegex.gerund.test(word);

const withArticle = (duty: string): string =>
  duty.replace(dutyWordRegex.bareObject, (whole, verbs: string, object: string) =>
    verbs.split(/,? (?:and |or )?/).every(isVerb)
      ? `${verbs} ${dutyWordRegex.oneOfSeveral.test(object) ? 'a' : 'the'} ${object}`
      : whole,
  );
