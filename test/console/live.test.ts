import { afterAll, expect, test } from 'vitest';
import { listen } from '../../src/platform/http/server.ts';
import { pipelineOf } from '../applications/pipeline.ts';
import { startApp } from '../support/app.ts';
import { openStream } from '../support/event-stream.ts';
import { type ConsoleClient, consoleClient, signIn } from './console-client.ts';

const app = await startApp({ worker: false });
const cookieOf = ({ cookies }: ConsoleClient) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const open = (browser: ConsoleClient, base = app.base) =>
  openStream(`${base}/console/live`, { headers: { cookie: cookieOf(browser) } });

test('Stream what the page shows, then the changes of this organization only', async () => {
  const [tenant, other] = [await app.tenant(), await app.tenant()];
  const [browser, neighbour] = [await signIn(app, tenant), await signIn(app, other, 'recruiter')];
  const [stream, elsewhere] = [await open(browser), await open(neighbour)];
  const first = await stream.event(0);
  expect(first.name).toBe('work');
  expect(first.html).toContain('Nothing in progress');
  expect((await browser.get('/console')).text).toContain(first.html);
  expect((await browser.get('/console/live/now')).text).toContain(first.html);
  await elsewhere.event(0);

  const { job, candidate, apply } = pipelineOf(app, tenant);
  await apply(await candidate({ full_name: 'Meera Nair' }), await job({ title: 'Data Engineer' }));
  const last = async () => stream.events().at(-1)?.html ?? '';
  await expect.poll(last, { timeout: 10_000 }).toContain('Match score: Meera Nair, Data Engineer');
  expect(await last()).not.toContain('Nothing in progress');
  // Both share one query a second: by now the neighbour's stream has seen it.
  const later = await open(neighbour);
  await later.event(0);
  expect(elsewhere.events()).toHaveLength(1);
  for (const one of [stream, elsewhere, later]) one.leave();
});

test('Refuse streams and fragments to signed-out visitors', async () => {
  const stranger = consoleClient(app.base);
  for (const path of ['/console/live', '/console/live/now']) {
    const reply = await stranger.get(path);
    expect([reply.status, reply.location?.split('?')[0]]).toEqual([303, '/console/sign-in']);
  }
});

test('End streams within seconds when their user signs out of all devices or is removed', async () => {
  const tenant = await app.tenant();
  const [asha, elsewhere, ben] = [
    await signIn(app, tenant),
    await signIn(app, tenant),
    await signIn(app, tenant, 'recruiter'),
  ];
  const [leaving, removed] = [await open(asha), await open(ben)];
  await Promise.all([leaving.event(0), removed.event(0)]);
  await elsewhere.post('/console/sign-out-everywhere');
  await app.rows('delete from users where id = $1', [tenant.userIds[1]]);
  expect(await Promise.all([leaving.ended(), removed.ended()])).toEqual(['ended', 'ended']);
  expect((await asha.get('/console/live')).status).toBe(303);
});

test('End all streams when the web process stops', async () => {
  const server = await listen(app.web.http(), 0, '127.0.0.1');
  afterAll(() => server.stop(0));
  const stream = await open(await signIn(app, await app.tenant()), `http://127.0.0.1:${server.port}`);
  await stream.event(0);
  const began = performance.now();
  await server.stop(20);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(await stream.ended()).toBe('ended');
});

test('Keep a notice for the next page, not for streams and fragments', async () => {
  const browser = await signIn(app, await app.tenant());
  await browser.post('/console/work/retry');
  await browser.get('/console/live/now');
  expect((await browser.get('/console')).text).toContain('No failed tasks were left to retry.');
  expect((await browser.get('/console')).text).not.toContain('No failed tasks were left to retry.');
});
