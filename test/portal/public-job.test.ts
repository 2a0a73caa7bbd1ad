import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { CareersService } from '../../src/modules/organizations/index.ts';
import { startApp } from '../support/app.ts';

const app = await startApp({ worker: false, config: { baseUrl: 'https://jobs.example' } });
const tenant = await app.tenant({ name: 'Agency Ltd', publicName: 'Agency & Sons' });

const aJob = async (fields: Record<string, unknown> = {}): Promise<string> => {
  const made = await tenant.api.post('/jobs', { title: 'Backend engineer', ...fields });
  expect(made.status).toBe(201);
  return made.body.data.id;
};
const page = async (jobId: string, method = 'GET') => {
  const response = await fetch(`${app.base}/jobs/${jobId}`, { method });
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const structured = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

/** No browser loads the address that search engines list. */
const withoutCanonical = (html: string) => html.replace(/<link rel="canonical" [^>]*>/, '');

test('Show an active job to people and search engines', async () => {
  const id = await aJob({
    description: 'Build things.\nShip them.\n\nAnd rest.',
    client_name: 'Acme',
    locations: ['Pune', 'Chennai'],
    work_mode: 'hybrid',
    min_experience_years: 3,
    max_experience_years: 5.5,
    min_ctc: 12,
    max_ctc: 18,
  });
  const { status, html } = await page(id);
  expect(status).toBe(200);
  for (const text of [
    'Backend engineer',
    'Acme',
    'Pune, Chennai',
    'Hybrid',
    'Full-time',
    '3–5.5 years',
    'INR 12–18 LPA',
  ])
    expect(html).toContain(text);
  expect(html).toContain('<p>Build things.<br>Ship them.</p><p>And rest.</p>');
  expect(structured(html)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Backend engineer',
    hiringOrganization: { name: 'Acme' },
    employmentType: 'FULL_TIME',
    baseSalary: { currency: 'INR', value: { minValue: 1_200_000, maxValue: 1_800_000, unitText: 'YEAR' } },
    jobLocation: [{ address: { addressLocality: 'Pune' } }, { address: { addressLocality: 'Chennai' } }],
    url: `https://jobs.example/jobs/${id}`,
  });
});

test('Give search engines salaries in whole rupees', async () => {
  const { html } = await page(await aJob({ min_ctc: 4.35, max_ctc: 16.1 }));
  expect(structured(html).baseSalary.value).toMatchObject({ minValue: 435_000, maxValue: 1_610_000 });
});

test('Name countries for search engines, by the location or else by the settings', async () => {
  const other = await app.tenant();
  const ofJob = async (fields: Record<string, unknown>) => {
    const { id } = (await other.api.post('/jobs', { title: 'Job', ...fields })).body.data;
    return structured((await page(id)).html);
  };
  expect(
    (await ofJob({ locations: ['Pune, Maharashtra, India', 'Austin, USA', 'Berlin', 'France'] })).jobLocation,
  ).toEqual(
    [
      { addressLocality: 'Pune', addressRegion: 'Maharashtra', addressCountry: 'IN' },
      { addressLocality: 'Austin', addressCountry: 'US' },
      { addressLocality: 'Berlin' },
      { addressCountry: 'FR' },
    ].map((address) => ({ '@type': 'Place', address: { '@type': 'PostalAddress', ...address } })),
  );
  expect(await ofJob({ locations: ['Pune, India', 'France'], work_mode: 'remote' })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [
      { '@type': 'Country', name: 'IN' },
      { '@type': 'Country', name: 'FR' },
    ],
  });
  await app.web.resolve(CareersService).change(other.organizationId, { isEnabled: true, address: null, country: 'DE' });
  const berlin = await ofJob({ locations: ['Berlin'] });
  expect(berlin.jobLocation[0].address).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Berlin',
    addressCountry: 'DE',
  });
  expect((await ofJob({})).jobLocation[0].address).toEqual({ '@type': 'PostalAddress', addressCountry: 'DE' });
  const anywhere = await ofJob({ work_mode: 'remote' });
  expect(anywhere.applicantLocationRequirements).toEqual([{ '@type': 'Country', name: 'DE' }]);
  expect(anywhere).not.toHaveProperty('jobLocation');
});

test('Return 304 to a conditional request for a job page', async () => {
  const id = await aJob();
  const { headers } = await page(id);
  const again = await fetch(`${app.base}/jobs/${id}`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  await tenant.api.put(`/jobs/${id}`, { title: 'Another title' });
  const changed = await fetch(`${app.base}/jobs/${id}`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  expect(changed.status).toBe(200);
});

test('Hide an undisclosed client and salary', async () => {
  const client = (await tenant.api.post('/clients', { name: 'Secretive Corp' })).body.data.id;
  const id = await aJob({
    client_id: client,
    client_name_not_disclosed: true,
    min_ctc: 31.5,
    max_ctc: 44.25,
    ctc_not_disclosed: true,
  });
  const { html } = await page(id);
  expect(html).not.toContain('Secretive');
  expect(html).toContain('Agency &amp; Sons');
  for (const hidden of ['31.5', '44.25', 'LPA', 'baseSalary', '3150000']) expect(html).not.toContain(hidden);
});

test('Sanitize descriptions, and read HTML that was escaped twice', async () => {
  const id = await aJob({
    title: '<script>alert("title")</script>',
    jd_text:
      '<h1 style="color:red">We</h1><p onclick="x()">hire <b>you</b></p><script>alert(1)</script><img src="https://e.example/p.gif">' +
      '<a href="javascript:alert(2)">a</a><iframe src="https://e.example"></iframe><style>p{}</style><ul><li>one</ul>',
  });
  const { html } = await page(id);
  expect(html).toContain('<h3>We</h3><p>hire <strong>you</strong></p>');
  for (const bad of ['alert(1)', 'alert(2)', '<img', '<iframe', '<style', 'onclick', 'style=', '<script>alert'])
    expect(html).not.toContain(bad);
  expect(structured(html).title).toBe('<script>alert("title")</script>');
  const escaped = await page(await aJob({ jd_text: '&lt;p&gt;R&amp;amp;D &lt;b&gt;team&lt;/b&gt;&lt;/p&gt;' }));
  expect(escaped.html).toContain('<p>R&amp;D <strong>team</strong></p>');
});

test('Show a draft as an unknown job', async () => {
  const without = (html: string) => html.replace(/[0-9a-f-]{36}/g, '');
  const [hidden, unknown, malformed] = await Promise.all([
    page(await aJob({ status: 'draft', title: 'Nobody may see this' })),
    page(randomUUID()),
    page('no-id'),
  ]);
  expect([hidden.status, unknown.status, malformed.status]).toEqual([404, 404, 404]);
  expect(without(hidden.html)).toBe(without(unknown.html));
  expect(without(malformed.html)).toBe(without(unknown.html));
  expect(hidden.html).not.toContain('Nobody may see this');
  expect(hidden.headers.get('cache-control')).toBe('no-store');
});

test('Forbid scripts, foreign content and frames, and cache for a minute at most', async () => {
  const { headers, html } = await page(await aJob());
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|script-src|https:/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers.get('cache-control')).toBe('public, max-age=60');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('x-robots-tag')).toBeNull();
  expect(withoutCanonical(html)).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  const css = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const sheet = await fetch(app.base + css);
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  expect(sheet.headers.get('cache-control')).toContain('immutable');
});

test('Prefix all URLs with the path of the base URL', async () => {
  const under = await startApp({ worker: false, config: { baseUrl: 'https://example.com/recruiting' } });
  const { api } = await under.tenant();
  const { id } = (await api.post('/jobs', { title: 'Job', description: 'See "/x" and href="/y"' })).body.data;
  const html = await (await fetch(`${under.base}/jobs/${id}`)).text();
  expect(html).toContain(`<link rel="canonical" href="https://example.com/recruiting/jobs/${id}"/>`);
  const addresses = [...withoutCanonical(html).matchAll(/ (?:href|action)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses.filter((address) => address?.startsWith('/')).length).toBeGreaterThan(1);
  for (const address of addresses) expect(address).toMatch(/^(?:\/recruiting\/|#|data:)/);
  expect(html).toContain('href=&quot;/y&quot;');
  const again = await fetch(`${under.base}/jobs/${id}`, { method: 'POST', redirect: 'manual' });
  expect(await again.text()).toContain('action="/recruiting/jobs/');
});

test('Answer HEAD like GET, and other methods with 405', async () => {
  const id = await aJob();
  const deleted = await page(id, 'DELETE');
  expect([deleted.status, deleted.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  const head = await page(id, 'HEAD');
  expect([head.status, head.html]).toEqual([200, '']);
});
