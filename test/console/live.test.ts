import { afterAll, expect, test } from 'vitest';
import { listen } from '../../src/platform/http/server.ts';
import { pipelineOf } from '../applications/pipeline.ts';
import { startApp } from '../support/app.ts';
import { openStream } from '../support/event-stream.ts';
import { browserOf, type ConsoleBrowser, signIn } from './sign-in.ts';

const app = await startApp({ worker: false });
const cookieOf = ({ cookies }: ConsoleBrowser) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const open = (browser: ConsoleBrowser, base = app.base) =>
  openStream(`${base}/console/live`, { headers: { cookie: cookieOf(browser) } });

test('the stream tells what the page shows, then what has changed in this organization and no other', async () => {
  const [tenant, other] = [await app.tenant(), await app.tenant()];
  const [browser, neighbour] = [await signIn(app, tenant), await signIn(app, other, 'recruiter')];
  const [stream, elsewhere] = [await open(browser), await open(neighbour)];
  const first = await stream.event(0);
  expect(first.name).toBe('work');
  expect(first.html).toContain('Nothing is in progress');
  expect((await browser.get('/console')).text).toContain(first.html);
  expect((await browser.get('/console/live/now')).text).toContain(first.html);
  await elsewhere.event(0);

  const { job, candidate, apply } = pipelineOf(app, tenant);
  await apply(await candidate({ full_name: 'Meera Nair' }), await job({ title: 'Data Engineer' }));
  const last = async () => stream.events().at(-1)?.html ?? '';
  await expect.poll(last, { timeout: 10_000 }).toContain('Match score: Meera Nair, Data Engineer');
  expect(await last()).not.toContain('Nothing is in progress');
  // Of the same there is one look each second for both: the neighbour's has been since.
  const later = await open(neighbour);
  await later.event(0);
  expect(elsewhere.events()).toHaveLength(1);
  for (const one of [stream, elsewhere, later]) one.leave();
});

test('who is not signed in gets no stream and no fragment', async () => {
  const stranger = browserOf(app.base);
  for (const path of ['/console/live', '/console/live/now']) {
    const reply = await stranger.get(path);
    expect([reply.status, reply.location?.split('?')[0]]).toEqual([303, '/console/sign-in']);
  }
});

test('streams end within seconds when their user signs out everywhere or is removed', async () => {
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

test('a web process that is told to stop ends the streams of its visitors, and waits for none', async () => {
  const server = await listen(app.web.http(), 0, '127.0.0.1');
  afterAll(() => server.stop(0));
  const stream = await open(await signIn(app, await app.tenant()), `http://127.0.0.1:${server.port}`);
  await stream.event(0);
  const began = performance.now();
  await server.stop(20);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(await stream.ended()).toBe('ended');
});

test('streams and fragments leave what the page before had to say to the page', async () => {
  const browser = await signIn(app, await app.tenant());
  await browser.post('/console/work/retry');
  await browser.get('/console/live/now');
  expect((await browser.get('/console')).text).toContain('There was nothing left to do.');
  expect((await browser.get('/console')).text).not.toContain('There was nothing left to do.');
});
