import { expect, test } from 'vitest';
import { ApiKeyService } from '../../../src/modules/access/index.ts';
import { CareersService } from '../../../src/modules/organizations/index.ts';
import { startApp, type Tenant } from '../../support/app.ts';

const app = await startApp({ worker: false, config: { baseUrl: 'https://jobs.example' } });
const careers = app.web.resolve(CareersService);

const jobOf = async ({ api }: Tenant, title: string, fields: Record<string, unknown> = {}): Promise<string> => {
  const made = await api.post('/jobs', { title, skip_ai_enrichment: true, ...fields });
  expect(made.status).toBe(201);
  return made.body.data.id;
};
const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(app.base + path, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const titlesIn = (html: string): string[] =>
  [...html.matchAll(/<h2><a href="\/jobs\/[0-9a-f-]{36}">(.*?)<\/a>/g)].map(([, title]) => title ?? '');
const files = ['', '/jobs.json', '/jobs.xml', '/sitemap.xml'];

test('List the active jobs of one organization, newest first, by its ID and by its name', async () => {
  const tenant = await app.tenant({ name: 'Müller & Söhne GmbH' });
  for (const status of ['draft', 'paused', 'closed', 'filled']) await jobOf(tenant, `A ${status} job`, { status });
  await jobOf(tenant, 'First', { locations: ['Pune', 'Delhi', 'Goa', 'Surat'], work_mode: 'remote', min_ctc: 4 });
  await jobOf(tenant, 'Second', { client_name: 'Acme', min_experience_years: 3 });
  await jobOf(await app.tenant(), 'Not theirs');
  const page = await get('/careers/muller-and-sohne-gmbh');
  expect(page.status).toBe(200);
  expect(titlesIn(page.html)).toEqual(['Second', 'First']);
  const facts = ['Pune · Delhi · Goa and 1 more', 'Remote', 'INR from 4 LPA', 'Acme', 'Experience: from 3 years'];
  for (const text of ['2 open jobs', ...facts]) expect(page.html).toContain(text);
  expect(page.html).not.toContain('Not theirs');
  const byId = await get(`/careers/${tenant.organizationId}`);
  expect([byId.status, byId.html]).toEqual([200, page.html]);
  expect(page.html).toContain('<link rel="canonical" href="https://jobs.example/careers/muller-and-sohne-gmbh"/>');
});

test('Find jobs by words, location, work mode and job type', async () => {
  const tenant = await app.tenant({ name: 'Filters' });
  await jobOf(tenant, 'Java 100% developer', { locations: ['Pune'], work_mode: 'onsite', client_name: 'Acme' });
  await jobOf(tenant, 'Java tester', { locations: ['Berlin', 'Pune'], work_mode: 'remote', job_type: 'contract' });
  await jobOf(tenant, 'Welder', { locations: ['Berlin'] });
  const find = async (query: string) => titlesIn((await get(`/careers/filters?${query}`)).html);
  expect(await find('q=java')).toEqual(['Java tester', 'Java 100% developer']);
  expect(await find('q=JAVA+acme')).toEqual(['Java 100% developer']);
  expect(await find('q=100%25')).toEqual(['Java 100% developer']);
  expect(await find('q=%25')).toEqual(['Java 100% developer']);
  expect(await find('q=_')).toEqual([]);
  expect(await find('q=berl')).toEqual(['Welder', 'Java tester']);
  expect(await find('location=Berlin&q=java')).toEqual(['Java tester']);
  expect(await find('work_mode=onsite')).toEqual(['Java 100% developer']);
  expect(await find('job_type=contract')).toEqual(['Java tester']);
  expect(await find('work_mode=nonsense&page=-1')).toHaveLength(3);
  const { html } = await get('/careers/filters?location=Berlin');
  expect(html).toContain('2 jobs found');
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect((await get('/careers/filters')).html).not.toContain('noindex');
});

test('Neither show nor find hidden clients and pay', async () => {
  const tenant = await app.tenant({ name: 'Discreet' });
  const client = (await tenant.api.post('/clients', { name: 'Secretive Corp' })).body.data.id;
  await jobOf(tenant, 'Spy', {
    client_id: client,
    client_name_not_disclosed: true,
    min_ctc: 31.5,
    max_ctc: 44.25,
    ctc_not_disclosed: true,
    metadata: { note: 'Internal note' },
  });
  for (const file of files) {
    const { html } = await get(`/careers/discreet${file}`);
    for (const hidden of ['Secretive', '31.5', '44.25', 'Internal note', client]) expect(html).not.toContain(hidden);
  }
  expect(titlesIn((await get('/careers/discreet?q=secretive')).html)).toEqual([]);
  expect(titlesIn((await get('/careers/discreet?q=discreet')).html)).toEqual(['Spy']);
});

test('Escape what recruiters and visitors type', async () => {
  const attack = '"><script>alert(1)</script>';
  const tenant = await app.tenant({ name: 'Careful', publicName: `Careful ${attack}` });
  await jobOf(tenant, attack, { client_name: attack, locations: [attack, 'Pune'] });
  const typed = encodeURIComponent(attack);
  for (const query of ['', `?q=${typed}`, `?location=${typed}`, `?location=${typed}x`]) {
    const { status, html, headers } = await get(`/careers/${tenant.organizationId}${query}`);
    expect(status).toBe(200);
    expect(html).not.toContain('<script');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

test('Show 20 jobs a page, and keep the search from page to page', async () => {
  const tenant = await app.tenant({ name: 'Many' });
  const first = await jobOf(tenant, 'Original');
  await app.rows(
    `insert into jobs (id, organization_id, title, created_at)
     select gen_random_uuid(), organization_id, 'Copy ' || n, created_at - n * interval '1 minute'
     from jobs, generate_series(1, 44) n where id = $1`,
    [first],
  );
  const pages = await Promise.all([1, 2, 3, 4].map((page) => get(`/careers/many?q=o&page=${page}`)));
  const titles = pages.map(({ html }) => titlesIn(html));
  expect(titles.map(({ length }) => length)).toEqual([20, 20, 5, 0]);
  expect(new Set(titles.flat()).size).toBe(45);
  expect(pages[1]?.html).toContain('<a href="/careers/many?q=o&amp;page=3" rel="next">');
  expect(pages[1]?.html).toContain('<a href="/careers/many?q=o" rel="prev">');
  expect(pages[3]?.html).toContain('There are no jobs on this page of the list.');
});

test('Answer searches of any length and characters', async () => {
  await jobOf(await app.tenant({ name: 'Bounded' }), 'Job');
  const long = 'word '.repeat(2_000);
  for (const query of [
    `q=${encodeURIComponent(long)}`,
    'q=%00',
    'q=%ff%fe',
    'q=%ed%a0%80',
    'page=99999',
    'page=1e9',
    'location=%00',
  ])
    expect((await get(`/careers/bounded?${query}`)).status, query).toBe(200);
  expect((await get('/careers/%00')).status).toBe(404);
  expect((await get('/careers/%ff')).status).toBe(404);
});

test('Revalidate pages and feeds with their ETag', async () => {
  const tenant = await app.tenant({ name: 'Cached' });
  const job = await jobOf(tenant, 'Job');
  const tagOf = async (file: string) => (await get(`/careers/cached${file}`)).headers.get('etag') ?? '';
  const tags = await Promise.all(files.map(tagOf));
  for (const [index, file] of files.entries()) {
    const same = await get(`/careers/cached${file}`, { 'if-none-match': tags[index] ?? '' });
    expect([same.status, same.html, same.headers.get('cache-control')]).toEqual([304, '', 'public, max-age=60']);
  }
  await tenant.api.put(`/jobs/${job}`, { status: 'closed' });
  for (const [index, file] of files.entries())
    expect((await get(`/careers/cached${file}`, { 'if-none-match': tags[index] ?? '' })).status, file).toBe(200);
});

test('Have no page for an unknown organization, one that is off, and test data', async () => {
  const tenant = await app.tenant({ name: 'Switched off' });
  await jobOf(tenant, 'Listed no longer');
  const { apiKey } = await app.web.resolve(ApiKeyService).create({
    organizationId: tenant.organizationId,
    name: 'test data',
    expiresAt: null,
    createdByUserId: null,
    test: true,
  });
  const inTest = app.withKey(apiKey);
  await inTest.post('/jobs', { title: 'Imaginary', skip_ai_enrichment: true });
  const [test] = await app.rows('select id from organizations where test_of = $1', [tenant.organizationId]);
  expect((await get('/careers/switched-off')).html).not.toContain('Imaginary');
  await careers.change(tenant.organizationId, { isEnabled: false, address: 'switched-off', country: null });
  for (const key of ['switched-off', tenant.organizationId, test?.id, 'nobody', crypto.randomUUID()])
    for (const file of files) expect((await get(`/careers/${key}${file}`)).status, `${key}${file}`).toBe(404);
  expect((await get('/sitemap.xml')).html).not.toContain('switched-off');
});

test('Give each organization its own address, also 12 of the same name at once', async () => {
  const tenants = await Promise.all(Array.from({ length: 12 }, () => app.tenant({ name: 'Same Name' })));
  const addresses = await Promise.all(
    tenants.map(async ({ organizationId }) => (await careers.get(organizationId)).address),
  );
  expect(new Set(addresses).size).toBe(12);
  expect(addresses).toContain('same-name');
  for (const address of addresses) expect(address).toMatch(/^same-name/);
  const nameless = await app.tenant({ name: '株式会社' });
  expect((await careers.get(nameless.organizationId)).address).toBeNull();
  expect((await get(`/careers/${nameless.organizationId}`)).status).toBe(200);
});

test('Redirect former addresses to the current one, and give them to nobody else', async () => {
  const tenant = await app.tenant({ name: 'Former' });
  const other = await app.tenant({ name: 'Rival' });
  const change = (organizationId: string, address: string | null) =>
    careers.change(organizationId, { isEnabled: true, address, country: null });
  await change(tenant.organizationId, 'present');
  const moved = await get('/careers/former/jobs.xml?after=1');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/careers/present/jobs.xml?after=1']);
  expect((await get('/careers/PRESENT')).headers.get('location')).toBe('/careers/present');
  await expect(change(other.organizationId, 'former')).rejects.toThrow('This address is taken');
  await expect(change(other.organizationId, 'present')).rejects.toThrow('This address is taken');
  expect((await get('/careers/rival')).status).toBe(200);
  await change(tenant.organizationId, 'former');
  expect((await get('/careers/present')).headers.get('location')).toBe('/careers/former');
  await change(tenant.organizationId, null);
  expect((await get('/careers/former')).headers.get('location')).toBe(`/careers/${tenant.organizationId}`);
});

test('Limit an organization to 20 addresses', async () => {
  const { organizationId } = await app.tenant({ name: 'Greedy' });
  const take = (address: string) => careers.change(organizationId, { isEnabled: true, address, country: null });
  for (let n = 2; n <= 20; n++) await take(`greedy-number-${n}`);
  await expect(take('greedy-number-21')).rejects.toThrow('You have used 20 addresses');
  await take('greedy');
});

test.each(['paused', 'closed', 'filled'])('Link a %s job to the other jobs', async (status) => {
  const tenant = await app.tenant({ name: `Was ${status}` });
  const job = await jobOf(tenant, 'Nobody may see this', { status });
  const { status: answered, html } = await get(`/jobs/${job}`);
  expect(answered).toBe(404);
  expect(html).toContain(`<a href="/careers/was-${status}">All jobs at Was ${status}</a>`);
  expect(html).not.toContain('Nobody may see this');
  await careers.change(tenant.organizationId, { isEnabled: false, address: null, country: null });
  expect((await get(`/jobs/${job}`)).html).not.toContain('/careers/');
});

test('Link the page of a job to the careers page', async () => {
  const tenant = await app.tenant({ name: 'Linking' });
  const job = await jobOf(tenant, 'Job');
  expect((await get(`/jobs/${job}`)).html).toContain('<a href="/careers/linking">All jobs at Linking</a>');
  await careers.change(tenant.organizationId, { isEnabled: false, address: 'linking', country: null });
  expect((await get(`/jobs/${job}`)).html).not.toContain('/careers/');
});
