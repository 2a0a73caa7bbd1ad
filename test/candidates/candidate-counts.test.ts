import { expect, test } from 'vitest';
import { countUncounted } from '../../migrations/Migration20261122206000_candidate_counts.ts';
import { TalentPoolService } from '../../src/modules/candidates/index.ts';
import { pipelineOf, together } from '../applications/pipeline.ts';
import { signIn } from '../console/console-client.ts';
import { visibleText } from '../console/page-assertions.ts';
import { startApp, type Tenant } from '../support/app.ts';

const app = await startApp({ worker: false });
const pool = app.web.resolve(TalentPoolService);

const storedOf = ({ organizationId }: Tenant) =>
  app.rows(
    `select list, status, sum(n)::int as n from list_counts where organization_id = $1 and list <> 'applications'
     group by 1, 2 having sum(n) <> 0 order by 1, 2`,
    [organizationId],
  );
const actualOf = ({ organizationId }: Tenant) =>
  app.rows(
    `with c as (select * from candidates where organization_id = $1)
     select 'candidate_tags' as list, encode(sha256(convert_to(t.tag, 'UTF8')), 'hex') as status, count(*)::int as n
     from c, lateral (select distinct unnest(c.tags) as tag) t group by 1, 2
     union all select 'candidates', '', count(*)::int from c
     union all select 'talent_pool', talent_pool_status, count(*)::int from c where talent_pool_status <> 'not_linked' group by 2
     order by 1, 2`,
    [organizationId],
  );

const totalOf = async ({ api }: Tenant, filter: string) =>
  (await api.get(`/candidates?limit=1&${filter}`)).body.meta.total;

/** The same choices in each run. */
function chooser(): (below: number) => number {
  let seed = 7;
  return (below) => (seed = (seed * 48_271) % 2_147_483_647) % below;
}

test('Keep totals by tag and in the talent pool exact through concurrent changes, reveals and deletions', async () => {
  const tenant = await app.tenant();
  const { candidate, masked } = pipelineOf(app, tenant);
  const choose = chooser();
  const tags = () => Array.from({ length: choose(4) }, () => ['hot', 'São Paulo', 'vip', 'hot'][choose(4)]);
  const ids = await together(30, () => candidate({ tags: tags() }));
  const hidden = await together(6, () => masked());
  await together(90, async (n) => {
    const id = ids[choose(20)];
    const answer = await tenant.api.put(`/candidates/${id}`, { tags: tags(), location: `Place ${n}` });
    expect(answer.status).toBe(200);
  });
  await together(8, async (n) => {
    if (n < 3) await pool.reveal(tenant.organizationId, hidden[n]!);
    else await app.rows('delete from candidates where id = $1', [ids[n + 17]]);
  });
  await app.rows(`update candidates set tags = tags || '{bulk}' where organization_id = $1`, [tenant.organizationId]);
  await app.rows(`delete from candidates where organization_id = $1 and id = any($2)`, [
    tenant.organizationId,
    ids.slice(25),
  ]);
  const actual = await actualOf(tenant);
  expect(await storedOf(tenant)).toEqual(actual);
  expect(actual.map(({ list }) => list)).toEqual([
    ...Array(4).fill('candidate_tags'),
    'candidates',
    ...Array(2).fill('talent_pool'),
  ]);
  for (const tag of ['hot', 'São Paulo', 'vip', 'bulk', 'none']) {
    const found = await app.rows('select 1 from candidates where organization_id = $1 and $2 = any(tags)', [
      tenant.organizationId,
      tag,
    ]);
    expect(await totalOf(tenant, `tags=${encodeURIComponent(tag)}`)).toBe(found.length);
  }
  expect(await totalOf(tenant, 'tags=hot,vip,hot')).toBe(
    (
      await app.rows(`select 1 from candidates where organization_id = $1 and tags && '{hot,vip}'`, [
        tenant.organizationId,
      ])
    ).length,
  );
});

test('Count candidates from before the migration once, however often it runs', async () => {
  const tenant = await app.tenant();
  const { candidate } = pipelineOf(app, tenant);
  await together(3, () => candidate({ tags: ['early', 'both'] }));
  await app.rows(`delete from list_counts where organization_id = $1 and list in ('candidate_tags', 'talent_pool')`, [
    tenant.organizationId,
  ]);
  const later = await together(2, () => candidate({ tags: ['late', 'both'] }));
  await app.rows(countUncounted);
  expect(await storedOf(tenant)).toEqual(await actualOf(tenant));
  await tenant.api.put(`/candidates/${later[0]}`, { tags: ['early'] });
  await app.rows(countUncounted);
  expect(await storedOf(tenant)).toEqual(await actualOf(tenant));
});

/**
 * 31,600 candidates, each a second older than the one before. `late` and `old` are tags of thousands, and `job` has the
 * candidates that are `late`.
 */
async function crowd(): Promise<Tenant & { job: string }> {
  const tenant = await app.tenant();
  const job = await pipelineOf(app, tenant).job();
  const client = await app.db.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    await client.query(
      `insert into candidates (id, organization_id, full_name, email, tags, created_at, updated_at)
       select gen_random_uuid(), $1, 'Person ' || n, n || '@crowd.example',
         case when n <= 20000 and n % 2 = 0 or n <= 800 then '{late}' when n > 21200 then '{old}' else '{}' end::text[], at, at
       from (select n, date_trunc('second', now()) - n * interval '1 second' as at from generate_series(1, 31600) n) as r`,
      [tenant.organizationId],
    );
    await client.query(
      `insert into candidate_jobs (id, organization_id, candidate_id, job_id, status)
       select gen_random_uuid(), organization_id, id, $2, 'Applied' from candidates
       where organization_id = $1 and tags = '{late}'`,
      [tenant.organizationId, job],
    );
    await client.query(
      `insert into candidate_search (organization_id, candidate_id, words)
       select organization_id, id, candidate_search_words(c) from candidates c where organization_id = $1`,
      [tenant.organizationId],
    );
    await client.query('update jobs set applicant_count = 10400 where id = $1', [job]);
    await client.query('commit');
    await client.query(
      `insert into list_counts (organization_id, list, slot, n) values ($1, 'candidates', 65, 31600)`,
      [tenant.organizationId],
    );
    await client.query(countUncounted);
    await client.query('analyze candidates, candidate_jobs, candidate_search');
  } finally {
    client.release();
  }
  return { ...tenant, job };
}

const crowded = await crowd();
const numbersOf = async (query: string) => {
  const { body } = await crowded.api.get(`/candidates?${query}`);
  return [body.meta.total, body.data.map((c: { full_name: string }) => Number(c.full_name.slice(7)))];
};
const every = (step: number, from: number, count: number) => Array.from({ length: count }, (_, i) => from + i * step);

test.each([
  ['a common tag', 'tags=late&limit=3&offset=798', 10_400, [799, 800, 802]],
  ['a common tag, at its end', 'tags=late&limit=3&offset=10398', 10_400, [19_998, 20_000]],
  ['a common tag, past its end', 'tags=late&offset=10400', 10_400, []],
  ['a common tag that only old candidates have', 'tags=old&limit=3', 10_400, [21_201, 21_202, 21_203]],
  ['two tags', 'tags=late,old&limit=1&offset=10399', 20_800, [20_000]],
  ['a common tag and a search', 'tags=late&search=Person%20199&limit=4', 56, [199, 1_990, 1_992, 1_994]],
])('List the newest candidates with %s, and their exact number', async (_, query, total, numbers) => {
  expect(await numbersOf(query)).toEqual([total, numbers]);
});

test('List the newest candidates of a job with thousands, and their exact number', async () => {
  expect(await numbersOf(`job_id=${crowded.job}&limit=50`)).toEqual([10_400, every(1, 1, 50)]);
  expect(await numbersOf(`job_id=${crowded.job}&limit=5&offset=10396`)).toEqual([10_400, every(2, 19_994, 4)]);
});

test('Count at most 10,000 matches in the console, and 1,000 of a search', async () => {
  const browser = await signIn(app, crowded, 'recruiter');
  const pageOf = async (query: string, list = 'candidates') => {
    const { text } = await browser.get(`/console/${list}?${query}`);
    const [, position] = /([\d,]+–[\d,]+ of [a-z\d, ]+)</.exec(text) ?? [];
    return [position, text.includes('rel="next"'), /Person (\d+)/.exec(visibleText(text))?.[1]];
  };
  expect((await pageOf('search=person')).slice(0, 2)).toEqual(['1–50 of more than 1,000', true]);
  expect(await pageOf('tag=late')).toEqual(['1–50 of 10,400', true, '1']);
  expect(await pageOf('')).toEqual(['1–50 of 31,600', true, '1']);
  expect(await pageOf('pool=not_linked&offset=31550')).toEqual(['31,551–31,600 of 31,600', false, '31551']);
  expect((await crowded.api.get('/applications?limit=1&search=person')).body.meta.total).toBe(10_400);
  expect((await pageOf('search=person', 'applications')).slice(0, 2)).toEqual(['1–50 of more than 10,000', true]);
  const last = await pageOf('search=person&offset=10350', 'applications');
  expect(last.slice(0, 2)).toEqual(['10,351–10,400 of 10,400', false]);
  const inStatus = `job=${crowded.job}&status=Applied`;
  expect((await pageOf(inStatus, 'applications')).slice(0, 2)).toEqual(['1–50 of more than 10,000', true]);
  expect((await pageOf(`job=${crowded.job}`, 'applications')).slice(0, 2)).toEqual(['1–50 of 10,400', true]);
});
