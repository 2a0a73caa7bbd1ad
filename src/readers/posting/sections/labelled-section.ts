import { findSkills } from '#readers/skills';
import { sectionLineRegex } from '../lexicon/section-lines.lexicon.ts';
import type { PostingLine } from '../posting-text.ts';
import { isTool } from '../skill-kind.ts';
import { maxWords, type PostingSectionKind, sectionOfHeading, wordCount } from './section-heading.ts';

const maxLabelWords = 6;
const longParagraph = 200;

/** Among demands, "Visa processing: Excel" or "Travel: a driving licence is essential" demand something. */
function isDemandOf(label: string, rest: string, before: PostingSectionKind | undefined): boolean {
  if (before !== 'required' && before !== 'preferred') return false;
  return sectionLineRegex.demandsLabelled.test(rest) || (findSkills(rest).size > 0 && findSkills(label).size > 0);
}

type LabelledSection = { kind: PostingSectionKind | undefined; text: string; label: string; continues: boolean };

const namesTool = (label: string): boolean => [...findSkills(label)].some(isTool);

/** The section of a labelled line such as "Must have: Docker". `continues`: following lines belong to it too. */
export function labelledSection(
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
  const endsPreferences = [sectionLineRegex.labelIsRequired, sectionLineRegex.labelIsDuties].some((is) =>
    is.test(label),
  );
  // "DUTIES: …" above a whole paragraph
  const isParagraphOfDuties =
    !item && rest.length > longParagraph && sectionLineRegex.labelIsDuties.test(label) && wordCount(label) < 3;
  const keepsSection =
    kind === 'overview' ||
    (kind === 'duties' && before !== undefined && before !== 'preferred' && !isParagraphOfDuties) ||
    (before === 'preferred' && kind !== 'ignored' && !endsPreferences);
  if (keepsSection && before !== undefined) return { kind: before, text, label, continues: false };
  // "Knowledge of networking: DNS, NAT"
  const demandsItself =
    [sectionLineRegex.choice, sectionLineRegex.demandLabel].some((is) => is.test(label)) ||
    namesTool(label) ||
    // "Payroll experience: 2 years", "AWS certifications: Solutions Architect"
    (findSkills(rest).size === 0 && (findSkills(label).size > 0 || sectionLineRegex.onlyLevel.test(rest)));
  return {
    kind,
    text: demandsItself ? text : rest,
    label,
    continues: !item && (kind === 'required' || kind === 'duties'),
  };
}
