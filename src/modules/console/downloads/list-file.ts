import { Readable } from 'node:stream';
import type { z } from 'zod';
import { AuditTrail } from '#platform/audit-trail.ts';
import { Clock } from '#platform/clock.ts';
import { byteOrderMark, type CsvCell, csvLine } from '#platform/files/csv.ts';
import type { PageDefinition } from '#platform/pages/page.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import { actorOf } from '../audit-trail.ts';
import type { Column } from '../components/table.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { type ListQuery, readListQuery } from '../list-query.ts';

/** Rows of a file. The organization's export has all. */
export const mostRows = 100_000;
const stepRows = 500;

export type FileColumn<T> = { label: string; value(row: T): CsvCell };

/** The columns of a list that have a value for the file. */
export const inFile = <T>(columns: readonly Column<T>[]): FileColumn<T>[] =>
  columns.flatMap(({ label, value }) => (value ? [{ label, value }] : []));

type Fields = Record<string, z.ZodType>;
type Filters<F extends Fields> = ListQuery<F>['filters'];
/** The rows, no more than `mostRows`, and their number. */
export type FoundRows<T> = { total: number; steps: AsyncIterable<readonly T[]> };

type ListFile<F extends Fields, T> = {
  /** Part of the file's name. Also recorded in the audit log. */
  name: string;
  /** Path of the file. */
  path: string;
  /** The page for invalid filters. Defaults to the file's path without `.csv`. */
  pageOf?(context: ConsoleContext): string;
  role: 'recruiter' | 'admin';
  fields: F;
  /** Filters that may name people: the audit log gets only that they were used. */
  words: readonly (keyof F & string)[];
  columns: readonly FileColumn<T>[];
  find(context: ConsoleContext, filters: Filters<F>): Promise<FoundRows<T>>;
};

/** Reads the newest rows first, one statement per step. `read` returns pages of the list and must apply `below`. */
export async function rowsInSteps<T>(read: (paging: PageQuery) => Promise<Page<T>>): Promise<FoundRows<T>> {
  async function* steps(): AsyncGenerator<readonly T[]> {
    let below = '';
    for (let left = mostRows; left > 0; left -= stepRows) {
      const { rows, last } = await read({ limit: Math.min(stepRows, left), offset: 0, below });
      yield rows;
      if (last === undefined) throw new Error('the list ignores positions');
      if (last === null) return;
      below = last;
    }
  }
  const { total } = await read({ limit: 1, offset: 0, countUpTo: mostRows });
  return { total: Math.min(total, mostRows), steps: steps() };
}

/** Rows in the order of the IDs. */
export function rowsOfIds<T>(ids: readonly string[], rowsOf: (ids: readonly string[]) => Promise<T[]>): FoundRows<T> {
  async function* steps(): AsyncGenerator<readonly T[]> {
    for (let from = 0; from < ids.length; from += stepRows) yield await rowsOf(ids.slice(from, from + stepRows));
  }
  return { total: ids.length, steps: steps() };
}

async function* contentsOf<T>(columns: readonly FileColumn<T>[], steps: AsyncIterable<readonly T[]>) {
  yield byteOrderMark + csvLine(columns.map(({ label }) => label));
  for await (const rows of steps) {
    yield rows.map((row) => csvLine(columns.map((column) => column.value(row)))).join('');
  }
}

function usedFilters(typed: Readonly<Record<string, string>>, words: readonly string[]): object {
  const used = Object.entries(typed).filter(([, value]) => value !== '');
  return Object.fromEntries(used.map(([name, value]) => [name, words.includes(name) ? true : value]));
}

async function download<F extends Fields, T>(context: ConsoleContext, file: ListFile<F, T>): Promise<ConsoleReply> {
  const { user, resolve, query, path } = context;
  const { filters, typed, problems } = readListQuery(file.fields, query);
  if (problems.size > 0) {
    return { redirect: `${file.pageOf?.(context) ?? path.replace(/\.csv$/, '')}?${query.toString()}` };
  }
  const { total: rows, steps } = await file.find(context, filters);
  // Record it before the first byte, because a reader who stops early has still read some rows.
  await resolve(AuditTrail).record(actorOf(context), {
    organizationId: user.organizationId,
    action: 'list.download',
    details: { list: file.name, filters: usedFilters(typed, file.words), rows },
  });
  const day = resolve(Clock).now().toISOString().slice(0, 10);
  const contents = Readable.from(contentsOf(file.columns, steps));
  return { stream: { name: `${file.name}-${day}.csv`, type: 'text/csv; charset=utf-8', contents } };
}

/**
 * The CSV of a list with its present filters and order. Viewers get it too: it has what they can read page by page, and the
 * audit log notes it.
 */
export const listFilePage = <F extends Fields, T>(file: ListFile<F, T>): PageDefinition =>
  defineConsolePage({
    method: 'get',
    path: file.path,
    role: file.role,
    limit: { perMinute: 30, burst: 30 },
    handler: (context) => download(context, file),
  });
