import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { boot } from '../src/app/boot.ts';
import { loadConfig } from '../src/platform/config.ts';
import { careers, changes, type ListRequest, lists, nextPage, type Sample, searches } from './lists.ts';
import { type Statement, scans, statementsOf } from './plans.ts';

type Listed = { meta?: { next_cursor?: string } };

/**
 * Requests every list from the service in this process, and has PostgreSQL explain each statement that it sends. Prints
 * the statements that read a large table from end to end. Resolves to false if one of them has no index to go by.
 *
 * Some have one: the benchmark's large organization has 70 % of all rows. To read all of a table is then the faster way
 * to all rows of the organization, as for its careers page or for a search by two letters.
 */
export async function checkPlans(
  database: { url: string; key: string; sample: Sample },
  folder: string,
): Promise<boolean> {
  const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, DATABASE_URL: database.url });
  const app = await boot(config, 'web');
  const server = createServer(app.http()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const explained = new Map<string, string[]>();
  let [good, asked] = [true, 0];

  const check = async (request: ListRequest): Promise<string | undefined> => {
    let cursor: string | undefined;
    let status = 0;
    const statements = await statementsOf(async () => {
      const answer = await fetch(base + request.path, { headers: { authorization: `Bearer ${database.key}` } });
      status = answer.status;
      const text = await answer.text();
      if (request.path.startsWith('/api/')) cursor = (JSON.parse(text) as Listed).meta?.next_cursor;
    });
    if (status !== 200) {
      console.log(`${request.name}: answered ${status}, not checked`);
      return undefined;
    }
    asked++;
    for (const statement of statements) {
      const id = JSON.stringify(statement);
      const found = explained.get(id) ?? (await scans(client, statement));
      explained.set(id, found);
      if (found.length === 0) continue;
      const unindexed = await scansWithoutChoice(client, statement);
      if (unindexed.length === 0) {
        console.log(`${request.name}: reads all of ${found.join(', ')}, although an index would do`);
        continue;
      }
      good = false;
      const text = statement.text.replaceAll(/\s+/g, ' ');
      console.log(`${request.name}: reads all of ${unindexed.join(', ')}, for want of an index\n  ${text}\n`);
    }
    return cursor;
  };
  try {
    const requests = [lists, searches, careers].flatMap((of) => of(database.sample));
    for (const request of requests) await check(request);
    for (const request of changes(database.sample)) {
      const cursor = await check(request);
      if (cursor !== undefined) await check(nextPage(request, cursor));
    }
    console.log(
      `${asked} lists asked, ${explained.size} statements explained${good ? ': each has the indexes it needs' : ''}`,
    );
  } finally {
    await client.end();
    server.close();
    server.closeAllConnections();
    await app.close();
  }
  return good;
}

/** The large tables that a statement reads from end to end even if any index is better than that. */
async function scansWithoutChoice(client: pg.Client, statement: Statement): Promise<string[]> {
  await client.query('set enable_seqscan = off');
  try {
    return await scans(client, statement);
  } finally {
    await client.query('reset enable_seqscan');
  }
}
