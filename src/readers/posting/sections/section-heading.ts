import { findSkills } from '#readers/skills';
import {
  headingRegex,
  headingWords,
  neverHeadingsAlone,
  preferenceWords,
  smallWords,
} from '../lexicon/headings.lexicon.ts';
import { sectionLineRegex } from '../lexicon/section-lines.lexicon.ts';
import type { PostingLine } from '../posting-text.ts';
import type { LinePart } from './line-part.ts';

export type PostingSectionKind = 'required' | 'preferred' | 'duties' | 'overview' | 'ignored';

/** `kind` is undefined before the first heading. `label` is the text before the colon of a labelled line. */
export type SectionLine = {
  text: string;
  kind: PostingSectionKind | undefined;
  label: string | null;
  item: boolean;
  heading?: boolean;
};

/** In lower case, with straight apostrophes. */
const straight = (text: string): string => text.toLowerCase().replace(/[’`]/g, "'");

/**
 * The kind of section that a heading opens, undefined if unknown. `isLabel`: the heading is the label of a line, such as
 * "Job types: …". The rest of that line may count where the section of a heading would be ignored.
 */
export function sectionOfHeading(heading: string, isLabel = false): PostingSectionKind | undefined {
  const text = straight(heading).trim();
  const is = headingRegex;
  if (!isLabel && is.endsDemands.test(text)) return 'ignored';
  if (is.bonusPay.test(text)) return 'ignored';
  if (is.ignored.test(text) && !is.ignoredButRequired.test(text)) return 'ignored';
  if (is.preferred.test(text)) return is.preferredButRequired.test(text) ? 'required' : 'preferred';
  if (is.duties.test(text)) return is.dutiesButRequired.test(text) ? 'required' : 'duties';
  if (is.required.test(text)) return 'required';
  if (is.overview.test(text)) return is.rareDuties.test(text) ? 'duties' : 'overview';
  if (is.rareDuties.test(text)) return 'duties';
  if (is.rareRequired.test(text)) return 'required';
  return !isLabel && is.rareIgnored.test(text) ? 'ignored' : undefined;
}

const maxHeading = 70;
export const maxWords = 9;
const maxPlainWords = 5;
const maxItemWords = 3;
export const wordCount = (text: string): number => text.split(/\s+/).length;

/** Without numbering and closing punctuation; undefined for other lines. `next` is the line after it. */
export function headingOf(
  { text, heading, item, continues }: LinePart,
  next: LinePart | undefined,
): string | undefined {
  const bare = text
    .replace(sectionLineRegex.numbering, '')
    .replace(/^[^\p{L}\p{N}#]+/u, '')
    .replace(/(?:[\s:：\-–—*]|…|\.{2,})+$/u, '');
  if (bare === '' || bare.length > maxHeading || wordCount(bare) > maxWords + 1) return undefined;
  const marked = sectionLineRegex.markedItem.exec(bare)?.[1];
  if (marked !== undefined && sectionOfHeading(marked) === undefined) return undefined;
  if (heading === 'tag' || (heading === 'bold' && !item)) return bare;
  if (!item && sectionLineRegex.offer.test(bare)) return bare;
  if (/[:：]\s*[-–—*]*$/u.test(text)) return bare;
  if (!item && bare.endsWith('?') && sectionOfHeading(bare) !== undefined) return bare;
  if (!item && sectionLineRegex.listOfHeadings.test(bare)) return bare;
  if (!item && endsDemands(bare, next)) return bare;
  if (!item && next !== undefined && (isOfPreferences(bare) || isAboveList(bare, next))) return bare;
  if (continues && next?.continues === false && isAboveList(bare, next)) return bare;
  if (!item && isShoutedHeading(bare, next)) return bare;
  if (/[.,;:!?|]/.test(bare) || /\d/.test(bare)) return undefined;
  const words = bare.toLowerCase();
  if (item) return wordCount(bare) <= maxItemWords && next?.item === true && isPlainHeading(words) ? bare : undefined;
  if (isPlainHeading(words) && wordCount(bare) <= maxPlainWords)
    return wordCount(bare) === 1 && neverHeadingsAlone.has(words) ? undefined : bare;
  return looksLikeHeading(bare, next) ? bare : undefined;
}

/** "Preferred" above a longer line, unless it marks one line after the other. */
export function loneHeading({ text }: PostingLine, all: readonly PostingLine[], n: number): string | undefined {
  if (!sectionLineRegex.loneHeading.test(text) || wordCount(all[n + 1]?.text ?? '') <= 2) return undefined;
  return all.filter((other) => other.text === text).length === 1 ? text : undefined;
}

/** "TECHNICAL & BEHAVIOURAL COMPETENCIES" above a line that is not in capitals. */
const isShoutedHeading = (bare: string, next: PostingLine | undefined): boolean =>
  sectionLineRegex.shouted.test(bare) &&
  next !== undefined &&
  !sectionLineRegex.shouted.test(next.text) &&
  sectionOfHeading(bare) !== undefined &&
  findSkills(bare).size === 0;

/** Not among demands of a word or two, each on a line of its own. */
const endsDemands = (bare: string, next: PostingLine | undefined): boolean =>
  next !== undefined && (next.item || wordCount(next.text) > 3) && headingRegex.endsDemands.test(straight(bare));

/** A line above a list whose words tell what the list is about. */
const isAboveList = (bare: string, next: PostingLine | undefined): boolean =>
  next?.item === true &&
  !/[.;:]\s|\.$/.test(bare) &&
  !sectionLineRegex.quality.test(bare) &&
  sectionOfHeading(bare) !== undefined &&
  (findSkills(bare).size === 0 || sectionLineRegex.skillsHeading.test(bare));

/** A short line in capitals or title case above a longer line or a list, which names no skill. */
function looksLikeHeading(bare: string, next: PostingLine | undefined): boolean {
  const isQuestion = sectionLineRegex.question.test(bare);
  const most = isQuestion ? maxWords + 1 : maxPlainWords + 1;
  if (next === undefined || wordCount(bare) > most || sectionLineRegex.quality.test(bare)) return false;
  const isKnown = sectionOfHeading(bare) !== undefined;
  const isShortList = isKnown && sectionLineRegex.openingAlone.test(bare) && findSkills(bare).size === 0;
  if (!next.item && next.text.length <= bare.length && !isShortList) return false;
  if (isShortList || (sectionLineRegex.opening.test(bare) && isKnown)) return true;
  const isTitle = bare.split(/\s+/).every((word) => /^[\p{Lu}&/+-]/u.test(word) || smallWords.has(word));
  return isTitle && (isKnown || (next.item && wordCount(bare) > 1)) && findSkills(bare).size === 0;
}

/** Nothing but words of such headings, with or without marks: "Nice, but not necessary". */
const isOfPreferences = (bare: string): boolean => {
  const words = straight(bare).match(/[\p{L}'-]+/gu) ?? [];
  if (words.length === 0 || (words.length === 1 && neverHeadingsAlone.has(words[0] ?? ''))) return false;
  if (
    bare.endsWith('.') ||
    sectionLineRegex.remark.test(bare) ||
    sectionLineRegex.ownPreference.test(bare) ||
    sectionOfHeading(bare) !== 'preferred'
  )
    return false;
  return words.every((word) => [preferenceWords, headingWords, smallWords].some((known) => known.has(word)));
};

const isPlainHeading = (words: string): boolean =>
  words.split(/\s+/).every((word) => headingWords.has(word)) && sectionOfHeading(words) !== undefined;
