import { UnsupportedMediaType } from '#platform/errors.ts';

export const importFormats = ['csv', 'ndjson'] as const;
export type ImportFormat = (typeof importFormats)[number];

export const importTypes: Record<ImportFormat, string> = { csv: 'text/csv', ndjson: 'application/x-ndjson' };

export const maxRows = 100_000;
export const maxFileBytes = 100 * 1024 * 1024;
/** Limit per row, the same as for the body of `POST /candidates`. */
export const maxRowBytes = 1024 * 1024;
/** Limit for the header. */
export const maxColumns = 500;
/** Cells of a row beyond its columns. Of a longer row only the first ones are kept. */
export const maxExtraCells = 50;
/** Rows that are held in memory at a time. */
export const maxHeldBytes = 8 * 1024 * 1024;

export const bytesOfCells = (cells: readonly string[]): number =>
  cells.reduce((bytes, cell) => bytes + Buffer.byteLength(cell), 0);

/** Reads a Content-Type header. Throws UnsupportedMediaType. */
export function importFormatOf(contentType: string | undefined): ImportFormat {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const format = importFormats.find((one) => importTypes[one] === type.trim());
  const charset = parameters.map((one) => one.trim()).find((one) => one.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?(utf-?8|us-ascii)"?$/.test(charset);
  if (format && isUtf8) return format;
  throw new UnsupportedMediaType(`Send the file as ${Object.values(importTypes).join(' or ')}, in UTF-8.`);
}
