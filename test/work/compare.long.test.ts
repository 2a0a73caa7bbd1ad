import { expect, test } from 'vitest';
import { WorkService } from '../../src/modules/work/index.ts';
import { startApp } from '../support/app.ts';

const app = await startApp({ worker: false });

test('Compare and retry records after thousands failed at once, before PostgreSQL has statistics', async () => {
  const { organizationId } = await app.tenant();
  const queue = 'outreach.deliver-message';
  await app.rows(
    `insert into tasks (id, organization_id, queue, kind, state, max_attempts, finished_at)
     select gen_random_uuid(), $1, $2, 'email', 'failed', 7, now() - interval '1 hour' from generate_series(1, 5000)`,
    [organizationId, queue],
  );
  await app.rows(
    `insert into pgboss.job (id, name, state, completed_on, policy)
     select id, $1, 'failed'::pgboss.job_state, now() - interval '1 hour', 'standard' from tasks
     union all select gen_random_uuid(), $1, 'completed', now(), 'standard' from generate_series(1, 50000)`,
    [queue],
  );
  // all but one that an operator has deleted
  await app.rows(
    `insert into pgboss.job (id, name, state, source_root_id, source_name, source_id)
     select gen_random_uuid(), $1 || '.dead', 'created', id, $1, id from tasks offset 1`,
    [queue],
  );
  // A statement that takes longer than 30 s fails.
  await app.web.queue.compareRecords();
  const states = await app.rows('select state, count(*)::int as n from tasks group by state order by state');
  expect(states).toEqual([
    { state: 'dismissed', n: 1 },
    { state: 'failed', n: 4999 },
  ]);
  expect(await app.web.resolve(WorkService).retry(organizationId, {})).toBe(4999);
}, 60_000);
