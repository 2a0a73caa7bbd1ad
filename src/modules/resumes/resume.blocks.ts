import { type DateRange, findDates } from './resume.dates.ts';
import { labelledLine } from './resume.labelled.ts';
import { beforeTown, isPlace } from './resume.places.ts';
import { employerName, type PositionLine, readPositionLine, tellsPosition, withoutDates } from './resume.position.ts';
import type { ReadyLine } from './resume.sections.ts';
import { isOrganizationLike, isTitleLike } from './resume.titles.ts';

/** A position's first line in its section, the lines of its head, and its time. */
export type Block = {
  first: number;
  last: number;
  at: number;
  range: DateRange | null;
  own: PositionLine;
  head: PositionLine;
};

// Nobody has held more positions; a flood of dates costs no more than this.
const maxAnchors = 150;

/** The positions of a section by their dates, and those without that show themselves, in the order of the lines. */
export function findBlocks(lines: readonly ReadyLine[], asOf: string): Block[] {
  const anchors: Anchor[] = [];
  for (const [at, line] of lines.entries()) {
    const range = anchors.length < maxAnchors ? anchorRange(line, asOf) : undefined;
    if (range) anchors.push({ at, range });
  }
  const blocks = anchors.length === 0 ? [] : blocksOf(lines, anchors, asOf);
  return [...blocks, ...undated(lines, blocks, asOf)].sort((a, b) => a.first - b.first);
}

// As names and titles do: iOS Developer too.
const begins = /^[^\p{L}\p{N}]{0,4}(?:[\p{Lu}\p{Lo}\p{N}]|\p{Ll}\p{Lu})/u;

// How an item of what somebody did begins.
const tellsDeed = /^(?:\p{Lu}\p{Ll}+ed|Led|Became|Built|Wrote|Made|Ran|Set|Won|Took|Gave|\p{Lu}\p{Ll}+ing)\s/u;

type Anchor = { at: number; range: DateRange };

/** The time of a line that stands at the head of a position; undefined for a line that only mentions one. */
function anchorRange({ text, bullet }: ReadyLine, asOf: string): DateRange | undefined {
  const [range] = labelledLine(text) ? [] : findDates(text, asOf);
  if (!range) return undefined;
  const before = text.slice(0, range.start).replace(/[\s([|,:·•–—-]+$/u, '');
  const after = text.slice(range.end).replace(/^[\s)\]|,:;·•–—.-]+/u, '');
  const rest = `${before} ${after}`.trim();
  const isRange = range.current || range.to !== null;
  if (/\b(?:birth|dob|passport|graduat(?:ed|ion|ing)|batch|updated|expected)/iu.test(text)) return undefined;
  if (rest === '') return bullet === '' || isRange ? range : undefined;
  if (isRange && tellsPosition(text)) return range;
  const telling = readPositionLine(rest, asOf);
  const tells = telling.title !== null || telling.placeholder || isOrganizationLike(rest);
  if (bullet !== '')
    return isRange && tells && rest.length <= 110 && !/[.;]$/.test(rest) && !tellsDeed.test(rest) ? range : undefined;
  if (!isRange)
    return !tellsDeed.test(rest) &&
      rest.length <= 90 &&
      (before === '' || after === '' || isPlace(after)) &&
      tells &&
      !rest.endsWith('.')
      ? range
      : undefined;
  if (before === '') return range;
  // In a text without lines the description goes on behind the date.
  if (after.length > 40 && before.length <= 80 && isTitleLike(before)) return range;
  if (after === '' || isPlace(after) || after.length <= 3)
    return rest.length <= 140 && (begins.test(before) || (bullet === '' && before.length <= 60 && isTitleLike(before)))
      ? range
      : undefined;
  return rest.length <= 140 && tells && begins.test(before) && !text.endsWith('.') ? range : undefined;
}

/** Whether a line can stand at the head of a position: short, no sentence, no item of a list. */
function isHeadLine(line: ReadyLine | undefined): line is ReadyLine {
  if (!line || line.text === '' || line.text.length > 110 || labelledLine(line.text)) return false;
  const { text, bullet } = line;
  if (/[.;]$/.test(text) && !/(?:inc|ltd|co|corp|pvt|llc|jr|sr)\.$/iu.test(text)) return false;
  if (!begins.test(text) || text.split(' ').length > 14) return false;
  if (
    /^(?:responsib|duties|achievement|accomplishment|technolog|environment|tools?\b|skills?\b|description|key )/iu.test(
      text,
    )
  )
    return false;
  return bullet === '' || isTitleLike(text) || isOrganizationLike(text) || /,\s\p{Lu}/u.test(text);
}

function blocksOf(lines: readonly ReadyLine[], anchors: readonly Anchor[], asOf: string): Block[] {
  const first = anchors[0] as Anchor;
  const lead = lines.slice(0, first.at).filter(({ text }) => text !== '');
  const own = readPositionLine(lines[first.at]?.text ?? '', asOf);
  const bare = own.title === null && own.employer === null && !own.placeholder;
  if (
    bare &&
    lead.length > 3 &&
    isHeadLine(lead[0]) &&
    readPositionLine(lead[0].text, asOf).title !== null &&
    lead.some(({ bullet }) => bullet !== '')
  ) {
    return trailingBlocks(lines, anchors, asOf);
  }
  const above = lead.length <= 3 && lead.every(isHeadLine) ? lead.length : directlyAbove(lines, first.at, asOf);
  const blocks: Block[] = [];
  for (const anchor of anchors) {
    const previous = blocks.at(-1);
    blocks.push(blockAt(lines, anchor, { above, from: previous ? previous.last + 1 : 0, asOf }));
  }
  return blocks;
}

/** How many lines right above the first date belong to its position, where text precedes them. */
function directlyAbove(lines: readonly ReadyLine[], at: number, asOf: string): number {
  let count = 0;
  while (count < 2 && isHeadLine(lines[at - 1 - count])) {
    const line = readPositionLine(lines[at - 1 - count]?.text ?? '', asOf);
    if (line.title === null && !line.sure && !line.placeholder && !lines[at - 1 - count]?.bold) break;
    count += 1;
  }
  return count;
}

const nothing: PositionLine = { title: null, employer: null, sure: false, placeholder: false, field: null };

/** What one line leaves open, the next may say. Where the employer's name was taken out, what is left is the title. */
function joined(a: PositionLine, b: PositionLine): PositionLine {
  const employer = a.sure || !b.sure ? (a.employer ?? b.employer) : (b.employer ?? a.employer);
  return {
    title: a.title ?? b.title,
    employer,
    sure: a.sure || b.sure,
    placeholder: a.placeholder || b.placeholder,
    field: a.field ?? b.field,
  };
}

const isWhole = ({ title, employer, placeholder }: PositionLine): boolean =>
  title !== null && (employer !== null || placeholder);

function blockAt(
  lines: readonly ReadyLine[],
  { at, range }: Anchor,
  { above, from, asOf }: { above: number; from: number; asOf: string },
): Block {
  const own = ownLine(lines[at]?.text ?? '', asOf);
  let head = own;
  let perhaps: string | undefined;
  let top = at;
  // What stands above is taken as often as it was at the first position, and never from the position before.
  for (let taken = 0, i = at - 1; taken < above && i >= from && !isWhole(head); i -= 1) {
    const line = lines[i];
    if (line?.text === '' && taken === 0) continue;
    if (!isHeadLine(line)) break;
    if (isPlace(line.text)) {
      perhaps ??= beforeTown(line.text);
      continue;
    }
    head = joined(head, readPositionLine(line.text, asOf));
    top = i;
    taken += 1;
  }
  let last = at;
  for (let i = at + 1; i <= at + 3 && !isWhole(head); i += 1) {
    const line = lines[i];
    if (!isHeadLine(line) || line.bullet !== '' || anchorRange(line, asOf)) break;
    if (isPlace(line.text)) {
      perhaps ??= beforeTown(line.text);
      continue;
    }
    const below = readPositionLine(line.text, asOf);
    const helps =
      below.placeholder ||
      (head.title === null && below.title !== null) ||
      (head.employer === null && below.employer !== null && (below.sure || line.text.split(' ').length <= 5));
    if (!helps) break;
    head = joined(head, below);
    last = i;
  }
  if (head.employer === null && !head.placeholder && perhaps) head = { ...head, employer: employerName(perhaps) };
  return { first: top, last, at, range, own, head };
}

/** The line of the date itself, unless behind its date a description begins. */
function ownLine(text: string, asOf: string): PositionLine {
  const rest = withoutDates(text, asOf);
  const before = text.slice(0, findDates(text, asOf)[0]?.start ?? 0);
  if (rest.length > 70 && rest.length - before.length > 40 && isTitleLike(before))
    return readPositionLine(before, asOf);
  const line = readPositionLine(text, asOf);
  return rest.length > 70 && line.title === null && !line.sure ? nothing : line;
}

/** Dates that stand below the description, as a column read after its neighbour leaves them. */
function trailingBlocks(lines: readonly ReadyLine[], anchors: readonly Anchor[], asOf: string): Block[] {
  return anchors.map(({ at, range }, i) => {
    let first = i === 0 ? 0 : (anchors[i - 1]?.at ?? 0) + 1;
    while (
      first < at &&
      (!isHeadLine(lines[first]) ||
        isPlace(lines[first]?.text ?? '') ||
        /^\d{1,2}\s(?:years?|months?|yrs?)/iu.test(lines[first]?.text ?? ''))
    )
      first += 1;
    let head = readPositionLine(lines[first]?.text ?? '', asOf);
    const second = lines[first + 1];
    if (!isWhole(head) && isHeadLine(second) && second.bullet === '')
      head = joined(head, readPositionLine(second.text, asOf));
    return { first: Math.min(first, at), last: at, at, range, own: nothing, head };
  });
}

/** A column of dates may be set a line lower than its position, and then stands behind the first of its items. */
function besides(lines: readonly ReadyLine[], at: number, asOf: string): DateRange | null {
  const next = lines[at + 1];
  if (!next || next.bullet === '') return null;
  const range = findDates(next.text, asOf).at(-1);
  const isColumn =
    range && (range.current || range.to?.length === 7) && next.text.length - range.end <= 2 && range.start > 20;
  return isColumn ? range : null;
}

/** Positions without any date, where one line names both the title and an employer that shows itself as one. */
function undated(lines: readonly ReadyLine[], blocks: readonly Block[], asOf: string): Block[] {
  return lines.slice(0, 2000).flatMap((line, at) => {
    if (line.bullet !== '' || !isHeadLine(line) || line.text.length > 100 || findDates(line.text, asOf).length > 0)
      return [];
    if (blocks.some(({ first, last }) => at >= first && at <= last)) return [];
    const head = readPositionLine(line.text, asOf);
    if (head.title === null || /:/.test(line.text) || !(head.placeholder || (head.employer !== null && head.sure)))
      return [];
    return [{ first: at, last: at, at, range: besides(lines, at, asOf), own: head, head }];
  });
}
