export type CsvCell = string | number | boolean | null;

/**
 * Before what spreadsheets take for the start of a formula. Those of some countries split lines at `;`, whatever the quotes
 * of our cells, so a formula may begin inside a cell too.
 */
const formulaStart = /^(?="*[=+\-@\t\r])|(?<=[;\t\r\n])(?="*[=+\-@])/g;
/** What `asText` adds. A text that has it already, as a cell of a file that was sent, gets no other. */
const textMark = /^'(?="*[=+\-@\t\r])|(?<=[;\t\r\n])'(?="*[=+\-@])/g;

const asText = (value: string): string => value.replace(formulaStart, "'");

/** Reads a cell of CSV that we have written: takes off the marks of text. */
export const withoutTextMarks = (cell: string): string => cell.replace(textMark, '');

function cellOf(value: CsvCell): string {
  if (typeof value !== 'string') return String(value ?? '');
  const text = asText(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** At the start of a file for people: without it Excel reads UTF-8 as the computer's old encoding. */
export const byteOrderMark = '\uFEFF';

/** One line of RFC 4180. An empty cell is null. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** RFC 4180, with a header. */
export const csvOf = (columns: readonly string[], rows: readonly (readonly CsvCell[])[]): Buffer =>
  Buffer.from([columns, ...rows].map(csvLine).join(''));
