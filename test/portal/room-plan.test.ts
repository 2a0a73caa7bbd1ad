import { describe, expect, test } from 'vitest';

// A script of the browser's, which has no types.
const file = new URL('../../src/modules/portal/room/plan.js', import.meta.url).href;
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

describe('what the candidate sees next', () => {
  test('an interview that is over, or goes on elsewhere, is said so whatever was recorded', () => {
    expect(plan['stepOf']?.(state({}, { status: 'abandoned' }), nothing)).toEqual({ step: 'abandoned' });
    expect(plan['stepOf']?.(state({}, { seated: false }), { hasRecorded: true, finished: 1 })).toEqual({
      step: 'elsewhere',
    });
  });

  test('a question is asked for, prepared, gone on with, or finished where that was begun', () => {
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

test('the time left counts what was recorded here and elsewhere once, and leaves some for the end of a sentence', () => {
  const left = (question: object, local: object[]) => plan['secondsLeft']?.(state(question), local);
  const here = { run: 0, chunks: 10 };
  expect(left({}, [])).toBe(180);
  expect(left({ runs: [{ run: 0, received: [0, 1] }] }, [here])).toBe(150);
  expect(left({ runs: [{ run: 7, received: [0, 1] }] }, [here])).toBe(144);
  expect(left({}, [{ run: null, chunks: 70 }])).toBe(10);
  expect(left({ seconds_left: 20 }, [])).toBe(20);
});

test('a run has as many chunks as its browser made; of one that another made, and may still send, nothing is said', () => {
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

test('pauses grow to half a minute, and differ by chance', () => {
  const pause = (failures: number, random: number) => plan['pauseAfter']?.(failures, random);
  expect([pause(0, 0), pause(0, 1), pause(3, 0.5), pause(1000, 1)]).toEqual([250, 500, 3000, 30_000]);
});

test('Retry-After is kept to, as seconds and as a moment, and never for hours', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const wait = (header: string | null) => plan['retryAfter']?.(header, now);
  expect([null, '', 'nonsense', '-5', '7', '86400', 'Sat, 21 Nov 2026 12:00:09 GMT'].map(wait)).toEqual([
    0, 0, 0, 0, 7000, 300_000, 9000,
  ]);
});

test('a chunk is sent again for what passes, and given up for what does not', () => {
  const fate = (status: number, problem?: string, damaged = 0) => plan['fateOf']?.({ status, problem }, damaged);
  expect([0, 408, 429, 500, 503].map((status) => fate(status))).toEqual(Array(5).fill('again'));
  expect([fate(400), fate(400, undefined, 3)]).toEqual(['again', 'lost']);
  expect([413, 415].map((status) => fate(status))).toEqual(['lost', 'lost']);
  expect([fate(404), fate(409, 'ended'), fate(409, 'chunk_differs'), fate(409, 'out_of_turn')]).toEqual([
    'gone',
    'gone',
    'kept',
    'lost',
  ]);
});

test('of a countdown the minute, half of it and the last ten seconds are said, each once', () => {
  const times = [75, 60.1, 59.9, 45, 30, 29.8, 10, 9, 0];
  const said = times.slice(1).map((now, place) => plan['passed']?.(times[place], now));
  expect(said).toEqual([undefined, 60, undefined, 30, undefined, 10, undefined, undefined]);
});

test('a clock shows whole seconds, and never less than none', () => {
  expect([125, 59.2, 0.1, -3].map((seconds) => plan['clockText']?.(seconds))).toEqual(['2:05', '1:00', '0:01', '0:00']);
});

test('a recording is made in the first type that the browser knows, or not at all', () => {
  expect(plan['recordingType']?.(() => true)).toBe('video/webm;codecs=vp8,opus');
  expect(plan['recordingType']?.((type: string) => type === 'video/mp4')).toBe('video/mp4');
  expect(plan['recordingType']?.(() => false)).toBeUndefined();
});
