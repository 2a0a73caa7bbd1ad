/** What was noticed of one kind: how often, and for how long in all where it lasted. */
export type Noticed = { kind: string; count: number; seconds: number };

export type Proctoring = {
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

/** `each`: points for each time beyond the `free` ones. `every`: seconds that cost a point more. `most`: what the kind may cost. */
type Price = { each: number; free: number; every?: number; most: number; says: string };

/**
 * Our own choice, there is no norm for it: what can have a harmless reason costs little, and no kind alone makes more than
 * a medium risk. Kinds that are not listed cost nothing: a lost connection is nobody's fault.
 */
const prices = new Map<string, Price>(
  Object.entries({
    tab_hidden: { each: 2, free: 0, every: 10, most: 30, says: 'The page was hidden' },
    window_left: { each: 1, free: 2, every: 15, most: 15, says: 'The window was left' },
    paste: { each: 5, free: 0, most: 20, says: 'Text was pasted' },
    several_screens: { each: 5, free: 0, most: 5, says: 'More than one screen was connected' },
    camera_off: { each: 3, free: 0, every: 5, most: 30, says: 'The camera was off' },
    microphone_off: { each: 2, free: 0, every: 10, most: 15, says: 'The microphone was off' },
    seat_taken: { each: 3, free: 1, most: 10, says: 'The interview went on in another tab or on another device' },
  }),
);

const lowFrom = 80;
const mediumFrom = 50;
/** Of `prices` and the two limits: another rule is another version. */
const rule = '1';

/** Whoever hides the page leaves its window, too: that is held against nobody twice. */
function withoutDoubles(noticed: readonly Noticed[]): Noticed[] {
  const hidden = noticed.find(({ kind }) => kind === 'tab_hidden');
  return noticed.map((one) =>
    one.kind === 'window_left' && hidden
      ? {
          ...one,
          count: Math.max(0, one.count - hidden.count),
          seconds: Math.max(0, one.seconds - hidden.seconds),
        }
      : one,
  );
}

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
const lasting = (seconds: number): string => (seconds >= 1 ? `, for ${Math.round(seconds)} s in all` : '');

function deduction({ kind, count, seconds }: Noticed) {
  const price = prices.get(kind);
  if (!price) return [];
  const counted = Math.max(0, count - price.free);
  const lasted = counted > 0 && price.every ? Math.floor(seconds / price.every) : 0;
  const points = Math.min(price.most, counted * price.each + lasted);
  return points > 0 ? [{ kind, points, why: `${price.says} ${times(count)}${lasting(seconds)}.` }] : [];
}

const byKind = (noticed: readonly Noticed[], what: 'count' | 'seconds'): Record<string, number> =>
  Object.fromEntries(noticed.filter((one) => one[what] > 0).map((one) => [one.kind, Math.round(one[what])]));

/**
 * How far the circumstances of an interview can be trusted: 100 less what each kind of signal costs, at least 0. Low risk
 * from 80 on, medium from 50. What a browser cannot notice is not among the signals, and so costs nothing. It says nothing
 * of the answers, and nothing in the service decides by it.
 */
export function proctoringOf(noticed: readonly Noticed[]): Proctoring {
  const deductions = withoutDoubles(noticed).flatMap(deduction);
  const trust = Math.max(0, 100 - deductions.reduce((sum, { points }) => sum + points, 0));
  return {
    trust,
    risk: trust >= lowFrom ? 'low' : trust >= mediumFrom ? 'medium' : 'high',
    summary: { counts: byKind(noticed, 'count'), seconds: byKind(noticed, 'seconds'), deductions, rule },
  };
}
