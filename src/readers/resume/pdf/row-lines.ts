import { isDateText, type TextRow, textOfRow } from './columns.ts';
import { layoutRegex } from './layout.lexicon.ts';
import type { TextPiece } from './text-pieces.ts';

export type LayoutLine = TextRow | null;

/** Relative to the usual distance between lines. */
const leastGap = 1.3;

/** The rest of a date that is broken in a narrow column joins its beginning. */
export function linesOfRows(rows: readonly TextRow[], size: number, before: TextRow | undefined): LayoutLine[] {
  const lines: LayoutLine[] = [];
  const usualDistance = usualLineDistance(rows, size);
  let last = before;
  for (const row of rows) {
    const larger = Math.max(1, (row[0]?.size ?? size) / size);
    if (last && baseOf(row) - baseOf(last) > leastGap * usualDistance * larger) lines.push(null);
    const date = last && restOfDate(last, row);
    if (date) joinDate(last ?? [], date);
    const rest = date ? row.filter((piece) => piece !== date) : row;
    lines.push(...(endsWithDateOfLineAbove(last, rest) ? [rest.slice(-1), rest.slice(0, -1)] : splitUnlike(rest)));
    last = rest.length > 0 ? rest : last;
  }
  return lines;
}

/** Whether the date at the end belongs to the line above and is beside the first of its bullets. */
function endsWithDateOfLineAbove(above: TextRow | undefined, row: TextRow): boolean {
  const date = row.at(-1);
  const over = above?.at(-1);
  if (!above || !date || !over || row.length < 2 || above.length < 2) return false;
  const isAligned = Math.abs(over.x1 - date.x1) < date.size || Math.abs(over.x0 - date.x0) < date.size;
  const isFirstBullet = layoutRegex.bullet.test(textOfRow(row)) && !layoutRegex.bullet.test(textOfRow(above));
  return isAligned && isDateText(date.text) && isFirstBullet;
}

const baseOf = (row: TextRow): number => row[0]?.base ?? 0;

/** The median, limited to what is common in print. */
function usualLineDistance(rows: readonly TextRow[], size: number): number {
  const distances = rows.slice(1).map((row, i) => baseOf(row) - baseOf(rows[i] ?? []));
  const median = distances.sort((a, b) => a - b)[(distances.length - 1) >> 1] ?? 0;
  return Math.min(Math.max(median, 1.2 * size), 2.2 * size);
}

const rangeStartIn = (row: TextRow): TextPiece | undefined =>
  row.find((piece) => layoutRegex.rangeStart.test(piece.text));

/** Finds "2021" below "2019 -" in a narrow column beside the text. */
function restOfDate(above: TextRow, row: TextRow): TextPiece | undefined {
  if (above.length < 2 && row.length < 2) return undefined;
  const start = rangeStartIn(above);
  if (!start) return undefined;
  const isBelow = (piece: TextPiece) => Math.abs(piece.x0 - start.x0) < 2 * start.size && piece.x0 !== above[0]?.x1;
  return row.find((piece) => isBelow(piece) && isDateText(piece.text));
}

function joinDate(above: TextRow, rest: TextPiece): void {
  const start = rangeStartIn(above);
  if (start) start.text = `${start.text} ${rest.text}`;
}

/** Separates a large name from small details, and a heading in the margin from the text beside it. */
function splitUnlike(row: TextRow): TextRow[] {
  const [first, ...others] = row;
  if (!first || others.length === 0) return row.length > 0 ? [row] : [];
  const areCapitals = (text: string) => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text);
  const isMarginHeading = areCapitals(first.text) && !areCapitals(textOfRow(others));
  const differsInSize = others.every((piece) => first.size > 1.25 * piece.size || piece.size > 1.25 * first.size);
  const hasDate = isDateText(first.text) || isDateText(textOfRow(others));
  return (isMarginHeading || differsInSize) && !hasDate ? [[first], others] : [row];
}
