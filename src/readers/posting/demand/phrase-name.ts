import { phraseRegex } from '../lexicon/phrases.lexicon.ts';
import { tradeNouns } from '../lexicon/words/nouns.lexicon.ts';
import {
  demandedHeads,
  fillers,
  generalNouns,
  notActivities,
  notSkillNames,
  partsOfNames,
  plainNames,
  skillHeads,
  soleHeads,
} from '../lexicon/words/phrase-words.lexicon.ts';
import { isNounPhrase } from './phrase-chunks.ts';

const fewestLetters = 5;
const fewestLettersOfNoun = 4;

/**
 * `isFirst`: at the start of a sentence, where the company's name may stand. `isItem`: of an enumeration or a list of demands.
 * `isOneOfMany`: of an enumeration. `isOfSkills`: before "skills". `isOneOfDemands`: of one that a demand phrase begins.
 */
type Setting = {
  isShouted: boolean;
  isListed: boolean;
  isFirst: boolean;
  isItem: boolean;
  isOneOfMany: boolean;
  isDemanded: boolean;
  isOfSkills: boolean;
  isOneOfDemands: boolean;
};

/** A capital letter is enough only for an item of a list that names skills. */
export function isSkill(
  word: string,
  { isShouted, isListed, isFirst, isItem, isOneOfMany, isDemanded, isOfSkills, isOneOfDemands }: Setting,
): boolean {
  const words = word.split(' ');
  // "LOCAL REGULATIONS" is shouted
  if (words.length > 1 && words.some((one) => phraseRegex.shouted.test(one))) return false;
  if (words.some((one) => phraseRegex.glued.test(one)) || isNoName(words, isDemanded)) return false;
  if (!isShouted && !isFirst && words.some((one) => phraseRegex.abbreviation.test(one)) && word.length > 1) return true;
  if (isListed && words.every((one) => phraseRegex.capitalized.test(one)) && word.length > 2) return true;
  if (isDemanded && isName(words) && word.length > 2) return true;
  if (isOneOfDemands && phraseRegex.shortName.test(word)) return true;
  const head = (words.at(-1) ?? '').toLowerCase();
  if (words.length === 1 && soleHeads.has(head)) return true;
  // "typography and colours" beside a skill
  const isEnumerated = isListed && head.length >= fewestLetters && !skillHeads.has(head) && isNounPhrase(words);
  if (words.length === 1)
    return (
      ((isDemanded || isOneOfMany) && (demandedHeads.has(head) || tradeNouns.has(head) || isEnumerated)) ||
      (isOneOfDemands && isNoun(word))
    );
  if (skillHeads.has(head) || soleHeads.has(head)) return true;
  // "families living in poverty"
  const isOfPeople = phraseRegex.plural.test(words.at(-2) ?? '');
  if ((isOfSkills ? words.length === 2 : isDemanded && !isOfPeople) && isActivity(words)) return true;
  return (isDemanded || (isItem && head === words.at(-1))) && isNounPhrase(words);
}

/** "class" alone, but not "class management" beside a demand phrase */
function isNoName(words: readonly string[], isDemanded: boolean): boolean {
  const no = words.filter((word) => notSkillNames.has(word.toLowerCase()));
  const isNamed = skillHeads.has((words.at(-1) ?? '').toLowerCase());
  const mayBePart = isDemanded && no.length < words.length;
  const isPart = (word: string): boolean =>
    mayBePart && partsOfNames.has(word.toLowerCase()) && (isNamed || phraseRegex.capitalized.test(word));
  return !no.every(isPart);
}

/** "data merging" of "knowledge of data merging techniques" */
function isActivity(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return phraseRegex.verb.test(last) && !notActivities.has(last) && isNounPhrase([...words, 'experience']);
}

/** "mechanics" of "knowledge of mathematics and mechanics" */
const isNoun = (word: string): boolean =>
  word.length >= fewestLettersOfNoun &&
  word === word.toLowerCase() &&
  !fillers.has(word) &&
  !generalNouns.has(word) &&
  !word.includes('-') &&
  isNounPhrase([word]);

const isName = (words: readonly string[]): boolean =>
  words.every((one, n) => phraseRegex.capitalized.test(one) || (n > 0 && /^\d{1,2}$/.test(one))) &&
  !words.every((one) => plainNames.has(one.toLowerCase()));
