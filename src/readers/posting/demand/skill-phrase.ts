import { canonicalSkill, type SkillMention } from '#readers/skills';
import { tradeNouns } from '../lexicon/nouns.lexicon.ts';
import {
  demandedHeads,
  fillers,
  firstWords,
  notAlone,
  notHeads,
  notLast,
  notSkillNames,
  nounsInIng,
  objects,
  phraseRegex,
  plainNames,
  separators,
  shortNames,
  skillHeads,
  soleHeads,
  spokenLanguages,
  tradeWords,
  vagueWords,
} from '../lexicon/phrases.lexicon.ts';
import { isKnownTown, isSureRegion, regionLevel } from '../regions.ts';

export type NamedPhrase = SkillMention & { known: false };

const mostWords = 4;
const mostTradeWords = 2;
const fewestLetters = 5;

/**
 * Skills that the lexicon lacks, as the posting names them: proper names and abbreviations ("IntSights", "DMZ"), phrases
 * that end in a word for trade knowledge ("wound dressing", "query languages"), and what stands beside "experience with".
 * `isItem`: of a list of demands, whose items begin with one. `isDemand`: of a section of demands, where no company's name
 * begins a sentence. `isWelcome`: of a preference, which names skills in passing.
 */
export function findPhrases(
  text: string,
  found: readonly SkillMention[],
  { isItem, isDemand, isWelcome }: { isItem: boolean; isDemand: boolean; isWelcome: boolean },
): NamedPhrase[] {
  const chunks = chunksOf(text);
  const words = text.split(' ');
  const demands = [...text.matchAll(phraseRegex.demandedBefore)].map(({ 0: { length }, index }) => index + length);
  const isHeadline =
    words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.7 &&
    !(demands.length > 0 && text.includes(', '));
  const isWhole = isItem && isEnumeration(text, chunks);
  const enumerated = isDemand ? enumeratedIn(text, chunks) : new Set<number>();
  let demandedUntil = -1;
  return chunks.flatMap((chunk, n): NamedPhrase[] => {
    const start = chunk[0]?.at ?? 0;
    const isNext = demandedUntil >= 0 && phraseRegex.nextItem.test(text.slice(demandedUntil, start));
    const trade =
      (isDemand && n === 0 ? credentialIn(chunk, text) : undefined) ?? tradeIn(chunk, text) ?? workedIn(chunk, text);
    if (trade !== undefined && !found.some((mention) => mention.at < trade.end && trade.at < mention.end))
      return [trade];
    const isDemanded = isNext || demands.includes(start);
    if (isDemanded) demandedUntil = (chunk.at(-1)?.at ?? 0) + (chunk.at(-1)?.word.length ?? 0);
    const phrase = trimmed(withoutVerb(chunk, text));
    const [first, last] = [phrase[0], phrase.at(-1)];
    if (first === undefined || last === undefined || phrase.length > mostWords) return [];
    const { at } = first;
    const end = last.at + last.word.length;
    if (found.some((mention) => mention.at < end && at < mention.end)) return [];
    const word = text.slice(at, end);
    const key = canonicalSkill(word);
    const before = text.slice(0, at);
    const isBesideSkills = found.length > 0 && phraseRegex.listedBefore.test(before);
    const isListed = !isHeadline && isBesideSkills;
    const isShouted =
      isHeadline &&
      !/\p{Ll}{2}/u.test(text) &&
      !phraseRegex.shortList.test(text) &&
      !(isDemand && words.length < 3 && !/^\W*LI-/.test(text));
    const isListedFirst = isDemand && phraseRegex.listedAfter.test(text.slice(end));
    const isFirst = !isListedFirst && words.length > 6 && !/[\p{L}\p{N}]/u.test(before);
    const inBrackets = found.find((mention) => /^\s?\($/.test(text.slice(mention.end, at)));
    if (key === '' || (inBrackets && isNoteOn(inBrackets.word, word))) return [];
    if (isNoName(word, before, text.slice(at)) || isKindOf(text, { at, end }, found)) return [];
    const isNamed =
      (isBesideSkills && shortNames.has(word)) ||
      (isDemanded && phrase.length === 1 && sharesHead(last, chunks[n + 1] ?? [], text)) ||
      (isWelcome && !isHeadline && demandedHeads.has(word.toLowerCase())) ||
      ((isWelcome || found.length > 0) && !isHeadline && enumerated.has(n) && isPlainNoun(word, text.slice(end))) ||
      isSkill(word, {
        isShouted,
        isListed,
        isFirst,
        isItem: isWhole || (enumerated.has(n) && !isHeadline),
        isOneOfMany: (isWhole && chunks.length > 1) || enumerated.has(n),
        isDemanded: isDemanded && !isHeadline,
      });
    return isNamed ? [{ key, word, at, end, known: false }] : [];
  });
}

/** "charcuterie" of "pastry, charcuterie and ferments" */
const isPlainNoun = (word: string, after: string): boolean =>
  word.length >= fewestLetters &&
  word === word.toLowerCase() &&
  ![notSkillNames, skillHeads, fillers].some((words) => words.has(word)) &&
  isNounPhrase([word]) &&
  !phraseRegex.examplesAfter.test(after);

/** "mechanical" of "mechanical and electrical maintenance" */
function sharesHead({ word, at }: PlacedWord, next: readonly PlacedWord[], text: string): boolean {
  const [first, ...rest] = trimmed(next);
  const head = rest.at(-1)?.word.toLowerCase() ?? '';
  if (first === undefined || !skillHeads.has(head) || !isAdjective(word.toLowerCase())) return false;
  return isAdjective(first.word.toLowerCase()) && phraseRegex.nextItem.test(text.slice(at + word.length, first.at));
}

/** "Active all-lines adjuster license (or able to get one)" at the start of a demand: what it is for, and the word. */
function credentialIn(chunk: readonly PlacedWord[], text: string): NamedPhrase | undefined {
  const last = chunk.findIndex(({ word }) => phraseRegex.credentialHead.test(word));
  const first = chunk.findIndex(({ word }) => !firstWords.has(word.toLowerCase()) && word.toLowerCase() !== 'active');
  const [start, end] = [chunk[first], chunk[last]];
  if (start === undefined || end === undefined || last <= first || last - first > mostWords) return undefined;
  const between = chunk.slice(first, last).map(({ word }) => word.toLowerCase());
  if (between.some((word) => phraseRegex.anyCredential.test(word))) return undefined;
  const word = text.slice(start.at, end.at + end.word.length);
  return { key: canonicalSkill(word), word, at: start.at, end: end.at + end.word.length, known: false };
}

/** "5 years of front office experience" demands what stands between, whatever it is. */
function workedIn(chunk: readonly PlacedWord[], text: string): NamedPhrase | undefined {
  const last = chunk.findIndex(({ word }) => phraseRegex.experienceWord.test(word));
  const first = chunk.findLastIndex(({ word }) => phraseRegex.yearWord.test(word)) + 1;
  if (last <= first || (first === 0 && !phraseRegex.yearsBefore.test(text.slice(0, chunk[0]?.at)))) return undefined;
  const name = trimmed(chunk.slice(first, last));
  const words = name.map(({ word }) => word);
  const [start, end] = [name[0], name.at(-1)];
  if (start === undefined || end === undefined || words.length > mostTradeWords || !isNounPhrase(words))
    return undefined;
  const word = text.slice(start.at, end.at + end.word.length);
  return { key: canonicalSkill(word), word, at: start.at, end: end.at + end.word.length, known: false };
}

/** "Prior dental experience is required" */
function tradeIn(chunk: readonly PlacedWord[], text: string): NamedPhrase | undefined {
  const after = chunk.findIndex(({ at }) => phraseRegex.experienceAfter.test(text.slice(at)));
  const before = chunk.slice(0, Math.max(0, after));
  // "3 years transportation experience"
  const name = tradeWords.has(before.at(-1)?.word.toLowerCase() ?? '') ? before.slice(-1) : trimmed(before);
  const [first, last] = [name[0], name.at(-1)];
  if (first === undefined || last === undefined || name.length > mostTradeWords) return undefined;
  const head = last.word.toLowerCase();
  const isNamed = [tradeWords, demandedHeads, soleHeads, tradeNouns].some((words) => words.has(head));
  if (!isNamed && (name.length === 1 || !skillHeads.has(head))) return undefined;
  if (name.some(({ word }) => notHeads.has(word.toLowerCase()))) return undefined;
  const end = last.at + last.word.length;
  const word = text.slice(first.at, end);
  return { key: canonicalSkill(word), word, at: first.at, end, known: false };
}

const isName = (words: readonly string[]): boolean =>
  words.every((one) => phraseRegex.capitalized.test(one)) && !words.every((one) => plainNames.has(one.toLowerCase()));

/** "Insurance industry experience", which postings welcome and seldom demand. */
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

/** "shipped payments" of "have shipped payments", "process data" of "to process data" */
function withoutVerb(chunk: readonly PlacedWord[], text: string): readonly PlacedWord[] {
  const [first] = chunk;
  if (first === undefined) return chunk;
  const before = text.slice(0, first.at);
  if (phraseRegex.beforeInfinitive.test(before) && first.word === first.word.toLowerCase()) return chunk.slice(1);
  if (!phraseRegex.participle.test(first.word)) return chunk;
  return before.trim() === '' || phraseRegex.beforeParticiple.test(before) ? chunk.slice(1) : chunk;
}

/** Places, zones, levels, addresses, amounts and numbers of vacancies. `rest`: the text from the word on. */
function isNoName(word: string, before: string, rest: string): boolean {
  const words = word.split(' ');
  if (words.length === 1 && notAlone.has(word.toLowerCase())) return true;
  if (phraseRegex.tableHeading.test(word) || phraseRegex.kindAlone.test(word)) return true;
  if (notLast.has((words.at(-1) ?? '').toLowerCase())) return true;
  if (words.some((one) => phraseRegex.measure.test(one)) || phraseRegex.address.test(word)) return true;
  if (/^\p{Lu}/u.test(word) && isPlace(word, before, rest.slice(word.length))) return true;
  if (phraseRegex.amount.test(rest) || (/\d/.test(word) && phraseRegex.beforeReference.test(before))) return true;
  return phraseRegex.road.test(word) && phraseRegex.beforeRoad.test(before);
}

/** "Yorkshire", "San Antonio" before ", Texas" */
function isPlace(word: string, before: string, after: string): boolean {
  if (regionLevel(word) > 0 || (isKnownTown(word) && phraseRegex.beforeTown.test(before))) return true;
  return (
    word.split(' ').every((one) => phraseRegex.capitalized.test(one)) &&
    isSureRegion(phraseRegex.nextPlace.exec(after)?.[1] ?? '')
  );
}

/** "one systems language (Go, Rust or C++)" names its examples. */
function isKindOf(text: string, { at, end }: { at: number; end: number }, found: readonly SkillMention[]): boolean {
  if (!phraseRegex.kind.test(text.slice(at, end)) || !phraseRegex.kindBefore.test(text.slice(0, at))) return false;
  return found.some(
    (mention) => mention.at > end && /^\W*(?:such as|like|e\.g\.?|including)?\W*$/.test(text.slice(end, mention.at)),
  );
}

/** "Cyber Kill Chain (CKC)", "Registered Nurse (Adult)", "BLS (AHA)" */
const isNoteOn = (long: string, word: string): boolean =>
  isAbbreviationOf(word, long) || (!word.includes(' ') && phraseRegex.credential.test(long));

/** "Cyber Kill Chain (CKC)" */
function isAbbreviationOf(word: string, long: string): boolean {
  const words = long.split(/[\s-]+/).slice(-word.length);
  return (
    word.length > 1 &&
    words
      .map((one) => one.charAt(0))
      .join('')
      .toUpperCase() === word.toUpperCase()
  );
}

type PlacedWord = { word: string; at: number };

/** Nothing but items: "Hybrid development, offline storage". */
function isEnumeration(text: string, chunks: readonly PlacedWord[][]): boolean {
  const ends = chunks.map((chunk) => (chunk.at(-1)?.at ?? 0) + (chunk.at(-1)?.word.length ?? 0));
  return (
    !/[\p{L}\p{N}?!]/u.test(text.slice(ends.at(-1) ?? 0)) &&
    chunks.every((chunk, n) => n === 0 || phraseRegex.nextItem.test(text.slice(ends[n - 1], chunk[0]?.at)))
  );
}

const fewestItems = 3;

/** The chunks of enumerations within a statement: "pricing procedure, account determination, batch management". */
function enumeratedIn(text: string, chunks: readonly PlacedWord[][]): ReadonlySet<number> {
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

/** Words between punctuation and small words. */
function chunksOf(text: string): PlacedWord[][] {
  const chunks: PlacedWord[][] = [];
  let end = -2;
  for (const { 0: word, index } of text.matchAll(phraseRegex.word)) {
    const continues = index === end + 1 && text[end] === ' ';
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

/** Without words that say how well or that it is knowledge: "good understanding", "… concepts". Empty if vague. */
function trimmed(chunk: readonly PlacedWord[]): readonly PlacedWord[] {
  const lower = chunk.map(({ word }) => word.toLowerCase());
  let first = 0;
  let last = lower.length - 1;
  const isFirst = (word: string): boolean =>
    firstWords.has(word) || /^\d+\+?$/.test(word) || phraseRegex.adverb.test(word);
  while (first <= last && isFirst(lower[first] ?? '') && !(first === last && isHead(lower[first] ?? ''))) first += 1;
  // "deploying containers": the verb names no skill of its own
  while (first < last && isVerb(lower[first] ?? '', lower[first + 1])) first += 1;
  while (last >= first && fillers.has(lower[last] ?? '')) last -= 1;
  const isVague = lower.slice(first, last + 1).some((word) => vagueWords.has(word));
  // "Technical specifications": a general word alone names nothing.
  if (first === last && first > 0 && phraseRegex.narrowing.test(lower[first - 1] ?? '')) first -= 1;
  // "Medical software", "design principles": the first word alone names nothing.
  const next = lower[last + 1];
  if (first === last && next !== undefined && objects.has(next) && isPlain(chunk[first]?.word ?? '')) last += 1;
  if (!isVague) return chunk.slice(first, last + 1);
  return chunk.filter((_, n) => spokenLanguages.has(lower[n] ?? '')).slice(0, 1);
}

const isHead = (word: string): boolean => soleHeads.has(word) || demandedHeads.has(word);
/** Neither a skill alone nor a name: "Microsoft applications" is about Microsoft. */
const isPlain = (word: string): boolean =>
  !isHead(word.toLowerCase()) && (word === word.toLowerCase() || isAdjective(word.toLowerCase()));
const isAdjective = (word: string): boolean => tradeWords.has(word) || phraseRegex.adjective.test(word);

const isVerb = (word: string, next = ''): boolean =>
  (word === 'operating' && phraseRegex.operated.test(next)) ||
  (phraseRegex.verb.test(word) && ![nounsInIng, skillHeads, soleHeads].some((nouns) => nouns.has(word)));

/**
 * `isFirst`: at the start of a sentence, where the company's name may stand. `isItem`: of an enumeration or a list of demands.
 * `isOneOfMany`: of an enumeration.
 */
type Setting = {
  isShouted: boolean;
  isListed: boolean;
  isFirst: boolean;
  isItem: boolean;
  isOneOfMany: boolean;
  isDemanded: boolean;
};

/** A capital letter is enough only for an item of a list that names skills. */
function isSkill(word: string, { isShouted, isListed, isFirst, isItem, isOneOfMany, isDemanded }: Setting): boolean {
  const words = word.split(' ');
  // "LOCAL REGULATIONS" is shouted
  if (words.length > 1 && words.some((one) => phraseRegex.shouted.test(one))) return false;
  if (words.some((one) => notSkillNames.has(one.toLowerCase()) || phraseRegex.glued.test(one))) return false;
  if (!isShouted && !isFirst && words.some((one) => phraseRegex.abbreviation.test(one)) && word.length > 1) return true;
  if (isListed && words.every((one) => phraseRegex.capitalized.test(one)) && word.length > 2) return true;
  if (isDemanded && isName(words) && word.length > 2) return true;
  const head = (words.at(-1) ?? '').toLowerCase();
  if (words.length === 1 && soleHeads.has(head)) return true;
  // "typography and colours" beside a skill
  const isEnumerated = isListed && head.length >= fewestLetters && !skillHeads.has(head) && isNounPhrase(words);
  if (words.length === 1)
    return (isDemanded || isOneOfMany) && (demandedHeads.has(head) || tradeNouns.has(head) || isEnumerated);
  if (skillHeads.has(head) || soleHeads.has(head)) return true;
  return (isDemanded || (isItem && head === words.at(-1))) && isNounPhrase(words);
}

/** "browser rendering behaviour": what stands beside "understanding of" is demanded whatever it is. */
const isNounPhrase = (words: readonly string[]): boolean =>
  words.every((word) => /^[\p{L}\p{N}+#/'’.-]{2,}$/u.test(word)) &&
  !words.some((word) => notHeads.has(word.toLowerCase())) &&
  !phraseRegex.notNoun.test(words.at(-1) ?? '');
