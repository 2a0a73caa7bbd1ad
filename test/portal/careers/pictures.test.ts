import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { startApp } from '../../support/app.ts';

const app = await startApp({ worker: false, config: { baseUrl: 'https://jobs.example' } });
const tenant = await app.tenant({ name: 'Pictures Ltd' });
const jobOf = async (title: string, fields: Record<string, unknown> = {}): Promise<string> =>
  (await tenant.api.post('/jobs', { title, skip_ai_enrichment: true, ...fields })).body.data.id;
const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(app.base + path, { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const named = async (path: string): Promise<string | undefined> =>
  /<meta property="og:image" content="https:\/\/jobs\.example(.*?)"\/>/.exec(String((await get(path)).bytes))?.[1];

test('Give links to a job and to the careers page a picture that social networks can show', async () => {
  const job = await jobOf(`Engineer & "lead" <b> ${'Donaudampfschifffahrt'.repeat(9)}`, { locations: ['Pune'] });
  for (const page of [`/jobs/${job}`, '/careers/pictures-ltd']) {
    const path = await named(page);
    expect(path).toBe(`${page}/picture.png`);
    const { status, headers, bytes } = await get(path ?? '');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'public, max-age=60',
    ]);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(imageSize(bytes)).toMatchObject({ width: 1200, height: 630, type: 'png' });
    expect(bytes.length).toBeLessThan(300_000);
    const again = await get(path ?? '', { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  }
});

test('Change the picture with the title', async () => {
  const job = await jobOf('Before');
  const before = await get(`/jobs/${job}/picture.png`);
  await tenant.api.put(`/jobs/${job}`, { title: 'After' });
  const after = await get(`/jobs/${job}/picture.png`, { 'if-none-match': before.headers.get('etag') ?? '' });
  expect([after.status, after.bytes.equals(before.bytes)]).toEqual([200, false]);
});

test('Have no picture of a job that is not open, nor of a title that the font cannot draw', async () => {
  const draft = await jobOf('Draft', { status: 'draft' });
  const japanese = await jobOf('溶接工');
  expect((await get(`/jobs/${await jobOf('Åsa’s café – Müller/Жук')}/picture.png`)).status).toBe(200);
  for (const path of [`/jobs/${draft}`, `/jobs/${japanese}`, '/jobs/nonsense', '/careers/nobody'])
    expect((await get(`${path}/picture.png`)).status, path).toBe(404);
  expect(await named(`/jobs/${japanese}`)).toBeUndefined();
  expect((await get(`/jobs/${japanese}`)).status).toBe(200);
});
