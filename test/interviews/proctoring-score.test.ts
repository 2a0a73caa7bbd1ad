import { expect, test } from 'vitest';
import { type Noticed, proctoringOf } from '../../src/modules/interviews/proctoring.score.ts';

const noticed = (kind: string, count: number, seconds = 0): Noticed => ({ kind, count, seconds });
const costs = (...all: Noticed[]) =>
  Object.fromEntries(proctoringOf(all).summary.deductions.map(({ kind, points }) => [kind, points]));

test('100 and low when nothing was noticed, and nothing costs anything', () => {
  expect(proctoringOf([])).toEqual({
    trust: 100,
    risk: 'low',
    summary: { counts: {}, seconds: {}, deductions: [], rule: '1' },
  });
});

test('the summary counts everything, and says of each deduction what it was for', () => {
  const { trust, risk, summary } = proctoringOf([
    noticed('connection_lost', 3, 61.4),
    noticed('paste', 1),
    noticed('tab_hidden', 2, 35.2),
  ]);
  expect({ trust, risk }).toEqual({ trust: 88, risk: 'low' });
  expect(summary).toEqual({
    counts: { connection_lost: 3, paste: 1, tab_hidden: 2 },
    seconds: { connection_lost: 61, tab_hidden: 35 },
    deductions: [
      { kind: 'paste', points: 5, why: 'Text was pasted once.' },
      { kind: 'tab_hidden', points: 7, why: 'The page was hidden twice, for 35 s in all.' },
    ],
    rule: '1',
  });
});

test('a lost connection costs nothing, however often and long, nor does what nobody knows', () => {
  expect(costs(noticed('connection_lost', 900, 9000), noticed('constructor', 50), noticed('new_kind', 50))).toEqual({});
});

test.each([
  [{ window_left: 0 }, noticed('window_left', 2, 20)],
  [{ window_left: 2 }, noticed('window_left', 3, 20)],
  [{ seat_taken: 0 }, noticed('seat_taken', 1)],
  [{ seat_taken: 3 }, noticed('seat_taken', 2)],
  [{ several_screens: 5 }, noticed('several_screens', 4)],
  [{ camera_off: 15 }, noticed('camera_off', 1, 60)],
  [{ microphone_off: 8 }, noticed('microphone_off', 1, 60)],
])('costs %j', (cost, one) => {
  expect({ [one.kind]: 0, ...costs(one) }).toEqual(cost);
});

test('what hid the page and left its window at once costs once', () => {
  expect(costs(noticed('tab_hidden', 5, 50), noticed('window_left', 5, 51))).toEqual({ tab_hidden: 15 });
  expect(costs(noticed('tab_hidden', 5, 50), noticed('window_left', 9, 80))).toEqual({
    tab_hidden: 15,
    window_left: 4,
  });
});

const kinds = ['tab_hidden', 'window_left', 'paste', 'several_screens', 'camera_off', 'microphone_off', 'seat_taken'];

test.each(kinds)('no kind alone makes more than a medium risk: %s', (kind) => {
  const { trust, risk } = proctoringOf([noticed(kind, 1000, 1e9)]);
  expect(trust).toBeGreaterThanOrEqual(70);
  expect(risk).not.toBe('high');
});

test('all of them at their worst give 0 and high; more of anything never gives more trust', () => {
  expect(proctoringOf(kinds.map((kind) => noticed(kind, 1000, 1e9)))).toMatchObject({ trust: 0, risk: 'high' });
  const trusts = [1, 2, 4, 8, 16].map((n) => proctoringOf(kinds.map((kind) => noticed(kind, n, n * 10))).trust);
  expect(trusts).toEqual([...trusts].sort((a, b) => b - a));
});
