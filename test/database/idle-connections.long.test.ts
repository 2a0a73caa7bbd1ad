import { expect, test } from 'vitest';
import { Database } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { startApp, until } from '../support/app.ts';

const app = await startApp({ worker: false });

test('Keep idle connections for the tasks of the next minute', async () => {
  const db = app.web.resolve(Database);
  const backend = () => db.transaction(() => db.rows<{ pid: number }>(sql`select pg_backend_pid() as pid`));
  const [used] = await backend();
  const idle = `select now() - state_change > interval '15 s' as is_long from pg_stat_activity where pid = $1`;
  await until(async () => (await app.rows(idle, [used?.pid]))[0]?.is_long ?? true, '15 idle seconds');
  expect(await backend()).toEqual([used]);
});
