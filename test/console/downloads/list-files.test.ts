import { expect, test } from 'vitest';
import { UserService } from '../../../src/modules/organizations/index.ts';
import { startApp } from '../../support/app.ts';
import { signIn } from '../console-client.ts';
import { auditEntries, creatorOf } from '../page-assertions.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const make = creatorOf(tenant);
const admin = await signIn(app, tenant);
const recruiter = await signIn(app, tenant, 'recruiter');

/** With the file's mark, which `text()` of a response takes off. */
const linesOf = (text: string): string[] => text.replace(/\r\n$/, '').split('\r\n');
const downloads = () => auditEntries(app, tenant, 'list.download');

test('Download candidates as their filters and order show them, with formulas made text', async () => {
  const ids = [];
  for (const [index, name] of ['=HYPERLINK("x")', 'Öykü, Ayşe', 'Zoe Long', 'Other Person'].entries()) {
    ids.push(
      await make('/candidates', {
        full_name: name,
        email: `c${index}@example.com`,
        location: index < 3 ? 'Pune' : 'Oslo',
        current_company: '@home',
        tags: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
        total_experience_years: index,
      }),
    );
  }
  const page = await recruiter.get('/console/candidates?place=pune&order=name');
  expect(page.text).toContain('href="/console/candidates.csv?place=pune&amp;order=name"');
  const file = await recruiter.get('/console/candidates.csv?place=pune&order=name');
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename=candidates-\d{4}-\d\d-\d\d\.csv$/);
  const [header, ...rows] = linesOf(file.text);
  expect(header).toBe('ID,Name,Current role,Location,Experience (years),Source,Talent pool,Tags,Added');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain(`${ids[0]},"'=HYPERLINK(""x"")",'@home,Pune,0,`);
  expect(rows[0]).toContain('a; b; c; d; e; f; g; h');
  expect(rows.join()).toContain(`${ids[1]},"Öykü, Ayşe"`);
  const shown = [...page.text.matchAll(/<a href="\/console\/candidates\/([\w-]{36})[?"]/g)].map(([, id]) => id);
  expect(rows.map((row) => row.slice(0, 36))).toEqual(shown);
  const [entry] = await downloads();
  expect(entry?.details).toEqual({ list: 'candidates', filters: { place: true, order: 'name' }, rows: 3 });
  const bytes = await fetch(`${app.base}/console/candidates.csv`, {
    headers: { cookie: [...recruiter.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  expect([...new Uint8Array(await bytes.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test('Download more rows than a step has, each once, while others are added', async () => {
  const other = await app.tenant();
  await app.rows(
    `insert into candidates (organization_id, id, full_name, email, created_at)
      select $1, gen_random_uuid(), 'Person ' || n, 'p' || n || '@example.com', now() - (n / 3) * interval '1 microsecond'
      from generate_series(1, 1201) as n`,
    [other.organizationId],
  );
  const browser = await signIn(app, other, 'recruiter');
  const [, ...rows] = linesOf((await browser.get('/console/candidates.csv')).text);
  expect(rows).toHaveLength(1201);
  expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(1201);
  expect(rows[0]).toContain('Person ');
  const [entry] = await auditEntries(app, other, 'list.download');
  expect(entry?.details).toEqual({ list: 'candidates', filters: {}, rows: 1201 });
});

test('Offer a file with the columns of the page for every list', async () => {
  const client = await make('/clients', { name: '+Acme' });
  const job = await make('/jobs', { title: 'Cook', client_id: client, status: 'active' });
  await make('/jobs', { title: 'Baker', status: 'active' });
  const candidate = await make('/candidates', {
    full_name: 'Ann Bell',
    email: 'ann@example.com',
    phone_number: '1234567',
  });
  await make('/applications', { candidate_id: candidate, job_id: job });
  const endpoint = await make('/webhook-endpoints', { url: 'https://example.com/hook' });
  const lists: [string, RegExp][] = [
    ['clients', /\r\n[\w-]{36},'\+Acme,Active,,,1,1,20/],
    ['jobs', /,Baker,[\s\S]*,Cook,'\+Acme,Active,1,0,20/],
    ['jobs', /,Baker,[\s\S]*,Cook,/],
    ['applications', new RegExp(`,Ann Bell,Cook,Applied,,,20[^,]+,20[^,]+,${candidate},${job}\r\n$`)],
    ['messages', /Ann Bell,Cook/],
    ['work', /^ID,Task,/],
    ['talent-pool', /^ID,Name,/],
    ['candidates/duplicates', /^Candidate: ID,Candidate,/],
    ['settings/audit', /Downloaded a list/],
    ['settings/erasures', /^ID,Candidate,Status/],
    ['settings/request-log', /^ID,Time,Request/],
    [`settings/webhooks/${endpoint}/deliveries`, /^ID,Event,/],
  ];
  for (const [index, [list, expected]] of lists.entries()) {
    const query = index === 2 ? '?sort=title' : '';
    const file = await admin.get(`/console/${list}.csv${query}`);
    expect(file.status, list).toBe(200);
    expect(file.text, list).toMatch(expected);
    const page = await admin.get(`/console/${list.replace(/\/deliveries$/, '')}${query}`);
    const shown = [...page.text.matchAll(/<th scope="col"[^>]*>(?:<a [^>]*>)?([^<]+)</g)].map(([, label]) => label);
    // A change is an action, its subject and details.
    const left = ['Action', 'Change', 'Stages', 'Receipt', 'Recruiters'];
    const [header = ''] = linesOf(file.text);
    for (const label of shown) if (!left.includes(label as string)) expect(header, list).toContain(label);
  }
});

test('Refuse files to other people, and lead invalid filters back to the page', async () => {
  for (const path of ['settings/audit', 'settings/erasures', 'settings/request-log']) {
    expect((await recruiter.get(`/console/${path}.csv`)).status).toBe(403);
  }
  const invalid = await recruiter.get('/console/jobs.csv?status=nonsense');
  expect([invalid.status, invalid.location]).toEqual([303, '/console/jobs?status=nonsense']);
  const other = await signIn(app, await app.tenant());
  const [, ...rows] = linesOf((await other.get('/console/candidates.csv')).text);
  expect(rows).toEqual([]);
  const endpoint = await make('/webhook-endpoints', { url: 'https://example.com/other' });
  expect((await other.get(`/console/settings/webhooks/${endpoint}/deliveries.csv`)).status).toBe(404);
  await app.web.resolve(UserService).update(tenant.organizationId, tenant.userIds[1] ?? '', { role: 'viewer' });
  expect((await recruiter.get('/console/applications.csv')).status).toBe(200);
});
