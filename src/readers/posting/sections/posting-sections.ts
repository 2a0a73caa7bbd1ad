import { findSkills } from '#readers/skills';
import { demandRegex } from '../lexicon/demand.lexicon.ts';
import { sectionLineRegex } from '../lexicon/section-lines.lexicon.ts';
import type { PostingLine } from '../posting-text.ts';
import { isTool } from '../skill-kind.ts';
import { splitDuties } from './demands-after-duties.ts';
import { labelledSection } from './labelled-section.ts';
import { type LinePart, splitLine } from './line-part.ts';
import {
  headingOf,
  loneHeading,
  type PostingSectionKind,
  type SectionLine,
  sectionOfHeading,
  wordCount,
} from './section-heading.ts';

export function readSections(lines: readonly PostingLine[]): SectionLine[] {
  const sections: SectionLine[] = [];
  const seen = new Set<string>();
  let kind: PostingSectionKind | undefined;
  let hasEnded = false;
  let label: string | null = null;
  let kindOfLine: PostingSectionKind | undefined;
  let isDesired = false;
  const desired = new Set<SectionLine>();
  const all = lines.flatMap(splitLine);
  for (const [n, line] of all.entries()) {
    if (isFieldOfForm(all, n) || isFieldOfForm(all, n - 1)) {
      sections.push({ text: line.text, kind: 'ignored', label: null, item: false });
      continue;
    }
    const above = sections.at(-1);
    if (above?.kind === 'required' && !above.heading && sectionLineRegex.denial.test(line.text)) {
      above.kind = 'preferred';
      continue;
    }
    const heading = headingOf(line, all[n + 1]) ?? loneHeading(line, all, n);
    if (heading !== undefined) {
      kind = sectionOfHeading(heading) ?? kindAfterUnknown(line, kind);
      hasEnded = false;
      isDesired = sectionLineRegex.desired.test(heading);
      label = heading;
      if (kind !== 'ignored') sections.push({ text: line.text, kind, label: null, item: false, heading: true });
      continue;
    }
    hasEnded ||= endsPosting(line, kind);
    const mayIntroduce = !line.item && /[:：][\s–—-]*$/.test(line.text);
    if (mayIntroduce && kind !== 'preferred' && sectionLineRegex.listOfDemands.test(line.text)) kind = 'required';
    const isAfterList = !line.item && all[n - 1]?.item === true && (kind === 'required' || kind === 'preferred');
    if (isAfterList && sectionLineRegex.dutyParagraph.test(line.text)) kind = 'duties';
    if (isAfterList && sectionLineRegex.closingParagraph.test(line.text)) kind = 'ignored';
    // "Rotating shifts." is no item of a list whose items end without a period.
    const isSentence = sectionLineRegex.sentence.test(line.text) && !/[.!?;]$/.test(all[n - 1]?.text ?? '');
    if (isAfterList && kind === 'preferred' && isSentence) kind = 'overview';
    const isOther = isAfterList && isOtherParagraph(line.text);
    if (isOther && all[n + 1]?.item !== true) kind = 'overview';
    if (mayIntroduce && sectionLineRegex.listOfOffers.test(line.text)) kind = 'ignored';
    const isOfCompany = !line.item && kind !== undefined && kind !== 'overview' && isAboutCompany(line.text);
    const isWithinList = all[n - 1]?.item === true && all[n + 1]?.item === true;
    const isAside = isOfCompany && isWithinList && sectionLineRegex.companyParagraph.test(line.text);
    if (hasEnded || (isOfCompany && !isAside)) kind = kindOfLine = 'ignored';
    // A section about the company ends with the first line that demands something.
    if (kind === 'ignored' && !hasEnded && sectionLineRegex.demand.test(line.text)) kind = 'overview';
    const labelled = labelledSection(line, line.continues ? (kindOfLine ?? kind) : kind);
    // "Background: Acme is a bakery"
    const own =
      labelled && sectionLineRegex.companyLabel.test(labelled.label) && isAboutCompany(labelled.text)
        ? { ...labelled, kind: 'ignored' as const }
        : labelled;
    if (own?.continues) kind = own.kind;
    kindOfLine = own?.kind ?? (line.continues ? kindOfLine : undefined);
    const isAboutPay = !line.item && sectionLineRegex.pay.test(line.text);
    const statedKind = isOther ? 'overview' : (own?.kind ?? kindOfLine ?? kind);
    const ownKind = isAside || isAboutPay ? 'ignored' : statedKind;
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
  if (isEnough) return splitDuties(sections);
  return splitDuties(sections).map((line) => (desired.has(line) ? { ...line, kind: 'required' } : line));
}

/** "Industry" above "Banking": the label of a form whose value is the next line. */
function isFieldOfForm(all: readonly LinePart[], n: number): boolean {
  const [line, value] = [all[n], all[n + 1]];
  if (line === undefined || value === undefined || line.item || value.item || value.heading) return false;
  if (!sectionLineRegex.fieldOfForm.test(line.text) || wordCount(value.text) > mostWordsOfField) return false;
  return !sectionLineRegex.notOfField.test(value.text) && headingOf(value, all[n + 2]) === undefined;
}

/** A paragraph without words that demand, and without several tools. */
const isOtherParagraph = (text: string): boolean =>
  sectionLineRegex.paragraph.test(text) &&
  !sectionLineRegex.demand.test(text) &&
  !demandRegex.phrase.test(text) &&
  [...findSkills(text)].filter(isTool).length < 2;

/** "Treat all patients equally regardless of age" is an item of a list of demands. */
const endsPosting = ({ text, item }: PostingLine, kind: PostingSectionKind | undefined): boolean =>
  sectionLineRegex.equalOpportunity.test(text) &&
  (!item || (kind !== 'required' && kind !== 'preferred') || sectionLineRegex.employerSpeaks.test(text));

/** Where fewer lines are required, "Desired skills" are what the job demands. */
const fewestRequired = 3;
/** One line of so many letters is enough, too. */
const longRequired = 150;

/** Of the value of a form's field. */
const mostWordsOfField = 6;

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
