import { expect, test } from 'vitest';
import { startApp } from '../../support/app.ts';

const app = await startApp({ worker: false, config: { trustedProxies: 1 } });
const tenant = await app.tenant({ name: 'Popular' });
const { id } = (await tenant.api.post('/jobs', { title: 'Welder', skip_ai_enrichment: true })).body.data;

/** One for each run of a test, so that a second try finds a full bucket. */
let networks = 0;
const get = (path: string, address: string) => fetch(app.base + path, { headers: { 'x-forwarded-for': address } });

test.each([
  ['/careers/popular?q=welder', 60, 'text/html'],
  [`/jobs/${id}`, 300, 'text/html'],
  ['/careers/popular/jobs.json', 30, 'application/json'],
  ['/careers/popular/jobs.xml', 30, 'application/json'],
  ['/careers/popular/sitemap.xml', 30, 'application/json'],
  ['/sitemap.xml', 30, 'application/json'],
  ['/careers/popular/picture.png', 60, 'application/json'],
  [`/jobs/${id}/picture.png`, 60, 'application/json'],
])('Answer %s to one network %i times at once, then with 429, and to others still', async (path, burst, type) => {
  networks += 1;
  const address = (n: number) => `2001:db8:${networks}::${n + 1}`;
  // A slow machine lets the bucket regain some meanwhile.
  const answers = await Promise.all(Array.from({ length: burst * 1.5 }, (_, n) => get(path, address(n))));
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200).length).toBe(answers.length - refused.length);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(burst);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
    expect(headers.get('content-type')).toContain(type);
  }
  expect((await get(path, '203.0.113.7')).status).toBe(200);
});

test('Count all callers whose proxy reports no IP address as one, by the connection', async () => {
  const answers = await Promise.all(Array.from({ length: 90 }, (_, n) => get('/careers/popular', `caller-${n}`)));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
});
