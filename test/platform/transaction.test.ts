import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Database } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { startApp } from '../support/app.ts';

const app = await startApp({ worker: false });
const db = app.web.resolve(Database);
await app.rows('create table marks (id uuid primary key, n integer not null check (n < 100))');
// The role of web owns no table.
await app.rows('grant select, insert on marks to public');

const insert = (id: string, n: number) => sql`insert into marks (id, n) values (${id}, ${n})`;
const made = async (...ids: string[]) =>
  (await app.rows('select count(*)::int as n from marks where id = any($1)', [ids]))[0].n;

test('Commit statements that nobody waited for', async () => {
  const [a, b] = [randomUUID(), randomUUID()];
  await db.transaction(async () => {
    await db.rows(insert(a, 1));
    db.send(insert(b, 2));
  });
  expect(await made(a, b)).toBe(2);
});

test('Roll back and fail when a statement that nobody waited for fails', async () => {
  const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()];
  const refused = db.transaction(async () => {
    await db.rows(insert(a, 1));
    db.send(insert(b, 1000));
    db.send(insert(c, 3));
  });
  await expect(refused).rejects.toMatchObject({ constraint: 'marks_n_check' });
  expect(await made(a, b, c)).toBe(0);
});

test('Fail when the work ignored a failed statement', async () => {
  const a = randomUUID();
  const hidden = db.transaction(async () => {
    await db.rows(insert(a, 1));
    await db.rows(insert(a, 1)).catch(() => undefined);
    return 'done';
  });
  await expect(hidden).rejects.toThrow('rolled back');
  expect(await made(a)).toBe(0);
});

test('Keep connections usable after more failures than there are connections', async () => {
  const failing = () => db.transaction(() => db.rows(insert(randomUUID(), 1000)));
  const answers = await Promise.allSettled(Array.from({ length: 50 }, failing));
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
  const id = randomUUID();
  await db.transaction(() => db.rows(insert(id, 5)));
  expect(await made(id)).toBe(1);
});

test('Act after the commit, and not after a rollback', async () => {
  const seen: string[] = [];
  await db.transaction(async () => {
    const id = randomUUID();
    db.afterCommit(() => seen.push('committed'));
    await db.rows(insert(id, 7));
    expect(seen).toEqual([]);
  });
  const failing = db.transaction(async () => {
    db.afterCommit(() => seen.push('rolled back'));
    await db.rows(insert(randomUUID(), 1000));
  });
  await expect(failing).rejects.toMatchObject({ constraint: 'marks_n_check' });
  db.afterCommit(() => seen.push('outside'));
  expect(seen).toEqual(['committed', 'outside']);
});
