import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { Database } from '../../src/platform/database/database.ts';
import { join, named, namedByText, raw, shared, sql, statementOf } from '../../src/platform/database/sql.ts';
import { startApp } from '../support/app.ts';

const app = await startApp({ worker: false });
const db = app.web.resolve(Database);

test('Number the parameters of nested fragments in the order of the text', () => {
  const where = join([sql`a = ${1}`, sql`b = any(${[2, 3]})`], ' and ');
  const query = sql`select ${raw('c')} from t where ${where} limit ${4}`;
  expect(statementOf(query)).toEqual({
    text: 'select c from t where a = $1 and b = any($2) limit $3',
    values: [1, [2, 3], 4],
  });
});

test('Send a shared value once, and equal values that are not shared twice', () => {
  const [id, other] = [shared('x'), shared('x')];
  const part = sql`b = ${id}`;
  expect(statementOf(sql`a = ${id} and ${part} and c = ${other} and d = ${'x'}`)).toEqual({
    text: 'a = $1 and b = $1 and c = $2 and d = $3',
    values: ['x', 'x', 'x'],
  });
});

test('Name a composed statement by its text, whatever its values', () => {
  const first = namedByText(sql`select ${1}`);
  expect(namedByText(sql`select ${2}`)).toEqual({ ...first, values: [2] });
  expect(namedByText(sql`select  ${1}`).name).not.toBe(first.name);
});

test('Refuse a name whose text depends on its values', async () => {
  const selectAs = (column: string) => db.rows(named('test', sql`select 1 as ${raw(column)}`));
  const both = db.transaction(async () => {
    await selectAs('a');
    await selectAs('b');
  });
  await expect(both).rejects.toThrow('must be unique');
});

test('Name every statement once in the source', async () => {
  const names: string[] = [];
  for await (const file of glob('src/**/*.ts')) {
    const source = await readFile(file, 'utf8');
    names.push(...[...source.matchAll(/\bnamed\(\s*'([^']+)'/g)].map(([, name = '']) => name));
  }
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('Return columns as in SQL from rows, in camelCase from records', async () => {
  const query = sql`select ${1}::int as first_value, '2026-01-02'::timestamptz as at_2`;
  expect(await db.rows(query)).toEqual([{ first_value: 1, at_2: '2026-01-02T00:00:00.000Z' }]);
  expect(await db.records(query)).toEqual([{ firstValue: 1, at2: '2026-01-02T00:00:00.000Z' }]);
  expect(await db.record(sql`select where false`)).toBeUndefined();
});
