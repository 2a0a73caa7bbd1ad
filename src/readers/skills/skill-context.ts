import {
  capitalizedPrograms,
  claimJoins,
  claimWords,
  degreeNouns,
  degreeWords,
  demandWords,
  exampleJoins,
  fieldOfCategory,
  givenNames,
  listWords,
  makingJoins,
  makingWords,
  officePrograms,
  officeWords,
  ordinaryNames,
  otherTrades,
  programmingWords,
  skillHeadingWords,
} from './skill-context.lexicon.ts';
import type { Tokens, WordGap } from './skill-text.ts';
import { type StrictForm, skillIndex } from './skill-trie.ts';

const isJoined = (gap: WordGap | undefined): boolean => gap === 'glue' || gap === 'hyphen';

export const areGivenNames = (one: StrictForm, other: StrictForm): boolean =>
  givenNames.has(one.word) && givenNames.has(other.word);

/** Whether the words directly beside the form at `at` show that it means a skill. */
export function isCued(form: StrictForm, tokens: Tokens, at: number): boolean {
  const { words, gaps } = tokens;
  if (isJoined(gaps[at]) || isJoined(gaps[at + 1])) return false;
  const before = words[at - 1] ?? '';
  const after = gaps[at + 1] === 'space' ? (words[at + 1] ?? '') : '';
  if (gaps[at] === 'slash' && isFittingWord(form, before)) return true;
  if (gaps[at + 1] === 'slash' && isFittingWord(form, words[at + 1] ?? '')) return true;
  const precededBy = (list: ReadonlySet<string>): boolean => gaps[at] === 'space' && list.has(before);
  if (fieldOfCategory[form.category] === 'software') {
    if (programmingWords.after.has(after) || precededBy(programmingWords.before)) return true;
    if (isMadeWith(tokens, at) && (after === 'on' || endsItem(form, after))) return true;
  }
  if (form.category === 'office' && (officeWords.after.has(after) || precededBy(officeWords.before))) return true;
  if (!form.needsContext) return false;
  const claims = ordinaryNames.listed.has(form.word) ? noWords : claimWords;
  return (
    (precededBy(degreeWords) && degreeNouns.has(after)) || (endsItem(form, after) && isClaimed(tokens, at, claims))
  );
}

const noWords: ReadonlySet<string> = new Set();

const isMadeWith = ({ words, gaps }: Tokens, at: number): boolean =>
  gaps[at] === 'space' &&
  makingJoins.has(words[at - 1] ?? '') &&
  gaps[at - 1] === 'space' &&
  makingWords.has(words[at - 2] ?? '');

function isClaimed({ words, gaps }: Tokens, at: number, claims: ReadonlySet<string> = claimWords): boolean {
  const before = words[at - 1] ?? '';
  if (gaps[at] === 'hard' || gaps[at] === 'line') return skillHeadingWords.has(before);
  // "languages such as Go"
  const join = before === 'as' && words[at - 2] === 'such' ? at - 2 : at - 1;
  if (exampleJoins.has(words[join] ?? '') && skillHeadingWords.has(words[join - 1] ?? '')) return true;
  return gaps[at] === 'space' && claimJoins.has(before) && gaps[at - 1] === 'space' && claims.has(words[at - 2] ?? '');
}

/**
 * Whether a statement of a posting demands the capitalized name at `at`: "Excel", "Excel skills", "Go (essential)",
 * "R is a must".
 */
export function isDemanded(form: StrictForm, tokens: Tokens, at: number): boolean {
  const { words, gaps } = tokens;
  if (!form.needsContext || form.category === 'soft' || isOrdinary(form.word)) return false;
  if (isJoined(gaps[at]) || isJoined(gaps[at + 1])) return false;
  const before = gaps[at] === 'space' ? (words[at - 1] ?? '') : '';
  const after = gaps[at + 1] === 'space' ? (words[at + 1] ?? '') : '';
  if (demandWords.claimed.has(after) && isClaimed(tokens, at)) return true;
  const isEnd = endsItem(form, after) || demandWords.claimed.has(after);
  if (isEnd && isClaimed(tokens, at, demandWords.claims)) return true;
  if (isEnd && demandWords.used.has(before)) return true;
  if (before === '' && (isLevelled(tokens, at + 1) || areYears(words, at + 1))) return true;
  if (before === '' && after === '' && capitalizedPrograms.names.has(form.word) && isAmongWords(tokens)) return true;
  if (isEnd && capitalizedPrograms.names.has(form.word) && !capitalizedPrograms.beforeVerb.has(before)) return true;
  if (isStrongly(form, before) && endsItem(form, after)) return true;
  const isFirst = at === 0 || (form.word.length > 1 && before === '');
  if (!isFirst && !isDemandedAfter(form, before)) return false;
  if (demandWords.nouns.has(after)) return !ordinaryNames.ofSkills.has(form.word) || !after.startsWith('skill');
  if (isNeeded(tokens, at + 1)) return true;
  if (after !== '' || !isFirst) return false;
  return at === 0 ? isWholeItem(form, tokens) : at + 1 === words.length && demandWords.labels.has(words[at - 1] ?? '');
}

const isOrdinary = (word: string): boolean => ordinaryNames.always.has(word) || ordinaryNames.listed.has(word);

/** True for "Degree, Excel, attention to detail", false for "Grow. Learn. Excel." */
const isAmongWords = ({ raws }: Tokens): boolean => raws.some((raw) => /^\p{Ll}/u.test(raw));

const isDemandedAfter = ({ word }: StrictForm, before: string): boolean =>
  degreeWords.has(before) || demandWords.before.has(before) || (word.length > 1 && demandWords.joins.has(before));

/** True for "strong Excel", false for "strong Partnerships". */
const isStrongly = (form: StrictForm, before: string): boolean =>
  degreeWords.has(before) && isTool(form) && !ordinaryNames.ofSkills.has(form.word);

const isTool = ({ category }: StrictForm): boolean => category === 'office' || fieldOfCategory[category] === 'software';

/** Whether the words are "to a high level" or "at intermediate level" up to the end, or "to a level where …". */
function isLevelled({ words, gaps }: Tokens, at: number): boolean {
  if (gaps[at] !== 'space' || !demandWords.levelJoins.has(words[at] ?? '')) return false;
  const near = words.slice(at, at + mostFillers + 1);
  const noun = at + near.findIndex((word) => demandWords.levelNouns.has(word));
  if (noun < at || gaps.slice(at + 1, noun + 1).includes('hard')) return false;
  return noun === words.length - 1 || demandWords.levelDetails.has(words[noun + 1] ?? '');
}

/** Whether the words from `at` on are like "is essential", "(essential)", "would be a must". */
function isNeeded({ words, gaps, raws }: Tokens, at: number): boolean {
  if (gaps[at] === 'hard' && /^[ED]$/.test(raws[at] ?? '')) return at + 1 === words.length;
  let end = at;
  while (end < at + mostFillers && demandWords.fillers.has(words[end] ?? '') && gaps[end] === 'space') end += 1;
  // The rest of "Spark is good to have" without the preference.
  if (end === words.length && end > at) return true;
  if (gaps[end] !== 'space' && (end > at || gaps[end] !== 'hard')) return false;
  if (!demandWords.needed.has(words[end] ?? '')) return false;
  return gaps[end + 1] !== 'space' || words[end + 1] !== 'to' || demandWords.neededTo.has(words[end + 2] ?? '');
}
const mostFillers = 5;

/** Whether the words are like "3+ years". */
const areYears = (words: readonly string[], at: number): boolean =>
  /^\d{1,2}\+?$/.test(words[at] ?? '') && demandWords.years.has(words[at + 1] ?? '');

/** Whether the item is only the name, with its level or years: "Excel", "Excel (advanced)", "Go: 3 years". */
function isWholeItem({ word }: StrictForm, { words }: Tokens): boolean {
  if (words.length === 1) return !ordinaryNames.alone.has(word);
  const [, first = ''] = words;
  return demandWords.levels.has(first) || areYears(words, 1);
}

/**
 * The key of a skill. Beside words of another trade it is the key of what the word means there: "GIS switchgear" is no
 * map. Empty if the lexicon has no such skill.
 */
export function keyInTrade({ words }: Tokens, { at, end, key }: { at: number; end: number; key: string }): string {
  const other = end === at + 1 ? otherTrades.get(words[at] ?? '') : undefined;
  if (other === undefined) return key;
  const before = words.slice(Math.max(0, at - wordsNear), at);
  const near = ` ${before.join(' ')} | ${words.slice(end, end + wordsNear).join(' ')} `;
  return other.beside.some((phrase) => near.includes(` ${phrase} `)) ? (other.skill ?? '').toLowerCase() : key;
}
const wordsNear = 6;

/** True for "excel and word" and "word/excel". */
export function isBesideOfficeProgram({ words }: Tokens, at: number): boolean {
  const isJoin = (i: number): boolean => words[i] === 'and' || words[i] === 'or';
  return (
    officePrograms.has(words[at] ?? '') &&
    [-1, 1].some((step) => officePrograms.has(words[isJoin(at + step) ? at + 2 * step : at + step] ?? ''))
  );
}

/** True for "good level of Excel". */
export const isCapitalizedProgram = ({ words, gaps }: Tokens, at: number): boolean =>
  capitalizedPrograms.names.has(words[at] ?? '') &&
  gaps[at] === 'space' &&
  capitalizedPrograms.before.has(words[at - 1] ?? '');

/** Whether both sides have an edge, a joining word or another skill. */
export function isListItem(form: StrictForm, { words, gaps }: Tokens, at: number): boolean {
  if (isJoined(gaps[at]) || isJoined(gaps[at + 1])) return false;
  const before = gaps[at] === 'space' ? (words[at - 1] ?? '') : '';
  const after = gaps[at + 1] === 'space' ? (words[at + 1] ?? '') : '';
  return (before === '' || listWords.before.has(before) || isFittingWord(form, before)) && endsItem(form, after);
}

const endsItem = (form: StrictForm, after: string): boolean =>
  after === '' || listWords.after.has(after) || isFittingWord(form, after);

function isFittingWord(form: StrictForm, word: string): boolean {
  const key = skillIndex.root.next?.get(word)?.key;
  return key !== undefined && fitsBeside(form, key);
}

export function fitsBeside(form: StrictForm, key: string): boolean {
  const entry = skillIndex.entryOfKey.get(key);
  if (entry === undefined) return false;
  const own = fieldOfCategory[form.category];
  const other = fieldOfCategory[entry.category];
  if (other === 'none') return false;
  if (ordinaryNames.ofField.has(form.word)) return own === other;
  return own === 'any' || other === 'any' || own === other || (own === 'creative' && other === 'software');
}
