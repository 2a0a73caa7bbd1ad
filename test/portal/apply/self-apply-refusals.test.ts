import { expect, test } from 'vitest';
import { startApp } from '../../support/app.ts';
import { selfApplyOf } from './self-apply-form.ts';

const app = await startApp({
  worker: false,
  config: { baseUrl: 'https://jobs.example', selfApplyLimit: { perMinute: 10_000, burst: 10_000 } },
});
const tenant = await app.tenant({ credits: 1000 });
const { anEmail, submit, find, aJob, apply, filesKept } = await selfApplyOf(app, tenant);

test('Show each problem at its field, keep the input, and store nothing', async () => {
  const jobId = await aJob();
  const files = await filesKept();
  const sent = await submit(jobId, { full_name: ' ', email: 'nobody<at>"example', phone_number: 'call me' });
  expect(sent.status).toBe(422);
  for (const text of [
    'Enter your full name',
    'Enter your email address',
    'Enter a phone number',
    'Choose your resume file',
  ])
    expect(sent.html).toContain(text);
  expect(sent.html).toContain('value="nobody&lt;at>&quot;example"');
  expect(sent.html).toContain('aria-invalid="true"');
  expect(await filesKept()).toBe(files);
});

test.each([
  ['a program', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
  ['an old .doc', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
])('Reject %s as a resume and create no candidate', async (_what, bytes) => {
  const jobId = await aJob();
  const email = anEmail();
  const sent = await apply(jobId, { email, resume: bytes });
  expect(sent.status).toBe(422);
  expect(sent.html).toContain('must be a PDF');
  expect(await find(email)).toEqual([]);
});

test('Reject a file over 10 MiB with a 413 page', async () => {
  const sent = await apply(await aJob(), { resume: Buffer.alloc(10 * 1024 * 1024 + 1, 'a') });
  expect(sent.status).toBe(413);
  expect(sent.html).toContain('too large');
});

test.each([
  [400, 'full_name[first]', 'Meera'],
  [400, 'email[]', 'meera@example.com'],
  [400, 'email[4294967294]', 'meera@example.com'],
  [422, '__proto__', 'x'],
  [422, 'constructor', 'x'],
  [413, 'full_name', 'x'.repeat(40_000)],
])('Return a %i page at once for a form with an invalid field: %s', async (status, name, value) => {
  const job = await aJob();
  const sent = await submit(job, { [name]: value, ...(status === 400 && { 'email[last]': 'x' }) });
  expect(sent.status).toBe(status);
  expect(sent.html).toContain('</html>');
});

test('Reject a form of 250,000 fields with a 413 page, without parsing it', async () => {
  const url = `${app.base}/jobs/${await aJob()}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const since = process.cpuUsage();
  const refused = await fetch(url, { method: 'POST', body: 'a&'.repeat(250_000), headers });
  expect(refused.status).toBe(413);
  expect(process.cpuUsage(since).user).toBeLessThan(600_000);
});

test('Reject a form of another site and store nothing of it', async () => {
  const jobId = await aJob();
  const stored = async () => [
    (await app.rows('select count(*)::int as n from pending_applications where job_id = $1', [jobId]))[0].n,
    await filesKept(),
  ];
  const [, files] = await stored();
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ]) {
    expect((await apply(jobId, {}, headers)).status).toBe(403);
  }
  expect(await stored()).toEqual([0, files]);
  for (const headers of [
    { 'sec-fetch-site': 'same-origin' },
    { origin: app.base },
    { origin: 'https://jobs.example' },
  ]) {
    expect((await apply(jobId, {}, headers)).status).toBe(303);
  }
  expect((await stored())[0]).toBe(3);
});

test.each(['charset=unheard-of', 'charset=utf-16'])('Reject a form with %s', async (charset) => {
  const body = `--b\r\nContent-Disposition: form-data; name="full_name"\r\nContent-Type: text/plain; ${charset}\r\n\r\nA\r\n--b--\r\n`;
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const { status } = await fetch(`${app.base}/jobs/${await aJob()}`, { method: 'POST', headers, body });
  expect(status).toBe(400);
});

/** A service with a limit of two applications per address. Returns a function that applies from an address. */
async function limited() {
  const strict = await startApp({
    worker: false,
    config: { selfApplyLimit: { perMinute: 1, burst: 2 }, trustedProxies: 1 },
  });
  const { api } = await strict.tenant();
  const { id } = (await api.post('/jobs', { title: 'Data engineer' })).body.data;
  return async (address: string) =>
    (await fetch(`${strict.base}/jobs/${id}`, { method: 'POST', headers: { 'x-forwarded-for': address } })).status;
}

test('Limit the addresses of one IPv6 network together', async () => {
  const from = await limited();
  expect([await from('2001:db8::1'), await from('2001:0db8:0:0:ffff::2')]).toEqual([422, 422]);
  expect(await from('2001:db8:0:0:1:2:3:4')).toBe(429);
  expect(await from('[2001:db8::5]:40123')).toBe(429);
  expect(await from('2001:db8:0:1::1')).toBe(422);
  expect(await from('::1')).toBe(422);
  expect(await from('::ffff:203.0.113.1')).toBe(422);
});

test('Limit applications of one address with a 429 page and Retry-After', async () => {
  const from = await limited();
  expect([await from('203.0.113.1'), await from('203.0.113.1')]).toEqual([422, 422]);
  expect(await from('203.0.113.1')).toBe(429);
  expect(await from('203.0.113.1:40123')).toBe(429);
  expect(await from('203.0.113.2')).toBe(422);
});
