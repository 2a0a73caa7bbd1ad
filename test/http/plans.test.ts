import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { generate, organizationNamed, organizationNames } from '../../bench/data/data.ts';
import { changes, type ListRequest, lists, nextPage, searches, takeSample } from '../../bench/lists.ts';
import { scans, statementsOf } from '../../bench/plans.ts';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import { type Answer, startApp } from '../support/app.ts';

const app = await startApp({ worker: false });
await generate(app.urls.admin, 10_000);

const client = new pg.Client({ connectionString: app.urls.admin });
await client.connect();
afterAll(() => client.end());
// Tables are small here and read whole for that reason: what is still read whole now has no index to go by.
await client.query('set enable_seqscan = off');

const organizationId = await organizationNamed(client, organizationNames.large);
const sample = await takeSample(client, organizationId);
const { apiKey } = await app.web
  .resolve(ApiKeyService)
  .create({ organizationId, name: 'plans', expiresAt: null, createdByUserId: null });
const api = app.withKey(apiKey);

/** Asks for the list and says which of its statements read a large table from end to end. */
async function ask({ path }: ListRequest): Promise<{ answer: Answer; found: string[] }> {
  let answer: Answer | undefined;
  const statements = await statementsOf(async () => {
    answer = await api.call('GET', path);
  });
  if (!answer) throw new Error('no answer');
  const found: string[] = [];
  for (const statement of statements) {
    for (const table of await scans(client, statement)) found.push(`${table}: ${statement.text}`);
  }
  if (answer.status === 200) expect(statements.length).toBeGreaterThan(0);
  return { answer, found };
}

test.each([...lists(sample), ...searches(sample)])('$name: reads its rows by an index', async (request) => {
  const { answer, found } = await ask(request);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(found).toEqual([]);
});

test.each(changes(sample))('$name: reads its rows by an index, on the next page too', async (request) => {
  const first = await ask(request);
  expect(first.answer.status, JSON.stringify(first.answer.body)).toBe(200);
  const next = await ask(nextPage(request, first.answer.body.meta.next_cursor));
  expect(next.answer.status, JSON.stringify(next.answer.body)).toBe(200);
  expect([...first.found, ...next.found]).toEqual([]);
});

test('Notice a statement that no index serves', async () => {
  const statement = { text: 'select count(*) from candidates where notice_period_days > $1', parameters: [3] };
  expect(await scans(client, statement)).toEqual(['candidates']);
});
