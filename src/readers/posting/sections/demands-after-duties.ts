import { demandRegex } from '../lexicon/demand.lexicon.ts';
import { sectionLineRegex } from '../lexicon/section-lines.lexicon.ts';
import type { SectionLine } from './section-heading.ts';

/** Of the lines after the duties, at least so many demand something, and at least this share of them. */
const fewestDemands = 3;
const mostlyDemands = 0.6;
/** At least so many use words that only demands have, such as "knowledge of". */
const fewestPhrases = 2;
/** Of the duties, at most this share looks like demands. */
const fewDemands = 1 / 3;

const isDemand = ({ text }: SectionLine): boolean =>
  sectionLineRegex.quality.test(text) || demandRegex.phraseOfDuty.test(text);

const shareOfDemands = (lines: readonly SectionLine[]): number =>
  lines.filter(isDemand).length / Math.max(1, lines.length);

/** Begins a section of requirements where they follow duties without a heading. */
export function splitDuties(sections: readonly SectionLine[]): SectionLine[] {
  const parts: SectionLine[][] = [];
  for (const line of sections) {
    const part = parts.at(-1);
    if (part && part[0]?.kind === line.kind && !line.heading) part.push(line);
    else parts.push([line]);
  }
  return parts.flatMap((part) => {
    if (part[0]?.kind !== 'duties') return part;
    const start = part.findIndex((_, n) => areDemands(part, n));
    return part.map((line, n) => (start > 0 && n >= start ? { ...line, kind: 'required' as const } : line));
  });
}

function areDemands(part: readonly SectionLine[], start: number): boolean {
  const [before, rest] = [part.slice(0, start).filter(({ heading }) => !heading), part.slice(start)];
  if (before.length === 0 || rest.slice(0, 2).filter(isDemand).length < 2) return false;
  return (
    rest.filter(({ text }) => demandRegex.phraseOfDuty.test(text)).length >= fewestPhrases &&
    rest.filter(isDemand).length >= fewestDemands &&
    shareOfDemands(rest) >= mostlyDemands &&
    shareOfDemands(before) <= fewDemands
  );
}
