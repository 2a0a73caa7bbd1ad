import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ValidationError } from '#platform/errors.ts';
import { type ImportFormat, maxColumns, maxExtraCells, maxRowBytes } from './import-format.ts';

type Chunks = AsyncIterable<Buffer>;

export const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/** Headers are shorter. */
const maxHeaderBytes = 64 * 1024;

export const invalidFile = (message: string, code = 'invalid_format'): ValidationError =>
  new ValidationError([{ path: 'body', code, message }]);

/** The delimiter that the first record has most often, outside quotes. */
export function delimiterOf(start: string): Delimiter {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const character of start) {
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (character === '\n' || character === '\r') break;
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const count = (one: string) => counts.get(one) ?? 0;
  return delimiters.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** Enough of the file to see its first record, and the whole file again. */
async function peek(chunks: Chunks): Promise<{ start: string; all: Chunks }> {
  const iterator = chunks[Symbol.asyncIterator]();
  const read: Buffer[] = [];
  let bytes = 0;
  let isEnd = false;
  while (bytes < maxHeaderBytes && !isEnd) {
    const next = await iterator.next();
    if (next.done) isEnd = true;
    else bytes += read[read.push(next.value) - 1]?.length ?? 0;
  }
  async function* all() {
    yield* read;
    if (!isEnd) yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return {
    start: Buffer.concat(read)
      .toString('utf8')
      .slice(0, maxHeaderBytes)
      .replace(/^\uFEFF/, ''),
    all: all(),
  };
}

function csvFault(error: CsvError): ValidationError {
  const line = Number(error['lines'] ?? 0);
  const at = line > 0 ? ` (line ${line})` : '';
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return invalidFile(`must be CSV: a quote is never closed${at}`);
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return invalidFile(`must be CSV: a row is longer than 1 MiB, or its quote is never closed${at}`, 'too_big');
  }
  return invalidFile(`must be CSV: a quote is in the wrong place${at}`);
}

/** Cuts rows with many more cells than the header. Spreadsheets write empty ones, so these go first. */
function cutter(): (cells: string[]) => string[] {
  let limit: number | undefined;
  return (cells) => {
    limit ??= cells.length + maxExtraCells;
    if (cells.length <= limit) return cells;
    const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    return cells.slice(0, Math.min(filled, limit + 1));
  };
}

/** Cells of each record, the header first. Empty lines, and records of empty cells, are skipped. */
async function* csvRecords(chunks: Chunks, delimiter: Delimiter): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter,
    bom: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: maxRowBytes,
    on_record: cutter(),
  });
  const source = Readable.from(chunks, { objectMode: false });
  source.once('error', (error) => parser.destroy(error));
  try {
    for await (const cells of source.pipe(parser)) yield cells as string[];
  } catch (error) {
    throw error instanceof CsvError ? csvFault(error) : error;
  } finally {
    source.destroy();
  }
}

/** Yields each line that is not blank, as text. */
async function* lines(chunks: Chunks): AsyncGenerator<string[]> {
  let rest = Buffer.alloc(0);
  let isFirst = true;
  const textOf = (line: Buffer): string[] | undefined => {
    if (line.length > maxRowBytes) throw invalidFile('must be NDJSON: a line is longer than 1 MiB', 'too_big');
    const text = line.toString('utf8').trim();
    const plain = isFirst ? text.replace(/^\uFEFF/, '') : text;
    isFirst = false;
    return plain === '' ? undefined : [plain];
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      const line = textOf(Buffer.concat([rest, chunk.subarray(start, end)]));
      rest = Buffer.alloc(0);
      start = end + 1;
      if (line) yield line;
    }
    rest = Buffer.concat([rest, chunk.subarray(start)]);
    if (rest.length > maxRowBytes) textOf(rest);
  }
  const last = textOf(rest);
  if (last) yield last;
}

export type ImportRecords = {
  /** Names in the header; empty for NDJSON. */
  columns: string[];
  delimiter: Delimiter | null;
  /** The cells of each row, or its line. */
  rows: AsyncGenerator<string[]>;
};

/** Reads a file as it arrives. Throws ValidationError for a file that is not of the format. */
export async function readRecords(
  format: ImportFormat,
  chunks: Chunks,
  known: { delimiter?: Delimiter | null } = {},
): Promise<ImportRecords> {
  if (format === 'ndjson') return { columns: [], delimiter: null, rows: lines(chunks) };
  const { start, all } = known.delimiter ? { start: '', all: chunks } : await peek(chunks);
  const delimiter = known.delimiter ?? delimiterOf(start);
  const rows = csvRecords(all, delimiter);
  const header = await rows.next();
  if (header.done) throw invalidFile('must not be empty', 'too_small');
  if (header.value.length > maxColumns) {
    throw invalidFile(`must have at most ${maxColumns} columns, not ${header.value.length}`, 'too_big');
  }
  if (header.value.some((name) => name.includes('\0'))) throw invalidFile('must have no NUL characters in its header');
  return { columns: header.value.map((name) => name.trim()), delimiter, rows };
}

/** The bytes unchanged. Throws ValidationError where they are not UTF-8. */
export async function* checkedUtf8(chunks: Chunks): Chunks {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Buffer) => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw invalidFile('must be UTF-8. Save the file as “CSV UTF-8” and try again');
    }
  };
  for await (const chunk of chunks) {
    decode(chunk);
    yield chunk;
  }
  decode();
}
