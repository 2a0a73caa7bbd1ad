import { UsageError } from './usage.ts';

/** Reads the records of a CSV file (RFC 4180). Fields in quotes may contain commas, line breaks and doubled quotes. */
function recordsOf(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (!match) throw new UsageError(`Row ${records.length + 1} of the CSV file has a quote in a field without quotes`);
    const [, quoted, plain = '', end] = match;
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',') {
      records.push(record);
      record = [];
    } else if (field.lastIndex === text.length) records.push([...record, '']);
  }
  return records;
}

export type Row = { number: number; fields: Record<string, string> };

/**
 * Reads rows by the names in the head. Skips empty lines and leaves out empty fields. Row numbers start at 1, after the
 * head.
 */
export function readCsv(text: string, known: readonly string[]): Row[] {
  const [head = [], ...records] = recordsOf(text.replace(/^\u{FEFF}/u, ''));
  const names = head.map((name) => name.trim());
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0 || new Set(names).size < names.length) {
    const problem = unknown.length > 0 ? `unknown columns: ${unknown.join(', ')}` : 'a column twice';
    throw new UsageError(`The CSV file has ${problem}. Columns: ${known.join(', ')}`);
  }
  return records.flatMap((record, index) => {
    if (record.every((value) => value.trim() === '')) return [];
    if (record.length > names.length)
      throw new UsageError(`Row ${index + 1} of the CSV file has more fields than the head`);
    const given = record.map((value, i) => [names[i] ?? '', value.trim()] as const).filter(([, value]) => value !== '');
    return [{ number: index + 1, fields: Object.fromEntries(given) }];
  });
}
