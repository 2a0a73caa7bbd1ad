import { expect, test } from 'vitest';
import { startApp, until } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';

const smtp = await startSmtpServer();
// PostgreSQL has never analyzed these tables, as in the first minute after an import began.
const app = await startApp({ config: { smtpUrl: smtp.url } });
const tenant = await app.tenant();

const job = async (): Promise<string> => (await tenant.api.post('/jobs', { title: 'Engineer' })).body.data.id;
const candidates = async (count: number): Promise<string[]> => {
  const made = await app.rows(
    `insert into candidates (id, organization_id, full_name, email)
     select gen_random_uuid(), $1, 'Candidate ' || n, gen_random_uuid() || '@example.com'
     from generate_series(1, $2::int) n returning id`,
    [tenant.organizationId, count],
  );
  return made.map(({ id }) => id);
};

/** Of all tables, by indexes or without. */
async function rowsRead(): Promise<number> {
  const [{ read }] = await app.rows(
    `select ((select sum(idx_tup_read) from pg_stat_user_indexes) + (select sum(seq_tup_read) from pg_stat_user_tables))::int
       as read`,
  );
  return read;
}

test('Read no more rows per application and email as their number grows', async () => {
  const jobId = await job();
  let mailed = 0;
  const apply = async (count: number) => {
    const ids = await candidates(count);
    const before = await rowsRead();
    for (let from = 0; from < count; from += 100) {
      const answer = await tenant.api.post('/applications/bulk', {
        job_id: jobId,
        candidate_ids: ids.slice(from, from + 100),
      });
      expect(answer.body.meta.created).toBe(100);
    }
    mailed += count;
    // Looking for unfinished tasks reads them all: on a slow machine, that was most of what was read.
    await until(async () => smtp.mails.length >= mailed, 'the emails');
    await app.idle();
    return ((await rowsRead()) - before) / count;
  };
  await apply(100);
  // As few tasks as there are, of nearly as many kinds.
  await app.rows('analyze pgboss.job_common');
  await apply(1_000);
  // Usually 100 to 230 rows each, and 350 on a busy machine, where each look for due tasks finds more of them. Plans made
  // for the first 100 would read most of the job's applications: 600 to 1,800 rows each, and more on a busy machine.
  expect(await apply(1_000)).toBeLessThan(550);
});
