import { findSkills, skillCategory } from '#readers/skills';
import {
  headingRegex,
  headingWords,
  inlineHeadingRegex,
  neverHeadingsAlone,
  preferenceWords,
  smallWords,
} from './lexicon/headings.lexicon.ts';
import { toolCategories } from './lexicon/mention.lexicon.ts';
import { sectionLineRegex } from './lexicon/section-lines.lexicon.ts';
import { type PostingLine, wrap } from './posting-text.ts';

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
  if (!isLabel && is.closing.test(text)) return 'ignored';
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
const maxWords = 9;
const maxPlainWords = 5;
const maxLabelWords = 6;
const maxItemWords = 3;
const wordCount = (text: string): number => text.split(/\s+/).length;

/** Without numbering and closing punctuation; undefined for other lines. `next` is the line after it. */
function headingOf({ text, heading, item }: PostingLine, next: PostingLine | undefined): string | undefined {
  const bare = text.replace(/^[^\p{L}\p{N}#]+/u, '').replace(/(?:[\s:：\-–—*]|…|\.{2,})+$/u, '');
  if (bare === '' || bare.length > maxHeading || wordCount(bare) > maxWords + 1) return undefined;
  const marked = sectionLineRegex.markedItem.exec(bare)?.[1];
  if (marked !== undefined && sectionOfHeading(marked) === undefined) return undefined;
  if (heading === 'tag' || (heading === 'bold' && !item)) return bare;
  if (!item && sectionLineRegex.offer.test(bare)) return bare;
  if (/[:：]\s*[-–—*]*$/u.test(text)) return bare;
  if (!item && bare.endsWith('?') && sectionOfHeading(bare) !== undefined) return bare;
  if (!item && sectionLineRegex.listOfHeadings.test(bare)) return bare;
  if (!item && isClosingHeading(bare, next)) return bare;
  if (!item && next !== undefined && (isOfPreferences(bare) || isAboveList(bare, next))) return bare;
  if (!item && isShoutedHeading(bare, next)) return bare;
  if (/[.,;:!?|]/.test(bare) || /\d/.test(bare)) return undefined;
  const words = bare.toLowerCase();
  if (item) return wordCount(bare) <= maxItemWords && next?.item === true && isPlainHeading(words) ? bare : undefined;
  if (isPlainHeading(words) && wordCount(bare) <= maxPlainWords)
    return wordCount(bare) === 1 && neverHeadingsAlone.has(words) ? undefined : bare;
  return looksLikeHeading(bare, next) ? bare : undefined;
}

/** "Preferred" above a longer line, unless it marks one line after the other. */
function loneHeading({ text }: PostingLine, all: readonly PostingLine[], n: number): string | undefined {
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
const isClosingHeading = (bare: string, next: PostingLine | undefined): boolean =>
  next !== undefined && (next.item || wordCount(next.text) > 3) && headingRegex.closing.test(straight(bare));

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

export function readSections(lines: readonly PostingLine[]): SectionLine[] {
  const sections: SectionLine[] = [];
  const seen = new Set<string>();
  let kind: PostingSectionKind | undefined;
  let isClosed = false;
  let label: string | null = null;
  let kindOfLine: PostingSectionKind | undefined;
  let isDesired = false;
  const desired = new Set<SectionLine>();
  const all = lines.flatMap(splitLine);
  for (const [n, line] of all.entries()) {
    const heading = headingOf(line, all[n + 1]) ?? loneHeading(line, all, n);
    if (heading !== undefined) {
      kind = sectionOfHeading(heading) ?? kindAfterUnknown(line, kind);
      isClosed = false;
      isDesired = sectionLineRegex.desired.test(heading);
      label = heading;
      if (kind !== 'ignored') sections.push({ text: line.text, kind, label: null, item: false, heading: true });
      continue;
    }
    isClosed ||= isClosing(line, kind);
    const isAfterList = !line.item && all[n - 1]?.item === true && (kind === 'required' || kind === 'preferred');
    if (isAfterList && sectionLineRegex.dutyParagraph.test(line.text)) kind = 'duties';
    if (isAfterList && sectionLineRegex.closingParagraph.test(line.text)) kind = 'ignored';
    // "Rotating shifts." is no item of a list whose items end without a period.
    const isSentence = sectionLineRegex.sentence.test(line.text) && !/[.!?;]$/.test(all[n - 1]?.text ?? '');
    if (isAfterList && kind === 'preferred' && isSentence) kind = 'overview';
    const isOfCompany = !line.item && kind !== undefined && kind !== 'overview' && isAboutCompany(line.text);
    const isWithinList = all[n - 1]?.item === true && all[n + 1]?.item === true;
    const isAside = isOfCompany && isWithinList && sectionLineRegex.companyParagraph.test(line.text);
    if (isClosed || (isOfCompany && !isAside)) kind = kindOfLine = 'ignored';
    // A section about the company ends with the first line that demands something.
    if (kind === 'ignored' && !isClosed && sectionLineRegex.demand.test(line.text)) kind = 'overview';
    const own = labelledSection(line, line.continues ? (kindOfLine ?? kind) : kind);
    if (own?.continues) kind = own.kind;
    kindOfLine = own?.kind ?? (line.continues ? kindOfLine : undefined);
    const ownKind = isAside ? 'ignored' : (own?.kind ?? kindOfLine ?? kind);
    const key = `${ownKind} ${line.text.toLowerCase()}`;
    // Postings are often pasted twice, as HTML and as text.
    if (!seen.has(key)) {
      sections.push({ text: own?.text ?? line.text, kind: ownKind, label: own?.label ?? label, item: line.item });
      if (isDesired && ownKind === 'preferred') desired.add(sections.at(-1) as SectionLine);
    }
    seen.add(key);
    label = null;
  }
  const required = sections.filter((line) => line.kind === 'required' && !line.heading);
  const isEnough = required.length >= fewestRequired || required.some(({ text }) => text.length >= longRequired);
  if (isEnough) return sections;
  return sections.map((line) => (desired.has(line) ? { ...line, kind: 'required' } : line));
}

/** "Treat all patients equally regardless of age" is an item of a list of demands. */
const isClosing = ({ text, item }: PostingLine, kind: PostingSectionKind | undefined): boolean =>
  sectionLineRegex.closing.test(text) &&
  (!item || (kind !== 'required' && kind !== 'preferred') || sectionLineRegex.employerSpeaks.test(text));

/** Where fewer lines are required, "Desired skills" are what the job demands. */
const fewestRequired = 3;
/** One line of so many letters is enough, too. */
const longRequired = 150;

// Longer lines say more than that.
const maxAside = 400;
const isAboutCompany = (text: string): boolean =>
  (text.length <= maxAside && sectionLineRegex.company.test(text)) || sectionLineRegex.companyParagraph.test(text);

/** It may be a heading within the section, unless nothing counts there. */
const kindAfterUnknown = (
  { text, heading }: PostingLine,
  kind: PostingSectionKind | undefined,
): PostingSectionKind | undefined =>
  kind === 'ignored' && (heading === 'tag' || heading === 'bold' || !/[:：]/.test(text)) ? 'overview' : kind;

// Above this length a line is split at unmarked headings too.
const unstructuredLine = 400;

const isLowerCase = (text: string): boolean => text.length > unstructuredLine && !/\p{Lu}/u.test(text);

/** `continues`: whether it follows another item on the same line. */
type LinePart = PostingLine & { continues: boolean };

const splitLine = (line: PostingLine): LinePart[] =>
  line.text
    .split(inlineHeadingRegex.glued)
    .flatMap((part) => (isLowerCase(part) ? part.split(inlineHeadingRegex.lowerCase) : [part]))
    .flatMap((part) => (part.length > unstructuredLine ? part.split(inlineHeadingRegex.unmarked) : [part]))
    .flatMap(splitItems)
    .flatMap(({ text, item, continues }) =>
      wrap(text.trim()).map((part, n) => ({ text: part, item: item && n === 0, continues })),
    )
    .filter(({ text }) => text !== '')
    .map(({ text, item, continues }, n, all) => ({
      ...line,
      text,
      heading: all.length > 1 && inlineHeadingRegex.whole.test(text) ? 'bold' : line.heading,
      item: item || (line.item && n === 0),
      continues,
    }));

function splitItems(text: string): Pick<LinePart, 'text' | 'item' | 'continues'>[] {
  const parts = text
    .replace(inlineHeadingRegex.gluedWord, (word) => (findSkills(word).size > 0 ? word : ungluedWord(word)))
    .split(inlineHeadingRegex.item)
    .flatMap((part) => part.split('\n'));
  return parts.map((part, n) => ({ text: part, item: parts.length > 1, continues: n > 0 }));
}

const ungluedWord = (word: string): string => word.replace(/(?<=\p{Ll})(?=\p{Lu})/u, '\n');

/** Among demands, "Visa processing: Excel" or "Travel: a driving licence is essential" demand something. */
function isDemandOf(label: string, rest: string, before: PostingSectionKind | undefined): boolean {
  if (before !== 'required' && before !== 'preferred') return false;
  return sectionLineRegex.demandsLabelled.test(rest) || (findSkills(rest).size > 0 && findSkills(label).size > 0);
}

type LabelledSection = { kind: PostingSectionKind | undefined; text: string; label: string; continues: boolean };

const namesTool = (label: string): boolean =>
  [...findSkills(label)].some((key) => toolCategories.has(skillCategory(key) ?? ''));

/** The section of a labelled line such as "Must have: Docker". `continues`: following lines belong to it too. */
function labelledSection(
  { text, item }: PostingLine,
  before: PostingSectionKind | undefined,
): LabelledSection | undefined {
  const [, label, rest] = sectionLineRegex.label.exec(text) ?? [];
  if (label === undefined || rest === undefined) return undefined;
  // "Experience with Docker - Kafka preferred"
  const isDashed = !/^\W*[:：]/.test(text.slice(text.indexOf(label) + label.length));
  if (isDashed && (findSkills(label).size > 0 || sectionLineRegex.quality.test(label))) return undefined;
  const kind = sectionOfHeading(label, true);
  if (wordCount(label) > (kind === 'preferred' ? maxWords : maxLabelWords)) return undefined;
  const demandsAnyway = kind === 'ignored' && (sectionLineRegex.demand.test(rest) || isDemandOf(label, rest, before));
  if (kind === undefined || demandsAnyway) return { kind: before, text, label, continues: false };
  // "Tools: Jira" stays required under "Requirements", and preferred under "Nice to have".
  const keepsSection =
    kind === 'overview' ||
    (kind === 'duties' && before !== undefined) ||
    (before === 'preferred' && kind !== 'ignored' && !sectionLineRegex.labelIsRequired.test(label));
  if (keepsSection && before !== undefined) return { kind: before, text, label, continues: false };
  // "Knowledge of networking: DNS, NAT"
  const demandsItself =
    [sectionLineRegex.choice, sectionLineRegex.demandLabel].some((is) => is.test(label)) ||
    namesTool(label) ||
    // "Payroll experience: 2 years"
    (sectionLineRegex.onlyLevel.test(rest) && findSkills(rest).size === 0);
  return {
    kind,
    text: demandsItself ? text : rest,
    label,
    continues: !item && (kind === 'required' || kind === 'duties'),
  };
}
