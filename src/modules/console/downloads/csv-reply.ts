import { Readable } from 'node:stream';
import { byteOrderMark, type CsvCell, csvOf } from '#platform/files/csv.ts';
import type { ConsoleReply } from '../console.page.ts';

/** For a few thousand rows at most. */
export function csvReply(name: string, header: readonly string[], rows: readonly (readonly CsvCell[])[]): ConsoleReply {
  const bytes = Buffer.concat([Buffer.from(byteOrderMark), csvOf(header, rows)]);
  const read = async (range?: { start: number; end: number }) =>
    Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]);
  return { file: { name: `${name}.csv`, type: 'text/csv; charset=utf-8', size: bytes.length, read } };
}
