import { canonicalSkill, type SkillMention } from '#readers/skills';
import { phraseRegex } from '../lexicon/phrases.lexicon.ts';
import {
  demandedHeads,
  fillers,
  notAlone,
  notLast,
  notPhrases,
  notSkillNames,
  notTrades,
  notWelcomeSkills,
  placesOfExperience,
  shortNames,
  skillHeads,
  tradeWords,
  vagueWords,
} from '../lexicon/words/phrase-words.lexicon.ts';
import { isKnownTown, isSureRegion, regionLevel } from '../regions.ts';
import {
  chunksOf,
  enumeratedIn,
  isAdjective,
  isEnumeration,
  isNounPhrase,
  lawIn,
  type PlacedWord,
  subjectsIn,
  trimmed,
} from './phrase-chunks.ts';
import { isSkill } from './phrase-name.ts';
import { credentialIn, experienceIn, type NamedPhrase, tradeIn, workedIn } from './trade-phrase.ts';

type Place = { isItem: boolean; isDemand: boolean; isWelcome: boolean };

const mostWords = 4;
/** "Heavy Rigid Victorian Driver Licence" */
const mostWordsOfCredential = 5;
const fewestLetters = 5;
const fewestLettersOfObject = 4;
/** Words in capitals that are no abbreviations. */
const fewestShouted = 2;

/**
 * Skills that the lexicon lacks, as the posting names them: proper names and abbreviations ("IntSights", "DMZ"), phrases
 * that end in a word for trade knowledge ("wound dressing", "query languages"), and noun phrases beside "experience with".
 * `isItem`: of a list of demands, whose items begin with a skill. `isDemand`: of a section of demands, where no company's name
 * begins a sentence. `isWelcome`: of a preference, which names skills in passing.
 */
export function findPhrases(written: string, found: readonly SkillMention[], place: Place): NamedPhrase[] {
  const row = inFormRow(written);
  const phrases = row && !isIn(row, found) ? [row] : phrasesIn(unshouted(written), found, place);
  return phrases.map((phrase) => ({ ...phrase, word: written.slice(phrase.at, phrase.end) }));
}

/** "Web Forms" of "Web Forms: 3 years (Required)", whatever its words. */
function inFormRow(text: string): NamedPhrase | undefined {
  const word = phraseRegex.formRow.exec(text)?.[1];
  const chunks = chunksOf(word ?? '');
  const [chunk = []] = chunks;
  if (word === undefined || chunks.length > 1 || chunk.length > mostWords) return undefined;
  if (chunk.some(({ word: one }) => [vagueWords, fillers, notTrades].some((words) => words.has(one.toLowerCase()))))
    return undefined;
  const at = text.indexOf(word);
  return { key: canonicalSkill(word), word, at, end: at + word.length, known: false };
}

function phrasesIn(
  written: string,
  found: readonly SkillMention[],
  { isItem, isDemand, isWelcome }: Place,
): NamedPhrase[] {
  const text = written
    .replace(phraseRegex.asWellAs, (found) => 'and'.padEnd(found.length))
    .replace(phraseRegex.manyWays, '$1-');
  const chunks = chunksOf(text);
  const words = text.split(' ');
  const demands = [...text.matchAll(phraseRegex.demandedBefore)].map(({ 0: { length }, index }) => index + length);
  const namesFollowKind =
    found.length > 0 && chunks.some(([first]) => first && phraseRegex.afterKinds.test(text.slice(0, first.at)));
  const isHeadline =
    !namesFollowKind &&
    words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.7 &&
    !(demands.length > 0 && text.includes(', ')) &&
    !(isItem && found.length > 0 && phraseRegex.choiceOfNames.test(text));
  const isWhole = isItem && isEnumeration(text, chunks);
  const enumerated = isDemand ? enumeratedIn(text, chunks) : new Set<number>();
  const subjects = isWelcome ? subjectsIn(text, chunks) : 0;
  const areModules = phraseRegex.modules.test(text);
  let demandedUntil = -1;
  return chunks.flatMap((chunk, n): NamedPhrase[] => {
    const start = chunk[0]?.at ?? 0;
    const isNext = demandedUntil >= 0 && phraseRegex.nextItem.test(text.slice(demandedUntil, start));
    const trade =
      (isDemand && n === 0 ? credentialIn(chunk, text) : undefined) ??
      tradeIn(chunk, text) ??
      workedIn(chunk, text) ??
      (isWelcome ? undefined : experienceIn(chunk, text));
    if (trade !== undefined && !isIn(trade, found)) return notPhrases.has(trade.word.toLowerCase()) ? [] : [trade];
    const chunkEnd = (chunk.at(-1)?.at ?? 0) + (chunk.at(-1)?.word.length ?? 0);
    const isNamedAsDemand = demands.some((at) => at >= start && at < chunkEnd);
    const isDemanded = isNext || isNamedAsDemand;
    if (isDemanded) demandedUntil = chunkEnd;
    const law = isDemand || isNamedAsDemand ? lawIn(chunk) : undefined;
    const phrase = law ?? trimmed(withoutVerb(chunk, text));
    const [first, last] = [phrase[0], phrase.at(-1)];
    if (first === undefined || last === undefined) return [];
    if (phrase.length > (phraseRegex.credentialHead.test(last.word) ? mostWordsOfCredential : mostWords)) return [];
    const { at } = first;
    const end = last.at + last.word.length;
    if (found.some((mention) => mention.at < end && at < mention.end)) return [];
    const word = text.slice(at, end);
    const key = canonicalSkill(word);
    const before = text.slice(0, at);
    const isBesideSkills =
      found.length > 0 &&
      (phraseRegex.listedBefore.test(before) || (enumerated.has(n) && phraseRegex.afterKinds.test(before)));
    // "monitoring with Bell Ringer, Nagios"
    const beginsList = isWelcome && found.length > 0 && text[end] === ',' && phraseRegex.listOpening.test(before);
    const beginsPair = isDemand && n === 0 && before.trim() === '' && isBeforePair(phrase, chunk, text, found);
    const isListed =
      !isHeadline &&
      (isBesideSkills || beginsList || beginsPair || (isBeforeSkill(text, end, found) && !isField(last.word)));
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
      law !== undefined ||
      ((isBesideSkills || areModules) && shortNames.has(word)) ||
      (isDemanded && phrase.length === 1 && sharesHead(last, chunks[n + 1] ?? [], text)) ||
      (isWelcome && !isHeadline && demandedHeads.has(word.toLowerCase())) ||
      (isWelcome && isDemanded && tradeWords.has(word.toLowerCase())) ||
      (isWelcome &&
        (n < subjects || isDemanded) &&
        !phraseRegex.examplesAfter.test(text.slice(end)) &&
        isObject(phrase, chunk, n < subjects || (isDemanded && phrase.length > 1))) ||
      ((isWelcome || found.length > 0) && !isHeadline && enumerated.has(n) && isPlainNoun(word, text.slice(end))) ||
      isSkill(word, {
        isShouted,
        isListed,
        isFirst,
        isItem: isWhole || (enumerated.has(n) && !isHeadline),
        isOneOfMany: (isWhole && chunks.length > 1) || enumerated.has(n),
        isDemanded: isDemanded && !isHeadline,
        isOfSkills: phraseRegex.skillsAfter.test(text.slice(end)),
        isOneOfDemands:
          isDemanded &&
          !isHeadline &&
          (isNext ||
            phraseRegex.itemBefore.test(before) ||
            phraseRegex.itemAfter.test(text.slice(end)) ||
            (!phraseRegex.afterArticle.test(before) && isFirstOfTwo(text, end, chunks[n + 1]))),
      });
    return isNamed ? [{ key, word, at, end, known: false }] : [];
  });
}

/** "SWITCHBOARD UPGRADES IS A MUST" as in a sentence. Its abbreviations are lost, unless the lexicon has them. */
function unshouted(written: string): string {
  if (/\p{Ll}{2}/u.test(written) || phraseRegex.shortList.test(written)) return written;
  if ((written.match(phraseRegex.longCapitals)?.length ?? 0) < fewestShouted) return written;
  const text = written.toLowerCase();
  return text.length === written.length ? text : written;
}

/** "Syslog" of "Syslog and Docker configuration" */
function isBeforePair(
  phrase: readonly PlacedWord[],
  chunk: readonly PlacedWord[],
  text: string,
  found: readonly SkillMention[],
): boolean {
  const [first] = phrase;
  if (first === undefined || phrase.length > 1 || chunk.length > 1) return false;
  const end = first.at + first.word.length;
  const next = found.find(({ at }) => at > end);
  return next !== undefined && phraseRegex.andBetween.test(text.slice(end, next.at)) && isNounPhrase([first.word]);
}

const isIn = ({ at, end }: NamedPhrase, found: readonly SkillMention[]): boolean =>
  found.some((mention) => mention.at < end && at < mention.end);

/** "dissolution" of "knowledge of dissolution and GC", where nothing else follows. */
function isFirstOfTwo(text: string, end: number, next: readonly PlacedWord[] = []): boolean {
  const [first, last] = [next[0], next.at(-1)];
  if (first === undefined || last === undefined || trimmed(next).length < next.length) return false;
  return (
    phraseRegex.andBetween.test(text.slice(end, first.at)) &&
    phraseRegex.statementEnd.test(text.slice(last.at + last.word.length))
  );
}

/** Degrees are named by fields: "BSc in Computer Science / Software". */
const isField = (word: string): boolean => phraseRegex.fieldOfStudy.test(word);

/** "Embedded Coder" of "Embedded Coder or Docker" */
function isBeforeSkill(text: string, end: number, found: readonly SkillMention[]): boolean {
  const next = found.find(({ at }) => at > end);
  return next !== undefined && phraseRegex.orBetween.test(text.slice(end, next.at));
}

/** "Drone surveys" of "Drone surveys are a plus": the subject of a preference is a skill, whatever its words. */
function isObject(phrase: readonly PlacedWord[], chunk: readonly PlacedWord[], mayBeWork: boolean): boolean {
  const words = phrase.map(({ word }) => word);
  const last = (words.at(-1) ?? '').toLowerCase();
  if (isKnownTown(words.join(' ')) || notWelcomeSkills.has(last)) return false;
  if (words.some((word) => word !== 'development' && notSkillNames.has(word.toLowerCase()))) return false;
  if (words.length === 1 && (last.length < fewestLettersOfObject || skillHeads.has(last) || fillers.has(last)))
    return false;
  // "geospatial experience"
  const isOfExperience = last !== chunk.at(-1)?.word && phraseRegex.haveable.test(chunk.at(-1)?.word ?? '');
  // "beekeeping", "falconry training", "site development"
  const isActivity = (mayBeWork && phraseRegex.verb.test(last)) || (words.length > 1 && phraseRegex.action.test(last));
  return isNounPhrase(isOfExperience || isActivity ? [...words, 'experience'] : words);
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

/** "shipped payments" of "have shipped payments", "process data" of "to process data" */
function withoutVerb(chunk: readonly PlacedWord[], text: string): readonly PlacedWord[] {
  const [first] = chunk;
  if (first === undefined) return chunk;
  const before = text.slice(0, first.at);
  if (phraseRegex.beforeInfinitive.test(before) && first.word === first.word.toLowerCase()) return chunk.slice(1);
  if (!phraseRegex.participle.test(first.word)) return chunk;
  return before.trim() === '' || phraseRegex.beforeParticiple.test(before) ? chunk.slice(1) : chunk;
}

/** Hashtags, places, zones, levels, addresses, amounts and reference numbers. `rest`: the text from the word on. */
function isNoName(word: string, before: string, rest: string): boolean {
  const words = word.split(' ');
  // "driver s license"
  if (before.endsWith('#') || words[0] === 's' || (words.length === 1 && notAlone.has(word.toLowerCase()))) return true;
  if (phraseRegex.tableHeading.test(word) || phraseRegex.kindAlone.test(word)) return true;
  if (notPhrases.has(word.toLowerCase())) return true;
  if (words.length === 2 && isKnownTown(words[0] ?? '') && /^[A-Z]{1,2}\d{1,2}[A-Z]?$/.test(words[1] ?? ''))
    return true;
  if (phraseRegex.ofEmployer.test(word) && !phraseRegex.employerExperience.test(rest)) return true;
  if (notLast.has((words.at(-1) ?? '').toLowerCase())) return true;
  if (words.some((one) => phraseRegex.measure.test(one)) || phraseRegex.address.test(word)) return true;
  if (/^\p{Lu}/u.test(word) && isPlace(word, before, rest.slice(word.length))) return true;
  if (
    phraseRegex.amount.test(rest) ||
    phraseRegex.catersFor.test(rest) ||
    (/\d/.test(word) && phraseRegex.beforeReference.test(before))
  )
    return true;
  return phraseRegex.road.test(word) && phraseRegex.beforeRoad.test(before);
}

/** "Yorkshire", "San Antonio" before ", Texas", "Pune" after "Bengaluru / " */
function isPlace(word: string, before: string, after: string): boolean {
  if (regionLevel(word) > 0) return true;
  if (placesOfExperience.has(word.toLowerCase()) && phraseRegex.beforeTown.test(before)) return true;
  const isBesideTown = isKnownTown(phraseRegex.townBefore.exec(before)?.[1] ?? '');
  if (isKnownTown(word) && (isBesideTown || phraseRegex.beforeTown.test(before))) return true;
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
