export type CsvCell = string | number | boolean | null;

/**
 * Positions before text that spreadsheets take for a formula. In some countries they split lines at `;`, even within
 * quotes, so a formula may begin inside a cell too. East Asian versions of Excel
 * also take full-width signs.
 */
const formulaStart = /^(?="*[=+\-@＝＋－＠\t\r])|(?<=[;\t\r\n])(?="*[=+\-@＝＋－＠])/g;
/** Marks that `asText` adds. A text that already has one, such as a cell of an uploaded file, gets no second mark. */
const textMark = /^'(?="*[=+\-@＝＋－＠\t\r])|(?<=[;\t\r\n])'(?="*[=+\-@＝＋－＠])/g;

const asText = (value: string): string => value.replace(formulaStart, "'");

/** Removes the text marks from a cell of a CSV file that we have written. */
export const withoutTextMarks = (cell: string): string => cell.replace(textMark, '');

function cellOf(value: CsvCell): string {
  if (typeof value !== 'string') return String(value ?? '');
  const text = asText(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Begins files for people. Without it, Excel reads UTF-8 as the computer's old encoding. */
export const byteOrderMark = '\uFEFF';

/** One line of RFC 4180. Null becomes an empty cell. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** A file of RFC 4180, with a header. */
export const csvOf = (columns: readonly string[], rows: readonly (readonly CsvCell[])[]): Buffer =>
  Buffer.from([columns, ...rows].map(csvLine).join(''));
