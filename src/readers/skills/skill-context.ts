import {
  capitalizedPrograms,
  claimJoins,
  claimWords,
  degreeNouns,
  degreeWords,
  fieldOfCategory,
  givenNames,
  listWords,
  makingJoins,
  makingWords,
  officePrograms,
  officeWords,
  programmingWords,
  skillHeadingWords,
} from './skill-context.lexicon.ts';
import type { Tokens, WordGap } from './skill-text.ts';
import { type StrictForm, skillIndex } from './skill-trie.ts';

const isJoined = (gap: WordGap | undefined): boolean => gap === 'glue' || gap === 'hyphen';

export const areGivenNames = (one: StrictForm, other: StrictForm): boolean =>
  givenNames.has(one.word) && givenNames.has(other.word);

/** Whether the words directly beside the form at `at` show that it is meant as a skill. */
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
  return (precededBy(degreeWords) && degreeNouns.has(after)) || (endsItem(form, after) && isClaimed(tokens, at));
}

const isMadeWith = ({ words, gaps }: Tokens, at: number): boolean =>
  gaps[at] === 'space' &&
  makingJoins.has(words[at - 1] ?? '') &&
  gaps[at - 1] === 'space' &&
  makingWords.has(words[at - 2] ?? '');

function isClaimed({ words, gaps }: Tokens, at: number): boolean {
  const before = words[at - 1] ?? '';
  if (gaps[at] === 'hard' || gaps[at] === 'line') return skillHeadingWords.has(before);
  return (
    gaps[at] === 'space' && claimJoins.has(before) && gaps[at - 1] === 'space' && claimWords.has(words[at - 2] ?? '')
  );
}

/** "excel and word", "word/excel" */
export function isBesideOfficeProgram({ words }: Tokens, at: number): boolean {
  const isJoin = (i: number): boolean => words[i] === 'and' || words[i] === 'or';
  return (
    officePrograms.has(words[at] ?? '') &&
    [-1, 1].some((step) => officePrograms.has(words[isJoin(at + step) ? at + 2 * step : at + step] ?? ''))
  );
}

/** "good level of Excel" */
export const isCapitalizedProgram = ({ words, gaps }: Tokens, at: number): boolean =>
  capitalizedPrograms.names.has(words[at] ?? '') &&
  gaps[at] === 'space' &&
  capitalizedPrograms.before.has(words[at - 1] ?? '');

/** An edge, a joining word or another skill on both sides. */
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
  return own === 'any' || other === 'any' || own === other || (own === 'creative' && other === 'software');
}
