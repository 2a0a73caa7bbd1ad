import { isDate, type Row, textOfRow } from './resume.pdf-columns.ts';
import type { Piece } from './resume.pdf-pieces.ts';

/** A line of a page, or null for a gap. */
export type LayoutLine = Row | null;

// Of the usual distance from line to line.
const gapAfter = 1.3;
const bullet = /^[\u2022\u25aa\u25cf\u25cb\u25e6\u25c6\u2023\u2219\u00b7*\u2013-]\s/;

/** One line per row; the rest of a date that is broken in its narrow column stays with its beginning. */
export function inRows(rows: readonly Row[], size: number, before: Row | undefined): LayoutLine[] {
  const lines: LayoutLine[] = [];
  const pitch = usualPitch(rows, size);
  let last = before;
  for (const row of rows) {
    const larger = Math.max(1, (row[0]?.size ?? size) / size);
    if (last && baseOf(row) - baseOf(last) > gapAfter * pitch * larger) lines.push(null);
    const date = last && restOfDate(last, row);
    if (date) joinDate(last ?? [], date);
    const rest = date ? row.filter((piece) => piece !== date) : row;
    lines.push(...(isAside(last, rest) ? asideFirst(rest) : unlike(rest)));
    last = rest.length > 0 ? rest : last;
  }
  return lines;
}

/** Whether the date at the end belongs to the line above, and only happens to stand beside the first of its bullets. */
function isAside(above: Row | undefined, row: Row): boolean {
  const date = row.at(-1);
  const over = above?.at(-1);
  if (!above || !date || !over || row.length < 2 || above.length < 2) return false;
  const aligned = Math.abs(over.x1 - date.x1) < date.size || Math.abs(over.x0 - date.x0) < date.size;
  return aligned && isDate(date.text) && bullet.test(textOfRow(row)) && !bullet.test(textOfRow(above));
}

const asideFirst = (row: Row): Row[] => [row.slice(-1), row.slice(0, -1)];

const baseOf = (row: Row): number => row[0]?.base ?? 0;

/** The usual distance from line to line, within what is usual in print. */
function usualPitch(rows: readonly Row[], size: number): number {
  const distances = rows.slice(1).map((row, i) => baseOf(row) - baseOf(rows[i] ?? []));
  const median = distances.sort((a, b) => a - b)[(distances.length - 1) >> 1] ?? 0;
  return Math.min(Math.max(median, 1.2 * size), 2.2 * size);
}

/** "2019 -" in a narrow column beside the text, with "2021" under it. */
function restOfDate(above: Row, row: Row): Piece | undefined {
  if (above.length < 2 && row.length < 2) return undefined;
  const ends = above.find((piece) => /\d\s*[-\u2010-\u2015]$/.test(piece.text));
  return (
    ends &&
    row.find((piece) => Math.abs(piece.x0 - ends.x0) < 2 * ends.size && isDate(piece.text) && piece.x0 !== above[0]?.x1)
  );
}

function joinDate(above: Row, rest: Piece): void {
  const begins = above.find((piece) => /\d\s*[-\u2010-\u2015]$/.test(piece.text));
  if (begins) begins.text = `${begins.text} ${rest.text}`;
}

/** A large name beside small details, or a heading in the margin, is a line of its own. */
function unlike(row: Row): Row[] {
  const [first, ...others] = row;
  if (!first || others.length === 0) return row.length > 0 ? [row] : [];
  const isCapitals = (text: string) => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text);
  const isMargin = isCapitals(first.text) && !isCapitals(textOfRow(others));
  const larger = others.every((piece) => first.size > 1.25 * piece.size || piece.size > 1.25 * first.size);
  return (isMargin || larger) && !isDate(first.text) && !isDate(textOfRow(others)) ? [[first], others] : [row];
}
