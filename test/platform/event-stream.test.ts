import { h, type JSX } from 'preact';
import { render } from 'preact-render-to-string';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from '../../src/platform/config.ts';
import { createHttpApp } from '../../src/platform/http/pipeline.ts';
import { listen } from '../../src/platform/http/server.ts';
import { createLogger } from '../../src/platform/log.ts';
import type { StreamOptions } from '../../src/platform/pages/event-stream.ts';
import { definePage } from '../../src/platform/pages/page.ts';
import { pages } from '../../src/platform/pages/pages.ts';
import { ViewPoller } from '../../src/platform/pages/view-poller.ts';
import { until } from '../support/app.ts';
import { openStream } from '../support/event-stream.ts';

/** A service of one page, which shows what `world` says; one organization's people see the same. */
async function serve(streaming: Partial<StreamOptions> = {}) {
  const lines: string[] = [];
  const world = {
    shown: 'one' as string | JSX.Element,
    looks: { north: 0, south: 0 },
    looking: 0,
    most: 0,
    allowed: true,
    fails: false,
    asked: 0,
    answer: undefined as Promise<boolean> | undefined,
  };
  const log = createLogger({ environment: 'production', logLevel: 'info' }, 'web', { write: (l) => lines.push(l) });
  const poller = new ViewPoller(
    async (organization) => {
      world.looks[organization as 'north' | 'south'] += 1;
      world.looking += 1;
      world.most = Math.max(world.most, world.looking);
      await new Promise(setImmediate);
      world.looking -= 1;
      if (world.fails) throw new Error('no database');
      return h('b', null, world.shown);
    },
    log,
    5,
  );
  const page = definePage({
    method: 'get',
    path: '/live/{organization}/{owner}',
    personal: true,
    handler: async ({ params }) => ({
      events: {
        owner: params['owner'] ?? '',
        isAllowed: async () => {
          world.asked += 1;
          return world.answer ?? world.allowed;
        },
        events: async function* (signal) {
          for await (const view of poller.follow(params['organization'] ?? '', signal))
            yield { name: 'fragment', view };
        },
      },
    }),
  });
  const problem = () => h('html', null);
  const config = { ...loadConfig({ NODE_ENV: 'test' }), baseUrl: 'https://jobs.example/hiring' };
  const served = pages({
    resolve: () => {
      throw new Error('nothing to resolve');
    },
    sites: [{ pages: [page], assets: new Map(), problem }],
    config,
    log,
    sessions: () => (_req, _res, next) => next(),
    limit: () => () => {},
    streaming: { heartbeatMs: 20, checkMs: 20, ...streaming },
  });
  const server = await listen(createHttpApp([served], { log, trustedProxies: 0 }), 0, '127.0.0.1');
  afterAll(() => server.stop(0));
  const url = `http://127.0.0.1:${server.port}/live/north/asha`;
  return {
    world,
    server,
    url,
    open: (owner = 'asha', organization = 'north') => openStream(url.replace('north/asha', `${organization}/${owner}`)),
    entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

test('Send the current content and each change, without caching, compression or buffering', async () => {
  const { world, open, url } = await serve();
  const stream = await open();
  expect(await stream.event(0)).toEqual({ name: 'fragment', html: '<b>one</b>' });
  expect(Object.fromEntries(stream.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(stream.headers.has('content-encoding')).toBe(false);
  expect(stream.text()).toMatch(/^retry: [12]\d{3}\n\n/);
  const looks = world.looks.north;
  await until(async () => world.looks.north > looks + 3, 'more looks');
  expect(stream.events()).toHaveLength(1);
  world.shown = h('a', { href: '/next' }, 'two\r\nlines\rand\n\nmore');
  expect(await stream.event(1)).toEqual({
    name: 'fragment',
    html: '<b><a href="/hiring/next">two\nlines\nand\n\nmore</a></b>',
  });
  stream.leave();
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
});

test('Send heartbeats on a silent stream', async () => {
  const { open } = await serve();
  const stream = await open();
  await until(async () => stream.text().split('\n\n').includes(':'), 'a heartbeat');
  stream.leave();
});

test('Share one poll among all readers, and stop polling when they leave', async () => {
  const { world, open, entries } = await serve();
  const streams = await Promise.all([open('asha'), open('ben'), open('cleo')]);
  for (const stream of streams) await stream.event(0);
  world.shown = 'two';
  for (const stream of streams) expect((await stream.event(1)).html).toBe('<b>two</b>');
  expect(world.most).toBe(1);
  for (const stream of streams) stream.leave();
  await until(
    async () => entries().filter(({ message }) => message === 'request').length === 3,
    'the streams to close',
  );

  // By the looks of others it is seen that time passes.
  const neighbour = await open('dev', 'south');
  const { north, south } = { ...world.looks };
  await until(async () => world.looks.south > south + 5, 'looks of others');
  expect(world.looks.north).toBeLessThanOrEqual(north + 1);
  const again = await open();
  expect((await again.event(0)).html).toBe('<b>two</b>');
  for (const stream of [neighbour, again]) stream.leave();
});

test('Start with content that is not older than the request', async () => {
  const log = createLogger({ environment: 'production', logLevel: 'silent' }, 'web');
  let shown = 'one';
  const poller = new ViewPoller(async () => h('b', null, shown), log, 20);
  const gone = new AbortController();
  const shownTo = async (views: AsyncGenerator<JSX.Element, void>) =>
    render((await views.next()).value ?? h('i', null));
  const [early, late] = [poller.follow('north', gone.signal), poller.follow('north', gone.signal)];
  expect(await shownTo(early)).toBe('<b>one</b>');
  shown = 'two';
  expect(await shownTo(late)).toBe('<b>two</b>');
  const unchanged = poller.follow('north', gone.signal);
  expect(await shownTo(unchanged)).toBe('<b>two</b>');
  gone.abort();
});

test('Keep the last content after a failed poll until the next one succeeds', async () => {
  const { world, open, entries } = await serve();
  const stream = await open();
  await stream.event(0);
  world.fails = true;
  world.shown = 'two';
  await until(
    async () => entries().some(({ message }) => message === 'a live view could not be loaded'),
    'a failed look',
  );
  expect(stream.events()).toHaveLength(1);
  world.fails = false;
  expect((await stream.event(1)).html).toBe('<b>two</b>');
  stream.leave();
});

test('End a stream when access ends, and log its duration', async () => {
  const { world, open, entries } = await serve();
  const stream = await open();
  await stream.event(0);
  world.allowed = false;
  expect(await stream.ended()).toBe('ended');
  expect(stream.events().at(-1)?.name).toBe('over');
  const line = await until(async () => entries().find(({ message }) => message === 'request'), 'the line');
  expect(line).toMatchObject({ level: 'info', status: 200, path: '/live/north/asha', ms: expect.any(Number) });
});

test('Check access once at a time, however slow the check', async () => {
  const { world, open } = await serve({ checkMs: 1 });
  const answer = Promise.withResolvers<boolean>();
  world.answer = answer.promise;
  const stream = await open();
  await until(async () => world.asked > 0, 'the question');
  const { north } = world.looks;
  await until(async () => world.looks.north > north + 20, 'time to pass');
  expect(world.asked).toBe(1);
  answer.resolve(false);
  expect(await stream.ended()).toBe('ended');
});

test('Treat a leaving reader as normal, and release its resources', async () => {
  const { open, entries } = await serve();
  const stream = await open();
  await stream.event(0);
  stream.leave();
  const line = await until(async () => entries().find(({ path }) => path === '/live/north/asha'), 'the line');
  expect(line).toMatchObject({ level: 'info', message: 'request' });
});

test('Close the owner’s oldest stream above the limit, and delay its reconnect', async () => {
  const { open } = await serve({ perOwner: 2 });
  const other = await open('ben');
  const streams = [await open(), await open(), await open()] as const;
  expect(await streams[0].ended()).toBe('ended');
  expect(streams[0].events().at(-1)?.name).toBe('crowded');
  await streams[2].event(0);
  expect([other, streams[1], streams[2]].map((stream) => stream.isOpen())).toEqual([true, true, true]);
  for (const stream of [other, streams[1], streams[2]]) stream.leave();
});

test('Close the oldest stream of the process above its limit', async () => {
  const { open } = await serve({ total: 2 });
  const streams = [await open('asha'), await open('ben'), await open('cleo')] as const;
  expect(await streams[0].ended()).toBe('ended');
  await streams[2].event(0);
  expect(streams[1].isOpen()).toBe(true);
  streams[1].leave();
  streams[2].leave();
});

test('Stop without waiting for streams', async () => {
  const { open, server } = await serve();
  const stream = await open();
  await stream.event(0);
  const began = performance.now();
  await server.stop(20);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(await stream.ended()).toBe('ended');
});
