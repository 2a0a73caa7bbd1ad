import { expect, test } from 'vitest';
import { startApp } from '../../support/app.ts';

const app = await startApp({ worker: false, config: { rateLimit: { perMinute: 60, burst: 5 } } });

const numbers = (headers: Headers) =>
  ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`x-ratelimit-${name}`)));

test('Return 429 with Retry-After after a key’s burst; serve other keys', async () => {
  const [mine, other] = [await app.tenant(), await app.tenant()];
  const answers = await Promise.all(Array.from({ length: 12 }, () => mine.api.get('/organization')));
  const refused = answers.filter(({ status }) => status === 429);
  // a slow machine may let the bucket regain one or two meanwhile
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(5);
  expect(refused.length).toBeGreaterThanOrEqual(4);
  for (const { body, headers } of refused) {
    expect(body.error).toMatchObject({ code: 'rate_limited', retryable: true });
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(headers.get('x-ratelimit-remaining')).toBe('0');
  }
  expect((await other.api.get('/organization')).status).toBe(200);
});

test('Return the remaining requests on every response, errors too', async () => {
  const { api } = await app.tenant();
  const first = await api.get('/organization');
  expect(numbers(first.headers)).toEqual([60, 4, 1]);
  expect(first.headers.get('ratelimit-policy')).toBe('"default";q=60;w=60;burst=5');
  expect(first.headers.get('ratelimit')).toBe('"default";r=4;t=1');
  for (const answer of [await api.get('/nowhere'), await api.post('/clients', {}), await api.delete('/clients')]) {
    expect([400, 404, 405]).toContain(answer.status);
    expect(numbers(answer.headers)[1]).toBeLessThan(4);
  }
});

test('Check the limit after the key, before path and body', async () => {
  const { api } = await app.tenant();
  await Promise.all(Array.from({ length: 20 }, () => api.get('/organization')));
  expect((await api.post('/nowhere', 'no json')).status).toBe(429);
  const stranger = await app.anonymous.get('/organization');
  expect([stranger.status, stranger.headers.get('x-ratelimit-limit')]).toEqual([401, null]);
});
