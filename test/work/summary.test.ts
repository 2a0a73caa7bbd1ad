import { expect, test } from 'vitest';
import type { DoneMinute, OpenTasks } from '../../src/modules/work/work-summary.queries.ts';
import { rateStarts, workSummaryOf } from '../../src/modules/work/work-summary.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const ago = (seconds: number): string => new Date(now.getTime() - seconds * 1000).toISOString();
const open = (fields: Partial<OpenTasks>): OpenTasks => ({
  kind: 'email',
  state: 'queued',
  count: 1,
  oldest: ago(60),
  left: 1,
  done: 0,
  ...fields,
});
const thisMinute = Math.floor(now.getTime() / 60_000);
const done = (count: number, fields: Partial<DoneMinute> = {}): DoneMinute => ({
  kind: 'email',
  minute: thisMinute,
  count,
  ...fields,
});
/** `steps`: how many emails were done since the rate is measured. */
const summary = (waiting: OpenTasks[], { steps = 0, finished = [] }: { steps?: number; finished?: DoneMinute[] }) =>
  workSummaryOf(waiting, finished, [], { now, since: rateStarts(waiting, now), steps: new Map([['email', steps]]) });
const emails = (waiting: OpenTasks[], steps = 0) => summary(waiting, { steps }).kinds[0];

test('Estimate the rest at the rate since the oldest task began to wait', () => {
  expect(emails([open({ count: 100, left: 100 })], 50)).toMatchObject({ queued: 100, estimate_seconds: 120 });
  // what is done of those that run counts, too
  const running = open({ state: 'running', left: 60, done: 40, oldest: ago(20) });
  expect(emails([running])).toMatchObject({ running: 1, estimate_seconds: 30 });
});

test('Give no estimate before five steps are done, or when all other tasks wait for a retry or failed', () => {
  expect(emails([open({ left: 100 })], 4)?.estimate_seconds).toBeNull();
  expect(emails([open({ state: 'retrying' })], 50)).toMatchObject({ retrying: 1, estimate_seconds: null });
  expect(emails([open({ state: 'failed' })], 50)).toMatchObject({ failed: 1, estimate_seconds: null });
});

test('Measure the rate over ten minutes at most, however long the oldest has waited', () => {
  expect(rateStarts([open({ oldest: ago(7200) })], now)).toEqual(new Map([['email', new Date(ago(600))]]));
  expect(rateStarts([open({ state: 'retrying' })], now)).toEqual(new Map());
});

test('Take the oldest task that waits, runs or is retried, not one that failed', () => {
  const waiting = [open({ oldest: ago(5) }), open({ state: 'retrying', oldest: ago(90) })];
  expect(emails([...waiting, open({ state: 'failed', oldest: ago(900) })])?.oldest_seconds).toBe(90);
  expect(emails([open({ state: 'failed', oldest: ago(900) })])?.oldest_seconds).toBeNull();
});

test('Count all kinds together in each of the last 60 minutes, the latest last', () => {
  const { minutes } = summary([], {
    finished: [done(3), done(2, { kind: 'resume' }), done(7, { minute: thisMinute - 59 })],
  });
  expect(minutes).toHaveLength(60);
  expect([minutes[0], minutes[59], minutes.reduce((a, b) => a + b)]).toEqual([7, 5, 12]);
});
