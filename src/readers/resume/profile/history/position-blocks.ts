import { positionHeadRegex } from '../lexicon/blocks.lexicon.ts';
import { isPlace, wordBeforeTown } from '../places.ts';
import type { TidyLine } from '../tidy-lines.ts';
import { type DateRange, findDates } from './date-ranges.ts';
import { type DatedLine, dateOfPosition, isHeadLine } from './position-heads.ts';
import { type PositionLine, readPositionLine } from './position-line.ts';
import { employerName, withoutDates } from './position-names.ts';
import { isTitleLike } from './titles.ts';

/** Lines of the head and of the date (`at`), whose facts are `own`. `head` has the facts of all lines. */
export type PositionBlock = {
  first: number;
  last: number;
  at: number;
  range: DateRange | null;
  own: PositionLine;
  head: PositionLine;
};

// Limits the work for a flood of dates.
const maxDatedLines = 150;
const maxUndatedLines = 2000;

export function findBlocks(lines: readonly TidyLine[], asOf: string): PositionBlock[] {
  const dated: DatedLine[] = [];
  for (const [at, line] of lines.entries()) {
    const range = dated.length < maxDatedLines ? dateOfPosition(line, asOf) : undefined;
    if (range) dated.push({ at, range });
  }
  const blocks = dated.length === 0 ? [] : datedBlocks(lines, dated, asOf);
  return [...blocks, ...undatedBlocks(lines, blocks, asOf)].sort((a, b) => a.first - b.first);
}

function datedBlocks(lines: readonly TidyLine[], dated: readonly DatedLine[], asOf: string): PositionBlock[] {
  const first = dated[0] as DatedLine;
  const lead = lines.slice(0, first.at).filter(({ text }) => text !== '');
  const own = readPositionLine(lines[first.at]?.text ?? '', asOf);
  const isDateOnly = own.title === null && own.employer === null && !own.placeholder;
  const startsWithDescription =
    lead.length > 3 &&
    isHeadLine(lead[0]) &&
    readPositionLine(lead[0].text, asOf).title !== null &&
    lead.some(({ bullet }) => bullet !== '');
  if (isDateOnly && startsWithDescription) return trailingBlocks(lines, dated, asOf);
  const above = lead.length <= 3 && lead.every(isHeadLine) ? lead.length : headLinesAbove(lines, first.at, asOf);
  const blocks: PositionBlock[] = [];
  for (const line of dated) {
    const previous = blocks.at(-1);
    blocks.push(blockAt(lines, line, { above, from: previous ? previous.last + 1 : 0, asOf }));
  }
  return blocks;
}

/** Counts at most two lines. */
function headLinesAbove(lines: readonly TidyLine[], at: number, asOf: string): number {
  let count = 0;
  while (count < 2 && isHeadLine(lines[at - 1 - count])) {
    const line = readPositionLine(lines[at - 1 - count]?.text ?? '', asOf);
    if (line.title === null && !line.sure && !line.placeholder && !lines[at - 1 - count]?.bold) break;
    count += 1;
  }
  return count;
}

const noFacts: PositionLine = { title: null, employer: null, sure: false, placeholder: false, field: null };

function joinFacts(a: PositionLine, b: PositionLine): PositionLine {
  return {
    title: a.title ?? b.title,
    employer: a.sure || !b.sure ? (a.employer ?? b.employer) : (b.employer ?? a.employer),
    sure: a.sure || b.sure,
    placeholder: a.placeholder || b.placeholder,
    field: a.field ?? b.field,
  };
}

const isComplete = ({ title, employer, placeholder }: PositionLine): boolean =>
  title !== null && (employer !== null || placeholder);

/** `end` is the outermost line, `maybeEmployer` a word that may be the employer. */
type Head = { facts: PositionLine; end: number; maybeEmployer: string | undefined };

function blockAt(
  lines: readonly TidyLine[],
  { at, range }: DatedLine,
  { above, from, asOf }: { above: number; from: number; asOf: string },
): PositionBlock {
  const own = ownFacts(lines[at]?.text ?? '', asOf);
  const upper = extendUp(lines, { facts: own, end: at, maybeEmployer: undefined }, { above, from, asOf });
  const lower = extendDown(lines, { ...upper, end: at }, asOf);
  let head = lower.facts;
  if (head.employer === null && !head.placeholder && lower.maybeEmployer)
    head = { ...head, employer: employerName(lower.maybeEmployer) };
  return { first: upper.end, last: lower.end, at, range, own, head };
}

/** `above`: the number of lines above the first date. Takes none of the position before. */
function extendUp(
  lines: readonly TidyLine[],
  { facts, end, maybeEmployer }: Head,
  { above, from, asOf }: { above: number; from: number; asOf: string },
): Head {
  const head = { facts, end, maybeEmployer };
  for (let taken = 0, i = end - 1; taken < above && i >= from && !isComplete(head.facts); i -= 1) {
    const line = lines[i];
    if (line?.text === '' && taken === 0) continue;
    if (!isHeadLine(line)) break;
    if (isPlace(line.text)) {
      head.maybeEmployer ??= wordBeforeTown(line.text);
      continue;
    }
    head.facts = joinFacts(head.facts, readPositionLine(line.text, asOf));
    head.end = i;
    taken += 1;
  }
  return head;
}

/** Adds at most three lines. */
function extendDown(lines: readonly TidyLine[], { facts, end, maybeEmployer }: Head, asOf: string): Head {
  const head = { facts, end, maybeEmployer };
  for (let i = end + 1; i <= end + 3 && !isComplete(head.facts); i += 1) {
    const line = lines[i];
    if (!isHeadLine(line) || line.bullet !== '' || dateOfPosition(line, asOf)) break;
    if (isPlace(line.text)) {
      head.maybeEmployer ??= wordBeforeTown(line.text);
      continue;
    }
    const below = readPositionLine(line.text, asOf);
    const completes =
      below.placeholder ||
      (head.facts.title === null && below.title !== null) ||
      (head.facts.employer === null && below.employer !== null && (below.sure || line.text.split(' ').length <= 5));
    if (!completes) break;
    head.facts = joinFacts(head.facts, below);
    head.end = i;
  }
  return head;
}

/** The facts in the line of the date, without a description that begins after the date. */
function ownFacts(text: string, asOf: string): PositionLine {
  const rest = withoutDates(text, asOf);
  const before = text.slice(0, findDates(text, asOf)[0]?.start ?? 0);
  if (rest.length > 70 && rest.length - before.length > 40 && isTitleLike(before))
    return readPositionLine(before, asOf);
  const line = readPositionLine(text, asOf);
  return rest.length > 70 && line.title === null && !line.sure ? noFacts : line;
}

/** Finds positions above their dates, as a column of dates leaves them. */
function trailingBlocks(lines: readonly TidyLine[], dated: readonly DatedLine[], asOf: string): PositionBlock[] {
  const isAside = (text: string) => isPlace(text) || positionHeadRegex.duration.test(text);
  return dated.map(({ at, range }, i) => {
    let first = i === 0 ? 0 : (dated[i - 1]?.at ?? 0) + 1;
    while (first < at && (!isHeadLine(lines[first]) || isAside(lines[first]?.text ?? ''))) first += 1;
    let head = readPositionLine(lines[first]?.text ?? '', asOf);
    const second = lines[first + 1];
    if (!isComplete(head) && isHeadLine(second) && second.bullet === '')
      head = joinFacts(head, readPositionLine(second.text, asOf));
    return { first: Math.min(first, at), last: at, at, range, own: noFacts, head };
  });
}

/** Name both the title and, surely, the employer in one line. */
function undatedBlocks(lines: readonly TidyLine[], blocks: readonly PositionBlock[], asOf: string): PositionBlock[] {
  return lines.slice(0, maxUndatedLines).flatMap((line, at) => {
    if (line.bullet !== '' || !isHeadLine(line) || line.text.length > 100 || findDates(line.text, asOf).length > 0)
      return [];
    if (blocks.some(({ first, last }) => at >= first && at <= last)) return [];
    const head = readPositionLine(line.text, asOf);
    const hasEmployer = head.placeholder || (head.employer !== null && head.sure);
    if (head.title === null || line.text.includes(':') || !hasEmployer) return [];
    return [{ first: at, last: at, at, range: dateOfNextItem(lines, at, asOf), own: head, head }];
  });
}

/** Finds a date one line lower, in a column beside the first item. */
function dateOfNextItem(lines: readonly TidyLine[], at: number, asOf: string): DateRange | null {
  const next = lines[at + 1];
  if (!next || next.bullet === '') return null;
  const range = findDates(next.text, asOf).at(-1);
  const isColumn =
    range && (range.current || range.to?.length === 7) && next.text.length - range.end <= 2 && range.start > 20;
  return isColumn ? range : null;
}
