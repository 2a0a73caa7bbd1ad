export type SignalTotal = { kind: string; count: number; seconds: number };

export type ProctoringScore = {
  /** 0-100. */
  trust: number;
  risk: 'low' | 'medium' | 'high';
  summary: {
    counts: Record<string, number>;
    seconds: Record<string, number>;
    deductions: { kind: string; points: number; why: string }[];
    rule: string;
  };
};

/** Deductions in points: for `each` signal after the first `free` ones, for `every` so many seconds, `most` in total. */
type Price = { each: number; free: number; every?: number; most: number; label: string };

/** Harmless signals cost little, and no kind alone makes more than a medium risk. Unlisted kinds are free. */
const prices = new Map<string, Price>(
  Object.entries({
    tab_hidden: { each: 2, free: 0, every: 10, most: 30, label: 'The page was hidden' },
    window_left: { each: 1, free: 2, every: 15, most: 15, label: 'The window lost focus' },
    paste: { each: 5, free: 0, most: 20, label: 'Text was pasted' },
    several_screens: { each: 5, free: 0, most: 5, label: 'More than one screen was connected' },
    camera_off: { each: 3, free: 0, every: 5, most: 30, label: 'The camera was off' },
    microphone_off: { each: 2, free: 0, every: 10, most: 15, label: 'The microphone was off' },
    seat_taken: { each: 3, free: 1, most: 10, label: 'The interview continued in another tab or on another device' },
  }),
);

const lowFrom = 80;
const mediumFrom = 50;
const rule = '1';

const times = (count: number): string => (count === 1 ? ' once' : count === 2 ? ' twice' : ` ${count} times`);
const lasting = (seconds: number): string => (seconds >= 1 ? `, for ${Math.round(seconds)} s in all` : '');

function deductionOf({ kind, count, seconds }: SignalTotal) {
  const price = prices.get(kind);
  if (!price) return [];
  const counted = Math.max(0, count - price.free);
  const lasted = counted > 0 && price.every ? Math.floor(seconds / price.every) : 0;
  const points = Math.min(price.most, counted * price.each + lasted);
  const often = price.each < price.most ? times(count) : '';
  return points > 0 ? [{ kind, points, why: `${price.label}${often}${lasting(seconds)}.` }] : [];
}

const byKind = (signals: readonly SignalTotal[], what: 'count' | 'seconds'): Record<string, number> =>
  Object.fromEntries(signals.filter((one) => one[what] > 0).map((one) => [one.kind, Math.round(one[what])]));

/** 100 minus all deductions, at least 0. The risk is low from 80, medium from 50. Nothing in the service depends on it. */
export function scoreProctoring(signals: readonly SignalTotal[]): ProctoringScore {
  const deductions = signals.flatMap(deductionOf);
  const trust = Math.max(0, 100 - deductions.reduce((sum, { points }) => sum + points, 0));
  return {
    trust,
    risk: trust >= lowFrom ? 'low' : trust >= mediumFrom ? 'medium' : 'high',
    summary: { counts: byKind(signals, 'count'), seconds: byKind(signals, 'seconds'), deductions, rule },
  };
}
