import { postingTextRegex } from './lexicon/posting-text.lexicon.ts';

/** Of a row of a table pasted as text. "| a | b |" has two cells, "a | |" three. */
function cellsOf(line: string): string[] {
  const cells = (line.includes('|') ? line.split('|') : line.split(/\t| {3,}/)).map((cell) => cell.trim());
  return cells[0] === '' && line.includes('|') ? cells.slice(1) : cells;
}

const isDemandColumn = (text: string | undefined): text is string =>
  text !== undefined && postingTextRegex.demandColumn.test(text);

/** In Markdown, so that columns are read as sections. */
const under = (column: string, item: string): string[] => [`## ${column}`, `- ${item}`];

const columnOfLetter: { [letter: string]: string } = { E: 'Essential', D: 'Desirable' };

/** What a row of a person specification demands, and how firmly. */
function demandOfRow(line: string): { column: string; item: string } | undefined {
  const [, item, letter] = postingTextRegex.specification.exec(line) ?? [];
  const [, ownLetter, ownItem] = postingTextRegex.criterion.exec(line) ?? [];
  const [column, text] = [columnOfLetter[letter ?? ownLetter ?? ''], item ?? ownItem];
  return column === undefined || text === undefined ? undefined : { column, item: text.trim() };
}

/** One such row may be a coincidence. */
const fewestRows = 2;

/** "E1. Proofreading", or "Proofreading" with E for essential in the next column, below the name of the letter. */
export function spreadSpecification(lines: readonly string[]): readonly string[] {
  const rows = lines.map(demandOfRow);
  if (rows.filter((row) => row !== undefined).length < fewestRows) return lines;
  return lines.flatMap((line, n) => {
    const row = rows[n];
    return row === undefined ? line : under(row.column, row.item);
  });
}

const columnOf = (letter: string): string => columnOfLetter[letter.charAt(0).toUpperCase()] ?? letter;

const fewestRatedRows = 3;

/** Rows of an HTML table with E or D in the last column, "Proofreading: E", each below the name of the letter. */
export function spreadRatedRows<Line extends { text: string }>(
  lines: readonly Line[],
): (Line | (Line & { heading: 'tag' | null; item: boolean }))[] {
  const rows = lines.map(({ text }) => postingTextRegex.ratedRow.exec(text));
  const letters = new Set(rows.flatMap((row) => row?.[2] ?? []));
  if (rows.filter((row) => row !== null).length < fewestRatedRows || letters.size < 2) return [...lines];
  const last = rows.findLastIndex((row) => row !== null);
  return lines.flatMap((line, n) => {
    const [, item, letter] = rows[n] ?? [];
    if (item === undefined || letter === undefined) return [line];
    const under = (column: string) => ({ ...line, text: column, heading: 'tag' as const, item: false });
    const row = [under(columnOf(letter)), { ...line, text: item, heading: null, item: true }];
    // Otherwise all that follows the table would be desirable.
    return n === last ? [...row, under('Essential')] : row;
  });
}

/**
 * The cells of tables pasted as text with columns such as "Must have | Good to have" or "Criteria | Essential | Desirable",
 * each below the name of its column. In a row of marks, the first cell belongs to the marked column. Other lines stay.
 */
export function spreadTables(lines: readonly string[]): string[] {
  const spread: string[] = [];
  let columns: readonly string[] = [];
  for (const line of lines) {
    const cells = cellsOf(line);
    if (cells.filter(isDemandColumn).length > 1) columns = cells;
    else if (columns.length === 0 || cells.length < 2) {
      columns = [];
      spread.push(line);
    } else spread.push(...sectionsOf(cells, columns));
  }
  return spread;
}

function sectionsOf(cells: readonly string[], columns: readonly string[]): string[] {
  const [first = '', ...rest] = cells;
  const areMarks = rest.every((cell) => cell === '' || postingTextRegex.mark.test(cell));
  return columns.flatMap((column, n) => {
    const cell = cells[n] ?? '';
    if (!isDemandColumn(column) || cell === '') return [];
    return under(column, areMarks ? first : cell);
  });
}
