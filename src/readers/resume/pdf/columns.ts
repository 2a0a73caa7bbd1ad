import { layoutRegex } from './layout.lexicon.ts';
import type { TextPiece } from './text-pieces.ts';

/** Pieces on one line, from left to right. */
export type TextRow = TextPiece[];

const maxCell = 40;
// In letter heights. Double-spaced paragraphs are closer together.
const farApart = 4.5;

/** Columns are read one after the other, unlike positions with dates, labels or a table. */
export function areColumns(left: readonly TextRow[], right: readonly TextRow[], size: number): boolean {
  if (left.length < 2 || right.length < 2 || left.length + right.length < 6) return false;
  if (areScattered(left, size) || areScattered(right, size)) return false;
  const fewer = left.length <= right.length ? left : right;
  const more = fewer === left ? right : left;
  const level = fewer.filter((row) => more.some((other) => isLevel(row, other, size))).length / fewer.length;
  const areOnlyRightDates = areDates(right) && !areDates(left);
  const areOnlyLeftDates = areDates(left) && !areDates(right);
  if ((areOnlyRightDates && level >= 0.7) || (areOnlyLeftDates && level >= 0.5)) return false;
  if (level < 0.6) return true;
  if (sideChanges(left, right) <= Math.max(1, 0.3 * fewer.length)) return !isTable(left, right, level);
  return medianLength(left) >= 30 && medianLength(right) >= 30;
}

export const textOfRow = (row: TextRow): string => row.map(({ text }) => text).join(' ');

export const isDateText = (text: string): boolean => text.length <= maxCell && layoutRegex.date.test(text);

/** Rows of short labels and values, most values with a number. */
function isTable(left: readonly TextRow[], right: readonly TextRow[], level: number): boolean {
  const areShort = (rows: readonly TextRow[]) => rows.every((row) => textOfRow(row).length <= maxCell);
  const numbers = right.filter((row) => /\d/.test(textOfRow(row))).length;
  return level === 1 && left.length === right.length && areShort(left) && areShort(right) && numbers > right.length / 2;
}

/** Whether most rows are too far apart to be read one after the other. */
function areScattered(rows: readonly TextRow[], size: number): boolean {
  const steps = rows.slice(1).map((row, i) => (row[0]?.base ?? 0) - (rows[i]?.[0]?.base ?? 0));
  return (steps.sort((a, b) => a - b)[(steps.length - 1) >> 1] ?? 0) > farApart * size;
}

const isLevel = (a: TextRow, b: TextRow, size: number): boolean =>
  Math.abs((a[0]?.base ?? 0) - (b[0]?.base ?? 0)) <= 0.25 * size;

function areDates(rows: readonly TextRow[]): boolean {
  const texts = rows.map(textOfRow);
  const long = texts.filter((text) => text.length > maxCell).length;
  return long <= texts.length * 0.05 && texts.filter(isDateText).length >= texts.length * 0.35;
}

function sideChanges(left: readonly TextRow[], right: readonly TextRow[]): number {
  const sides = [
    ...left.flat().map(({ order }) => ({ order, side: 'left' })),
    ...right.flat().map(({ order }) => ({ order, side: 'right' })),
  ].sort((a, b) => a.order - b.order);
  return sides.filter(({ side }, i) => i > 0 && side !== sides[i - 1]?.side).length;
}

function medianLength(rows: readonly TextRow[]): number {
  const lengths = rows.map((row) => textOfRow(row).length).sort((a, b) => a - b);
  return lengths[lengths.length >> 1] ?? 0;
}
