import { positionHeadRegex } from '../lexicon/blocks.lexicon.ts';
import type { ResumeSection } from '../resume-sections.ts';
import type { TidyLine } from '../tidy-lines.ts';
import { readLabelledPositions } from './labelled-positions.ts';
import { findBlocks, type PositionBlock } from './position-blocks.ts';
import type { PositionLine, ResumePosition } from './position-line.ts';
import { titleName } from './position-names.ts';
import { hasLegalForm, isTitleLike } from './titles.ts';

const maxPositions = 60;

/** Returns positions in order: from experience sections and labels, or else from the top. */
export function readPositions(sections: readonly ResumeSection[], asOf: string): ResumePosition[] {
  const found = sections.filter(({ kind }) => kind === 'experience').flatMap(({ lines }) => positionsIn(lines, asOf));
  const labelled = sections
    .filter(({ kind }) => kind !== 'education' && kind !== 'references')
    .flatMap(({ lines }) => readLabelledPositions(lines, asOf));
  const top =
    found.length + labelled.length > 0 ? [] : sections.filter(({ kind }) => kind === 'head' || kind === 'summary');
  const atTop = top
    .flatMap(({ lines }) => positionsIn(lines, asOf))
    .filter(({ title, from }) => title !== null && from !== null);
  const lines = sections.flatMap((section) => section.lines);
  return mergeEqual([...found, ...addTitles(labelled, lines), ...atTop]).slice(0, maxPositions);
}

/** Adds titles from lines such as "Web Developer - Acme Ltd". */
function addTitles(positions: readonly ResumePosition[], lines: readonly TidyLine[]): ResumePosition[] {
  if (positions.every(({ title }) => title !== null)) return [...positions];
  const pairs = lines.flatMap(({ text }) => {
    const at = text.length <= 120 ? text.indexOf(' - ') : -1;
    if (at <= 0 || !isTitleLike(text.slice(0, at))) return [];
    const title = titleName(text.slice(0, at).replace(positionHeadRegex.labelBeforeTitle, ''));
    return [[title, comparable(text.slice(at + 3))] as const];
  });
  return positions.map((position) => {
    const own = comparable(position.employer);
    const found = own.length >= 3 ? pairs.find(([, employer]) => employer.startsWith(own)) : undefined;
    return { ...position, title: position.title ?? found?.[0] ?? null };
  });
}

/** Merges positions that were found both in a block and by labels. */
function mergeEqual(positions: readonly ResumePosition[]): ResumePosition[] {
  const merged: ResumePosition[] = [];
  for (const position of positions) {
    const same = merged.find((other) => isSamePosition(other, position));
    if (!same) merged.push({ ...position });
    else {
      same.title ??= position.title;
      same.employer ??= position.employer;
      if (same.from === null) Object.assign(same, { from: position.from, to: position.to, current: position.current });
      same.body.push(...position.body);
    }
  }
  return merged;
}

const comparable = (text: string | null): string => (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function isSamePosition(a: ResumePosition, b: ResumePosition): boolean {
  const sameTime = a.from === b.from && a.to === b.to;
  const sameTitle = comparable(a.title) === comparable(b.title);
  const sameEmployer = a.employer !== null && b.employer !== null && comparable(a.employer) === comparable(b.employer);
  const fitsTime = a.from === null || b.from === null || sameTime;
  const fitsTitle = a.title === null || b.title === null || sameTitle;
  const fitsEmployer = a.employer === null || b.employer === null || sameEmployer;
  return (sameEmployer && fitsTime && fitsTitle) || (a.from !== null && sameTime && sameTitle && fitsEmployer);
}

function positionsIn(lines: readonly TidyLine[], asOf: string): ResumePosition[] {
  const blocks = findBlocks(lines, asOf);
  const positions = blocks.map((block, i) => positionOf(lines, block, blocks[i + 1]?.first ?? lines.length));
  const named = inheritEmployers(positions, blocks).filter(
    ({ title, employer, from }) => title !== null || (employer !== null && from !== null),
  );
  // If most positions have titles, names without a title belong to committees, schools or customers.
  const titled = named.filter(({ title }) => title !== null);
  const areTitled = titled.length >= 2 && titled.length * 2 > named.length;
  return areTitled ? named.filter(({ title, employer }) => title !== null || hasLegalForm(employer ?? '')) : named;
}

function positionOf(
  lines: readonly TidyLine[],
  { first, last, at, range, head }: PositionBlock,
  next: number,
): ResumePosition {
  const { from = null, to = null, current = false } = range ?? {};
  const body = last >= at ? lines.slice(first, next).map(({ text }) => text) : [];
  return { ...titleAndEmployer(head), from, to, current, body };
}

/** If the employer's name was removed, the rest of its line is the title. */
function titleAndEmployer({ title, employer, sure, placeholder, field }: PositionLine): {
  title: string | null;
  employer: string | null;
} {
  if (!placeholder || sure) return { title, employer };
  return { title: title ?? employer ?? field, employer: null };
}

/** The employer above, unless names were removed from the resume. */
function inheritEmployers(positions: ResumePosition[], blocks: readonly PositionBlock[]): ResumePosition[] {
  if (blocks.some(({ head }) => head.placeholder)) return positions;
  const kept: ResumePosition[] = [];
  let above: string | null = null;
  let holder: ResumePosition | undefined;
  for (const [i, position] of positions.entries()) {
    const { first, at, own, head } = blocks[i] as PositionBlock;
    if (position.employer !== null) {
      above = own.employer === null && first < at ? position.employer : null;
      // "Acme Corp 2015 - 2021", followed by the titles held there.
      holder = position.title === null && position.from !== null ? position : undefined;
      if (holder) above = position.employer;
    } else if (position.title !== null && above !== null && !head.placeholder && first === at) {
      position.employer = above;
      if (holder && kept.at(-1) === holder) kept.pop();
    } else above = null;
    kept.push(position);
  }
  return kept;
}
