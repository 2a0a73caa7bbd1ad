import { areColumns, type TextRow } from './columns.ts';
import { type LayoutLine, linesOfRows } from './row-lines.ts';
import type { TextPiece } from './text-pieces.ts';

type ColumnGap = { from: number; to: number };
/** Consecutive rows that share gaps, or have none. */
type Band = { rows: TextRow[]; gaps: ColumnGap[] };

// In heights of body text.
const leastGutter = 0.7;
const sameLine = 0.3;
const paragraphGap = 1.9;
const maxDepth = 8;

/** Returns lines in reading order, columns one after the other. */
export function layoutLines(pieces: readonly TextPiece[], size: number, depth = 0): LayoutLine[] {
  const rows = rowsOf(pieces, size);
  const lines: LayoutLine[] = [];
  for (const band of bandsOf(rows, size)) {
    for (const part of splitAtHeadings(band, size)) {
      const [left, right] = splitBand(part);
      if (depth < maxDepth && isSplit(part, size)) {
        lines.push(null, ...layoutLines(left, size, depth + 1), null, ...layoutLines(right, size, depth + 1), null);
      } else {
        lines.push(...linesOfRows(part.rows, size, lines.at(-1) ?? undefined));
      }
    }
  }
  return lines;
}

function isSplit(band: Band, size: number): boolean {
  const [left, right] = splitBand(band);
  return areColumns(rowsOf(left, size), rowsOf(right, size), size);
}

/** Splits a band that has columns only within its sections. */
function splitAtHeadings(band: Band, size: number): Band[] {
  const [gap] = band.gaps;
  if (!gap || isSplit(band, size)) return [band];
  const sections: TextRow[][] = [[]];
  for (const [i, row] of band.rows.entries()) {
    const above = band.rows[i - 1];
    const isHeading = above && row.length === 1 && !isClose(above, row, size) && isOneSided(row, gap);
    if (isHeading) sections.push([]);
    sections.at(-1)?.push(row);
  }
  return sections.map((part) => ({ rows: part, gaps: band.gaps }));
}

function rowsOf(pieces: readonly TextPiece[], size: number): TextRow[] {
  const rows: { base: number; row: TextRow }[] = [];
  for (const piece of [...pieces].sort((a, b) => a.base - b.base)) {
    const last = rows.at(-1);
    if (last && piece.base - last.base <= sameLine * size) last.row.push(piece);
    else rows.push({ base: piece.base, row: [piece] });
  }
  return rows.map(({ row }) => row.sort((a, b) => a.x0 - b.x0));
}

/** A band with gaps starts at a row, or two rows together, with text on both sides of a gap. */
function bandsOf(rows: TextRow[], size: number): Band[] {
  const bands: Band[] = [];
  let plain: TextRow[] = [];
  for (let i = 0; i < rows.length; ) {
    const band = bandFrom(rows, i, size);
    if (!band || band.rows.length < 2 || startsLater(rows, i, band, size)) {
      plain.push(rows[i] ?? []);
      i += 1;
      continue;
    }
    i += band.rows.length;
    while (plain.length > 0 && continuesColumn(plain.at(-1), band, size)) band.rows.unshift(plain.pop() ?? []);
    if (i < rows.length) i -= cutTail(band, size);
    if (plain.length > 0) bands.push({ rows: plain, gaps: [] });
    plain = [];
    bands.push(band);
  }
  if (plain.length > 0) bands.push({ rows: plain, gaps: [] });
  return bands;
}

function bandFrom(rows: TextRow[], start: number, size: number): Band | undefined {
  const [first = [], second = []] = rows.slice(start, start + 2);
  let gaps = innerGaps(first, size);
  if (gaps.length === 0 && isClose(first, second, size)) {
    gaps = innerGaps(mergeRows(first, second), size).filter((gap) => isOneSided(first, gap) && isOneSided(second, gap));
  }
  if (gaps.length === 0) return undefined;
  let end = start + 1;
  for (; end < rows.length; end++) {
    const open = common(gaps, openGaps(rows[end] ?? []), size * leastGutter);
    if (open.length === 0) break;
    gaps = open;
  }
  return { rows: rows.slice(start, end), gaps };
}

/** Whether a much longer band, with other gaps, starts within the first rows. */
function startsLater(rows: TextRow[], start: number, { rows: { length } }: Band, size: number): boolean {
  return [1, 2, 3].some((later) => {
    const band = later < length ? bandFrom(rows, start + later, size) : undefined;
    return band !== undefined && later + band.rows.length > length + 2;
  });
}

/** Whether the row above a band starts its right column and is not a heading over both columns. */
function continuesColumn(row: TextRow | undefined, band: Band, size: number): boolean {
  const [gap] = [...band.gaps].sort((a, b) => b.to - b.from - (a.to - a.from));
  const below = band.rows[0] ?? [];
  const first = row?.[0];
  if (!first || !gap || !isOneSided(row, gap) || !isClose(row, below, size * 1.5)) return false;
  const isLeft = first.x1 <= gap.from + size / 10;
  const side = band.rows.flat().filter((piece) => (isLeft ? piece.x1 <= gap.from + 1 : piece.x0 >= gap.to - 1));
  const edges = side.filter((piece) => Math.abs(piece.x0 - first.x0) < 0.5 * size).length;
  return !isLeft && edges >= 3 && edges * 2 > side.length;
}

/** Removes the rows from the first heading below a shorter right column on. Returns their number. */
function cutTail(band: Band, size: number): number {
  const [gap] = band.gaps;
  if (!gap) return 0;
  let last = band.rows.length - 1;
  while (last > 0 && isOneSided(band.rows[last] ?? [], gap)) last -= 1;
  for (let i = last + 1; i < band.rows.length; i++) {
    const row = band.rows[i] ?? [];
    const above = band.rows[i - 1] ?? [];
    const isHeading = row.every((piece) => piece.bold || piece.size > 1.1 * size) || !isClose(above, row, size);
    if (isHeading && (row[0]?.x1 ?? 0) <= gap.to) return band.rows.splice(i).length;
  }
  return 0;
}

const isOneSided = (row: TextRow, gap: ColumnGap): boolean =>
  row.every((piece) => piece.x1 <= gap.from + 0.1) || row.every((piece) => piece.x0 >= gap.to - 0.1);

const mergeRows = (a: TextRow, b: TextRow): TextRow => [...a, ...b].sort((p, q) => p.x0 - q.x0);

const isClose = (above: TextRow, below: TextRow, size: number): boolean =>
  (below[0]?.base ?? Infinity) - (above[0]?.base ?? 0) <= paragraphGap * Math.max(size, below[0]?.size ?? 0);

function innerGaps(row: TextRow, size: number): ColumnGap[] {
  return openGaps(row)
    .slice(1, -1)
    .filter(({ from, to }) => to - from >= size * leastGutter);
}

function openGaps(row: TextRow): ColumnGap[] {
  const gaps: ColumnGap[] = [];
  let from = -Infinity;
  for (const { x0, x1 } of row) {
    if (x0 > from) gaps.push({ from, to: x0 });
    else gaps.push({ from: x0, to: x0 });
    from = Math.max(from, x1);
  }
  return [...gaps, { from, to: Infinity }];
}

function common(a: readonly ColumnGap[], b: readonly ColumnGap[], least: number): ColumnGap[] {
  const shared: ColumnGap[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const left = a[i] as ColumnGap;
    const right = b[j] as ColumnGap;
    const gap = { from: Math.max(left.from, right.from), to: Math.min(left.to, right.to) };
    if (gap.to - gap.from >= least) shared.push(gap);
    if (left.to < right.to) i += 1;
    else j += 1;
  }
  return shared;
}

function splitBand({ rows, gaps }: Band): [TextPiece[], TextPiece[]] {
  const [gap] = [...gaps].sort((a, b) => b.to - b.from - (a.to - a.from));
  if (!gap) return [rows.flat(), []];
  const middle = (gap.from + gap.to) / 2;
  const pieces = rows.flat();
  return [pieces.filter(({ x0 }) => x0 < middle), pieces.filter(({ x0 }) => x0 >= middle)];
}
