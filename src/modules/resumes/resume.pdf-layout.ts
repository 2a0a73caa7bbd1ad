import { areColumns, type Row } from './resume.pdf-columns.ts';
import type { Piece } from './resume.pdf-pieces.ts';
import { inRows, type LayoutLine } from './resume.pdf-rows.ts';

type Gap = { from: number; to: number };
type Band = { rows: Row[]; gaps: Gap[] };

// In heights of the usual letter.
const leastGutter = 0.7;
const sameLine = 0.3;
const paragraphGap = 1.9;
const maxDepth = 8;

/** The pieces of a page as lines in reading order: columns one after the other, wherever on the page there are any. */
export function linesOf(pieces: readonly Piece[], size: number, depth = 0): LayoutLine[] {
  const rows = rowsOf(pieces, size);
  const lines: LayoutLine[] = [];
  for (const band of bandsOf(rows, size)) {
    for (const part of sectionsOf(band, size)) {
      const [left, right] = splitBand(part);
      if (depth < maxDepth && isSplit(part, size)) {
        lines.push(null, ...linesOf(left, size, depth + 1), null, ...linesOf(right, size, depth + 1), null);
      } else {
        lines.push(...inRows(part.rows, size, lines.at(-1) ?? undefined));
      }
    }
  }
  return lines;
}

function isSplit(band: Band, size: number): boolean {
  const [left, right] = splitBand(band);
  return areColumns(rowsOf(left, size), rowsOf(right, size), size);
}

/** Sections that leave the same gap open, each with columns of its own, are not columns together. */
function sectionsOf(band: Band, size: number): Band[] {
  const [gap] = band.gaps;
  if (!gap || isSplit(band, size)) return [band];
  const sections: Row[][] = [[]];
  for (const [i, row] of band.rows.entries()) {
    const above = band.rows[i - 1];
    const isHeading = above && row.length === 1 && !isClose(above, row, size) && isOneSided(row, gap);
    if (isHeading) sections.push([]);
    sections.at(-1)?.push(row);
  }
  return sections.map((part) => ({ rows: part, gaps: band.gaps }));
}

/** Pieces of the same height on the page, from top to bottom. */
function rowsOf(pieces: readonly Piece[], size: number): Row[] {
  const rows: { base: number; row: Row }[] = [];
  for (const piece of [...pieces].sort((a, b) => a.base - b.base)) {
    const last = rows.at(-1);
    if (last && piece.base - last.base <= sameLine * size) last.row.push(piece);
    else rows.push({ base: piece.base, row: [piece] });
  }
  return rows.map(({ row }) => row.sort((a, b) => a.x0 - b.x0));
}

/**
 * Cuts the rows into bands: as many rows after another as leave the same gap open, or without one. A band starts where
 * a row, or a row and the next one together, has something on both sides of a gap.
 */
function bandsOf(rows: Row[], size: number): Band[] {
  const bands: Band[] = [];
  let plain: Row[] = [];
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

function bandFrom(rows: Row[], start: number, size: number): Band | undefined {
  const [first = [], second = []] = rows.slice(start, start + 2);
  let gaps = innerGaps(first, size);
  if (gaps.length === 0 && isClose(first, second, size)) {
    gaps = innerGaps(merged(first, second), size).filter((gap) => isOneSided(first, gap) && isOneSided(second, gap));
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

/** Whether the first rows, details in a line for instance, have gaps of their own that end a band before its time. */
function startsLater(rows: Row[], start: number, { rows: { length } }: Band, size: number): boolean {
  return [1, 2, 3].some((later) => {
    const band = later < length ? bandFrom(rows, start + later, size) : undefined;
    return band !== undefined && later + band.rows.length > length + 2;
  });
}

/** Whether the row above a band is the beginning of one of its columns, and not a heading over both. */
function continuesColumn(row: Row | undefined, band: Band, size: number): boolean {
  const [gap] = [...band.gaps].sort((a, b) => b.to - b.from - (a.to - a.from));
  const below = band.rows[0] ?? [];
  const first = row?.[0];
  if (!first || !gap || !isOneSided(row, gap) || !isClose(row, below, size * 1.5)) return false;
  const isLeft = first.x1 <= gap.from + size / 10;
  const side = band.rows.flat().filter((piece) => (isLeft ? piece.x1 <= gap.from + 1 : piece.x0 >= gap.to - 1));
  const edges = side.filter((piece) => Math.abs(piece.x0 - first.x0) < 0.5 * size).length;
  return !isLeft && edges >= 3 && edges * 2 > side.length;
}

/** Takes off what follows below the shorter right column when it is a new heading. Returns how many rows it took off. */
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

const isOneSided = (row: Row, gap: Gap): boolean =>
  row.every((piece) => piece.x1 <= gap.from + 0.1) || row.every((piece) => piece.x0 >= gap.to - 0.1);

const merged = (a: Row, b: Row): Row => [...a, ...b].sort((p, q) => p.x0 - q.x0);

function isClose(above: Row, below: Row, size: number): boolean {
  return (below[0]?.base ?? Infinity) - (above[0]?.base ?? 0) <= paragraphGap * Math.max(size, below[0]?.size ?? 0);
}

function innerGaps(row: Row, size: number): Gap[] {
  return openGaps(row)
    .slice(1, -1)
    .filter(({ from, to }) => to - from >= size * leastGutter);
}

function openGaps(row: Row): Gap[] {
  const gaps: Gap[] = [];
  let from = -Infinity;
  for (const { x0, x1 } of row) {
    if (x0 > from) gaps.push({ from, to: x0 });
    else gaps.push({ from: x0, to: x0 });
    from = Math.max(from, x1);
  }
  return [...gaps, { from, to: Infinity }];
}

function common(a: readonly Gap[], b: readonly Gap[], least: number): Gap[] {
  const shared: Gap[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const left = a[i] as Gap;
    const right = b[j] as Gap;
    const gap = { from: Math.max(left.from, right.from), to: Math.min(left.to, right.to) };
    if (gap.to - gap.from >= least) shared.push(gap);
    if (left.to < right.to) i += 1;
    else j += 1;
  }
  return shared;
}

function splitBand({ rows, gaps }: Band): [Piece[], Piece[]] {
  const [gap] = [...gaps].sort((a, b) => b.to - b.from - (a.to - a.from));
  if (!gap) return [rows.flat(), []];
  const middle = (gap.from + gap.to) / 2;
  const pieces = rows.flat();
  return [pieces.filter(({ x0 }) => x0 < middle), pieces.filter(({ x0 }) => x0 >= middle)];
}
