import { Readable } from 'node:stream';
import { byteOrderMark, csvOf } from '#platform/files/csv.ts';
import type { ConsoleReply } from '../console.page.ts';
import type { FileColumn } from './list-file.ts';

/** Only for files of at most a few thousand rows. */
export function csvReply<T>(name: string, columns: readonly FileColumn<T>[], rows: readonly T[]): ConsoleReply {
  const header = columns.map(({ label }) => label);
  const lines = rows.map((row) => columns.map((column) => column.value(row)));
  const bytes = Buffer.concat([Buffer.from(byteOrderMark), csvOf(header, lines)]);
  const read = async (range?: { start: number; end: number }) =>
    Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]);
  return { file: { name: `${name}.csv`, type: 'text/csv; charset=utf-8', size: bytes.length, read } };
}
