import { describe, expect, test } from 'vitest';

// A browser script without types.
const file = new URL('../../../src/modules/portal/interview/browser/plan.js', import.meta.url).href;
const plan = (await import(file)) as Record<string, (...given: any[]) => any>;

const state = (question: object | null, more: object = {}) => ({
  status: 'in_progress',
  seated: true,
  answer_seconds: 180,
  chunk_seconds: 3,
  question: question && { index: 1, runs: [], seconds_left: 180, ...question },
  ...more,
});
const nothing = { hasRecorded: false, finished: undefined };

describe('The next step', () => {
  test('shows that an interview ended or is open elsewhere, whatever was recorded', () => {
    expect(plan['stepOf']?.(state({}, { status: 'abandoned' }), nothing)).toEqual({ step: 'abandoned' });
    expect(plan['stepOf']?.(state({}, { seated: false }), { hasRecorded: true, finished: 1 })).toEqual({
      step: 'elsewhere',
    });
  });

  test('is the phase of the question that was reached', () => {
    const phase = (question: object | null, more = {}) =>
      plan['stepOf']?.(state(question), { ...nothing, ...more }).phase;
    expect(phase(null)).toBe('ready');
    expect(phase({})).toBe('prepare');
    expect(phase({ runs: [{ run: 0, received: [] }] })).toBe('interrupted');
    expect(phase({}, { hasRecorded: true })).toBe('interrupted');
    expect(phase({}, { hasRecorded: true, finished: 1 })).toBe('finished');
    expect(phase({}, { finished: 0 })).toBe('prepare');
  });
});

test('Count recorded time once, and leave at least 10 seconds', () => {
  const left = (question: object, local: object[]) => plan['secondsLeft']?.(state(question), local);
  const here = { run: 0, chunks: 10 };
  expect(left({}, [])).toBe(180);
  expect(left({ runs: [{ run: 0, received: [0, 1] }] }, [here])).toBe(150);
  expect(left({ runs: [{ run: 7, received: [0, 1] }] }, [here])).toBe(144);
  expect(left({}, [{ run: null, chunks: 70 }])).toBe(10);
  expect(left({ seconds_left: 20 }, [])).toBe(20);
});

test('Declare the runs of this browser only, with all their chunks', () => {
  const remote = [
    { run: 0, received: [0, 1] },
    { run: 1, received: [0, 3] },
    { run: 2, received: [] },
    { run: 3, received: [0, 1, 2] },
  ];
  const local = [
    { run: 0, chunks: 5 },
    { run: 3, chunks: 2 },
    { run: null, chunks: 9 },
  ];
  expect(plan['declaredRuns']?.(remote, local)).toEqual([
    { run: 0, chunks: 5 },
    { run: 3, chunks: 3 },
  ]);
});

test('Grow retry delays to half a minute, partly at random', () => {
  const delay = (failures: number, random: number) => plan['retryDelay']?.(failures, random);
  expect([delay(0, 0), delay(0, 1), delay(3, 0.5), delay(1000, 1)]).toEqual([250, 500, 3000, 30_000]);
});

test('Respect Retry-After in seconds and as a date, up to 5 minutes', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const wait = (header: string | null) => plan['retryAfter']?.(header, now);
  expect([null, '', 'nonsense', '-5', '7', '86400', 'Sat, 21 Nov 2026 12:00:09 GMT'].map(wait)).toEqual([
    0, 0, 0, 0, 7000, 300_000, 9000,
  ]);
});

test('Retry a chunk after temporary refusals, and drop it after permanent ones', () => {
  const outcome = (status: number, problem?: string, damaged = 0) =>
    plan['chunkOutcome']?.({ status, problem }, damaged);
  expect([0, 408, 429, 500, 503].map((status) => outcome(status))).toEqual(Array(5).fill('retry'));
  expect([outcome(400), outcome(400, undefined, 3)]).toEqual(['retry', 'lost']);
  expect([413, 415].map((status) => outcome(status))).toEqual(['lost', 'lost']);
  expect([outcome(404), outcome(409, 'ended'), outcome(409, 'chunk_differs'), outcome(409, 'out_of_turn')]).toEqual([
    'closed',
    'closed',
    'stored',
    'lost',
  ]);
});

test('Announce 60, 30 and 10 seconds left, each once', () => {
  const times = [75, 60.1, 59.9, 45, 30, 29.8, 10, 9, 0];
  const announced = times.slice(1).map((now, index) => plan['passedMilestone']?.(times[index], now));
  expect(announced).toEqual([undefined, 60, undefined, 30, undefined, 10, undefined, undefined]);
});

test('Show whole seconds, never below zero', () => {
  expect([125, 59.2, 0.1, -3].map((seconds) => plan['clockText']?.(seconds))).toEqual(['2:05', '1:00', '0:01', '0:00']);
});

test('Record in the first type that the browser supports', () => {
  expect(plan['recordingType']?.(() => true)).toBe('video/webm;codecs=vp8,opus');
  expect(plan['recordingType']?.((type: string) => type === 'video/mp4')).toBe('video/mp4');
  expect(plan['recordingType']?.(() => false)).toBeUndefined();
});
