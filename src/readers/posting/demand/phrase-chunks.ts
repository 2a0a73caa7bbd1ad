import { phraseRegex } from '../lexicon/phrases.lexicon.ts';
import {
  demandedHeads,
  fillers,
  firstWords,
  narrowingWords,
  notHeads,
  nounsInIng,
  objects,
  separators,
  skillHeads,
  soleHeads,
  spokenLanguages,
  tradeWords,
  vagueWords,
} from '../lexicon/words/phrase-words.lexicon.ts';

export type PlacedWord = { word: string; at: number };

/** Whether it may be a skill beside "understanding of", where any noun phrase is one: "browser rendering behaviour". */
export const isNounPhrase = (words: readonly string[]): boolean =>
  words.every((word) => /^[\p{L}\p{N}+#/'’.-]{2,}$/u.test(word)) &&
  !words.some((word) => notHeads.has(word.toLowerCase())) &&
  (!phraseRegex.notNoun.test(words.at(-1) ?? '') || (words.length > 1 && nounsInIng.has(words.at(-1) ?? '')));

/** Nothing but items: "Hybrid development, offline storage". */
export function isEnumeration(text: string, chunks: readonly PlacedWord[][]): boolean {
  const ends = chunks.map((chunk) => (chunk.at(-1)?.at ?? 0) + (chunk.at(-1)?.word.length ?? 0));
  return (
    !/[\p{L}\p{N}?!]/u.test(text.slice(ends.at(-1) ?? 0)) &&
    chunks.every((chunk, n) => n === 0 || phraseRegex.nextItem.test(text.slice(ends[n - 1], chunk[0]?.at)))
  );
}

const fewestItems = 3;

/** The chunks of enumerations within a statement: "pricing procedure, account determination, batch management". */
export function enumeratedIn(text: string, chunks: readonly PlacedWord[][]): ReadonlySet<number> {
  const enumerated = new Set<number>();
  let first = 0;
  for (let n = 1; n <= chunks.length; n += 1) {
    const end = (chunks[n - 1]?.at(-1)?.at ?? 0) + (chunks[n - 1]?.at(-1)?.word.length ?? 0);
    if (n < chunks.length && phraseRegex.nextItem.test(text.slice(end, chunks[n]?.[0]?.at))) continue;
    if (n - first >= fewestItems) for (let i = first; i < n; i += 1) enumerated.add(i);
    first = n;
  }
  return enumerated;
}

/** The number of chunks that are the subject of a statement: 2 in "Pottery or weaving experience is a plus", 0 in sentences. */
export function subjectsIn(text: string, chunks: readonly PlacedWord[][]): number {
  const endOf = (chunk: readonly PlacedWord[] | undefined): number =>
    (chunk?.at(-1)?.at ?? 0) + (chunk?.at(-1)?.word.length ?? 0);
  let n = 1;
  while (n < chunks.length && phraseRegex.nextItem.test(text.slice(endOf(chunks[n - 1]), chunks[n]?.[0]?.at))) n += 1;
  if (phraseRegex.afterSubject.test(text.slice(endOf(chunks[n - 1])))) return n;
  // "Pottery, weaving, experience with dyes"
  return n > fewestItems ? n - 1 : 0;
}

/** Words between punctuation and small words. */
export function chunksOf(text: string): PlacedWord[][] {
  const chunks: PlacedWord[][] = [];
  let end = -2;
  for (const { 0: word, index } of text.matchAll(phraseRegex.word)) {
    const isName = phraseRegex.capitalized.test(word) && phraseRegex.kinds.test(chunks.at(-1)?.at(-1)?.word ?? '');
    const continues = index === end + 1 && text[end] === ' ' && !isName;
    end = index + word.length;
    if (separators.has(word.toLowerCase()) || phraseRegex.contraction.test(word)) {
      end = -2;
      continue;
    }
    const chunk = { word, at: index };
    if (continues) chunks.at(-1)?.push(chunk);
    else chunks.push([chunk]);
  }
  return chunks;
}

/** "Building Safety Act" of "the Building Safety Act in full": a law by its whole name. */
export function lawIn(chunk: readonly PlacedWord[]): readonly PlacedWord[] | undefined {
  const last = chunk.findLastIndex(({ word }, n) => phraseRegex.law.test(`${chunk[n - 1]?.word ?? ''} ${word}`));
  let first = last;
  while (first > 0 && phraseRegex.capitalized.test(chunk[first - 1]?.word ?? '')) first -= 1;
  // "Excel Act as first contact"
  return first < last && chunk[last + 1]?.word !== 'as' ? chunk.slice(first, last + 1) : undefined;
}

/** Without words for a level or for knowledge: "good understanding", "… concepts". Empty if vague. */
export function trimmed(chunk: readonly PlacedWord[]): readonly PlacedWord[] {
  const lower = chunk.map(({ word }) => word.toLowerCase());
  let first = 0;
  let last = lower.length - 1;
  const isFirst = (word: string): boolean =>
    firstWords.has(word) || /^\d+\+?$/.test(word) || phraseRegex.adverb.test(word);
  while (first <= last && isFirst(lower[first] ?? '') && !(first === last && isHead(lower[first] ?? ''))) first += 1;
  // "deploying containers": the verb names no skill of its own. "evaluating coating formulations" has one.
  const verbsFrom = first;
  const mayBeVerb = (): boolean => first === verbsFrom || last - first > 1;
  while (first < last && mayBeVerb() && isVerb(lower[first] ?? '', lower[first + 1])) first += 1;
  while (last >= first && (fillers.has(lower[last] ?? '') || isModule(chunk, last))) last -= 1;
  const isVague = lower
    .slice(first, last + 1)
    .some((word) => vagueWords.has(word) && !narrows(word, lower[last] ?? ''));
  // "Technical specifications": a general word alone names nothing.
  if (first === last && first > 0 && phraseRegex.narrowing.test(lower[first - 1] ?? '')) first -= 1;
  // "Medical software", "design principles", "Microsoft technologies": the first word alone names nothing.
  const next = lower[last + 1];
  const word = chunk[first]?.word ?? '';
  const isTechnology = next === 'technology' && phraseRegex.ofTechnology.test(word);
  const needsNext = phraseRegex.maker.test(word) || ((isTechnology || objects.has(next ?? '')) && isPlain(word));
  if (first === last && next !== undefined && needsNext) last += 1;
  if (!isVague) return chunk.slice(first, last + 1);
  const words = chunk.slice(first, last + 1).map((one) => one.word);
  const name = phraseRegex.nameFirst.exec(words.join(' '))?.[0].trim();
  if (name !== undefined) return chunk.slice(first, first + name.split(' ').length);
  return chunk.filter((_, n) => spokenLanguages.has(lower[n] ?? '')).slice(0, 1);
}

/** "modules" of "MM modules", "forms" of "Public Works forms" */
const isModule = (chunk: readonly PlacedWord[], at: number): boolean => {
  const words = `${chunk[at - 1]?.word} ${chunk[at]?.word}`;
  return phraseRegex.modules.test(words) || phraseRegex.formsOf.test(words);
};

/** "website" of "website architecture", but not "clients" of "systems of clients" */
const narrows = (word: string, last: string): boolean =>
  word !== last && narrowingWords.has(word) && skillHeads.has(last);

const isHead = (word: string): boolean => soleHeads.has(word) || demandedHeads.has(word);
/** Neither a skill alone nor a name: "Microsoft applications" is about Microsoft. */
const isPlain = (word: string): boolean =>
  !isHead(word.toLowerCase()) && (word === word.toLowerCase() || isAdjective(word.toLowerCase()));
export const isAdjective = (word: string): boolean => tradeWords.has(word) || phraseRegex.adjective.test(word);

const isVerb = (word: string, next = ''): boolean =>
  (word === 'operating' && phraseRegex.operated.test(next)) ||
  (phraseRegex.verb.test(word) &&
    !phraseRegex.guided.test(`${word} ${next}`) &&
    !phraseRegex.doneBefore.test(next) &&
    ![nounsInIng, skillHeads, soleHeads].some((nouns) => nouns.has(word)));
