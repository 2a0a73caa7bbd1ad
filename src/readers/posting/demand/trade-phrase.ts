import { canonicalSkill, type SkillMention } from '#readers/skills';
import { phraseRegex } from '../lexicon/phrases.lexicon.ts';
import { tradeNouns } from '../lexicon/words/nouns.lexicon.ts';
import {
  demandedHeads,
  firstWords,
  notHeads,
  notTrades,
  placesOfExperience,
  skillHeads,
  soleHeads,
  tradeWords,
} from '../lexicon/words/phrase-words.lexicon.ts';
import { chunksOf, isNounPhrase, type PlacedWord, trimmed } from './phrase-chunks.ts';

export type NamedPhrase = SkillMention & { known: false };

const mostWords = 4;
const mostTradeWords = 2;
const fewestLetters = 4;

/** A credential with its subject: "all-lines adjuster license" of "Active all-lines adjuster license (or able to get one)". */
export function credentialIn(chunk: readonly PlacedWord[], text: string): NamedPhrase | undefined {
  const isWhole =
    chunk.length > 2 && /^\W*$/.test(text.slice((chunk.at(-1)?.at ?? 0) + (chunk.at(-1)?.word.length ?? 0)));
  const last = chunk.findIndex(
    ({ word }) => phraseRegex.credentialHead.test(word) || (isWhole && phraseRegex.ticket.test(word)),
  );
  const first = chunk.findIndex(({ word }) => !firstWords.has(word.toLowerCase()) && word.toLowerCase() !== 'active');
  const [start, end] = [chunk[first], chunk[last]];
  if (start === undefined || end === undefined || last <= first || last - first > mostWords) return undefined;
  const between = chunk.slice(first, last).map(({ word }) => word.toLowerCase());
  if (between.some((word) => phraseRegex.anyCredential.test(word))) return undefined;
  const word = text.slice(start.at, end.at + end.word.length);
  return { key: canonicalSkill(word), word, at: start.at, end: end.at + end.word.length, known: false };
}

/** "front office" of "5 years of front office experience". Any noun phrase in this position is demanded. */
export function workedIn(chunk: readonly PlacedWord[], text: string): NamedPhrase | undefined {
  const last = chunk.findIndex(({ word }) => phraseRegex.experienceWord.test(word));
  const first = chunk.findLastIndex(({ word }) => phraseRegex.yearWord.test(word)) + 1;
  if (last <= first || (first === 0 && !phraseRegex.yearsBefore.test(text.slice(0, chunk[0]?.at)))) return undefined;
  const name = trimmed(chunk.slice(first, last));
  const words = name.map(({ word }) => word);
  const [start, end] = [name[0], name.at(-1)];
  if (words.length === 1 && placesOfExperience.has((words[0] ?? '').toLowerCase())) return undefined;
  if (start === undefined || end === undefined || words.length > mostTradeWords || !isNounPhrase(words))
    return undefined;
  const word = text.slice(start.at, end.at + end.word.length);
  return { key: canonicalSkill(word), word, at: start.at, end: end.at + end.word.length, known: false };
}

/** "Prior dental experience is required" */
export function tradeIn(chunk: readonly PlacedWord[], text: string): NamedPhrase | undefined {
  const after = chunk.findIndex(({ at }) => phraseRegex.experienceAfter.test(text.slice(at)));
  const before = chunk.slice(0, Math.max(0, after));
  // "3 years transportation experience"
  const name = tradeWords.has(before.at(-1)?.word.toLowerCase() ?? '') ? before.slice(-1) : trimmed(before);
  const [first, last] = [name[0], name.at(-1)];
  if (first === undefined || last === undefined || name.length > mostTradeWords) return undefined;
  const head = last.word.toLowerCase();
  const isDemanded = phraseRegex.demandAfter.test(text.slice(chunk[after]?.at));
  const isNoun =
    (isNounPhrase([last.word]) || phraseRegex.compoundActivity.test(last.word)) &&
    !notTrades.has(head) &&
    !phraseRegex.person.test(last.word);
  const isName = isDemanded && name.length === 1 && isNoun;
  const isNamed = isName || [tradeWords, demandedHeads, soleHeads, tradeNouns].some((words) => words.has(head));
  if (!isNamed && (name.length === 1 || !skillHeads.has(head))) return undefined;
  if (name.some(({ word }) => notHeads.has(word.toLowerCase()))) return undefined;
  const end = last.at + last.word.length;
  const word = text.slice(first.at, end);
  return { key: canonicalSkill(word), word, at: first.at, end, known: false };
}

/** "administration" of "Previous administration experience" */
export function experienceIn(chunk: readonly PlacedWord[], text: string): NamedPhrase | undefined {
  const after = chunk.findIndex(({ word }) => phraseRegex.experienceWord.test(word));
  // "the patient experience"
  if (after < 1 || phraseRegex.ofSomebody.test(text.slice(0, chunk[0]?.at))) return undefined;
  const name = trimmed(chunk.slice(0, after));
  const [first, last] = [name[0], name.at(-1)];
  if (first === undefined || last === undefined || last !== chunk[after - 1] || name.length > mostTradeWords)
    return undefined;
  const words = name.map(({ word }) => word.toLowerCase());
  if (words.some((one) => notTrades.has(one) || notHeads.has(one) || placesOfExperience.has(one))) return undefined;
  if (last.word.length < fewestLetters || phraseRegex.modifier.test(last.word) || phraseRegex.person.test(last.word))
    return undefined;
  // "patients experience the ward" tells what they feel.
  if (!phraseRegex.haveableEnd.test(text.slice(chunk[after]?.at))) return undefined;
  const end = last.at + last.word.length;
  const word = text.slice(first.at, end);
  return { key: canonicalSkill(word), word, at: first.at, end, known: false };
}

/** "Insurance industry" of "Insurance industry experience". Postings welcome such experience, and seldom demand it. */
export function findIndustries(text: string): NamedPhrase[] {
  if (!phraseRegex.experience.test(text)) return [];
  return chunksOf(text).flatMap((chunk): NamedPhrase[] => {
    const last = chunk.findIndex(({ word }) => phraseRegex.industry.test(word));
    const before = chunk.slice(Math.max(0, last - 2), Math.max(0, last));
    const trade = before.filter(({ word }) => tradeWords.has(word.toLowerCase()));
    const name = trade.length > 0 ? trade.slice(-1) : trimmed(before);
    const [first] = name;
    const head = chunk[last];
    if (first === undefined || head === undefined) return [];
    const end = head.at + head.word.length;
    const word = text.slice(first.at, end);
    return [{ key: canonicalSkill(word), word, at: first.at, end, known: false }];
  });
}
