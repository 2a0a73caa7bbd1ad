import type { Piece } from './resume.pdf-pieces.ts';

/** Pieces on one line, from left to right. */
export type Row = Piece[];

const dated =
  /\b(?:19|20)\d\d\b|\b\d{1,2}[/.]\d{2,4}\b|\b(?:present|current|today|now|heute|jetzt|aujourd'hui|actual)\b|至今/i;
const shortCell = 40;
// In letter heights; double-spaced paragraphs are less.
const farApart = 4.5;

/**
 * Whether what stands left and right of a gap are two columns, each read from its top to its end, or one text in rows,
 * such as positions with their dates beside them, labels with their values, or a table.
 */
export function areColumns(left: readonly Row[], right: readonly Row[], size: number): boolean {
  if (left.length < 2 || right.length < 2 || left.length + right.length < 6) return false;
  if (isScattered(left, size) || isScattered(right, size)) return false;
  const fewer = left.length <= right.length ? left : right;
  const more = fewer === left ? right : left;
  const shared = fewer.filter((row) => more.some((other) => isLevel(row, other, size))).length / fewer.length;
  const rightIsDates = isDates(right) && !isDates(left);
  if ((rightIsDates && shared >= 0.7) || (isDates(left) && !isDates(right) && shared >= 0.5)) return false;
  if (shared < 0.6) return true;
  const turns = alternations(left, right);
  if (turns <= Math.max(1, 0.3 * fewer.length)) return !isTable(left, right, shared);
  return medianLength(left) >= 30 && medianLength(right) >= 30;
}

export const textOfRow = (row: Row): string => row.map(({ text }) => text).join(' ');

export const isDate = (text: string): boolean => text.length <= shortCell && dated.test(text);

/** A row of labels with one row of values each, and a number or date among most of the values. */
function isTable(left: readonly Row[], right: readonly Row[], shared: number): boolean {
  const isShort = (rows: readonly Row[]) => rows.every((row) => textOfRow(row).length <= shortCell);
  const numbers = right.filter((row) => /\d/.test(textOfRow(row))).length;
  return shared === 1 && left.length === right.length && isShort(left) && isShort(right) && numbers > right.length / 2;
}

/** Too far apart, most of them, to be read one after the other. */
function isScattered(rows: readonly Row[], size: number): boolean {
  const steps = rows.slice(1).map((row, i) => (row[0]?.base ?? 0) - (rows[i]?.[0]?.base ?? 0));
  return (steps.sort((a, b) => a - b)[(steps.length - 1) >> 1] ?? 0) > farApart * size;
}

function isLevel(a: Row, b: Row, size: number): boolean {
  return Math.abs((a[0]?.base ?? 0) - (b[0]?.base ?? 0)) <= 0.25 * size;
}

/** Dates, with places or the like between them, and nothing long. */
function isDates(rows: readonly Row[]): boolean {
  const texts = rows.map(textOfRow);
  const long = texts.filter((text) => text.length > shortCell).length;
  return long <= texts.length * 0.05 && texts.filter(isDate).length >= texts.length * 0.35;
}

/** How often painting changed sides. */
function alternations(left: readonly Row[], right: readonly Row[]): number {
  const sides = [
    ...left.flat().map(({ order }) => ({ order, side: 'left' })),
    ...right.flat().map(({ order }) => ({ order, side: 'right' })),
  ].sort((a, b) => a.order - b.order);
  return sides.filter(({ side }, i) => i > 0 && side !== sides[i - 1]?.side).length;
}

function medianLength(rows: readonly Row[]): number {
  const lengths = rows.map((row) => textOfRow(row).length).sort((a, b) => a - b);
  return lengths[lengths.length >> 1] ?? 0;
}
