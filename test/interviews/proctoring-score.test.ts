import { expect, test } from 'vitest';
import { type SignalTotal, scoreProctoring } from '../../src/modules/interviews/assessment/proctoring-score.ts';

const total = (kind: string, count: number, seconds = 0): SignalTotal => ({ kind, count, seconds });
const costs = (...all: SignalTotal[]) =>
  Object.fromEntries(scoreProctoring(all).summary.deductions.map(({ kind, points }) => [kind, points]));

test('Return 100, low risk and no deductions without signals', () => {
  expect(scoreProctoring([])).toEqual({
    trust: 100,
    risk: 'low',
    summary: { counts: {}, seconds: {}, deductions: [], rule: '1' },
  });
});

test('Count all signals in the summary, and give a reason for each deduction', () => {
  const { trust, risk, summary } = scoreProctoring([
    total('connection_lost', 3, 61.4),
    total('paste', 1),
    total('tab_hidden', 2, 35.2),
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

test('Deduct nothing for lost connections and unknown signals', () => {
  expect(costs(total('connection_lost', 900, 9000), total('constructor', 50), total('new_kind', 50))).toEqual({});
});

test.each([
  [{ window_left: 0 }, total('window_left', 2, 20)],
  [{ window_left: 2 }, total('window_left', 3, 20)],
  [{ seat_taken: 0 }, total('seat_taken', 1)],
  [{ seat_taken: 3 }, total('seat_taken', 2)],
  [{ several_screens: 5 }, total('several_screens', 4)],
  [{ camera_off: 15 }, total('camera_off', 1, 60)],
  [{ microphone_off: 8 }, total('microphone_off', 1, 60)],
])('Deduct %j', (cost, one) => {
  expect({ [one.kind]: 0, ...costs(one) }).toEqual(cost);
});

test('Leave the count out of the reason if a signal lasts for the whole interview', () => {
  expect(scoreProctoring([total('several_screens', 5)]).summary.deductions).toEqual([
    { kind: 'several_screens', points: 5, why: 'More than one screen was connected.' },
  ]);
});

const kinds = ['tab_hidden', 'window_left', 'paste', 'several_screens', 'camera_off', 'microphone_off', 'seat_taken'];

test.each(kinds)('Never rate one kind of signal above medium risk: %s', (kind) => {
  const { trust, risk } = scoreProctoring([total(kind, 1000, 1e9)]);
  expect(trust).toBeGreaterThanOrEqual(70);
  expect(risk).not.toBe('high');
});

test('Return 0 and high risk for all signals at their maximum, and never more trust for more signals', () => {
  expect(scoreProctoring(kinds.map((kind) => total(kind, 1000, 1e9)))).toMatchObject({ trust: 0, risk: 'high' });
  const trusts = [1, 2, 4, 8, 16].map((n) => scoreProctoring(kinds.map((kind) => total(kind, n, n * 10))).trust);
  expect(trusts).toEqual([...trusts].sort((a, b) => b - a));
});
