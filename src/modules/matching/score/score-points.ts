/** Hundredths of a point by which a contribution may differ from its rounded value to make the sum exact. */
const maxShift = 8;

/**
 * A score with one decimal, and contributions with two that add up to it, by the largest remainder method. Zero stays
 * zero. Throws RangeError for a number that is not finite. As 0.1 + 0.2 is not 0.3, it moves a few hundredths between
 * terms until floating-point addition in order gives the score too; failing that, they add up in whole hundredths.
 */
export function splitPoints(exact: number[]): { score: number; points: number[] } {
  const sum = exact.reduce((before, value) => before + value, 0);
  // Distributing the rest of NaN or infinity would never end.
  if (!Number.isFinite(sum)) throw new RangeError('the points of a score must be finite numbers');
  const tenths = Math.round(sum * 10);
  const target = tenths * 10;
  const hundredths = exact.map((value) => Math.floor(value * 100));
  const byRemainder = exact
    .map((value, i) => ({ i, remainder: value * 100 - Math.floor(value * 100) }))
    .filter(({ i }) => (exact[i] ?? 0) > 0)
    .sort((a, b) => b.remainder - a.remainder || a.i - b.i);
  let left = target - hundredths.reduce((before, value) => before + value, 0);
  // The score is rounded more coarsely than its parts, so the rest may be positive or negative.
  for (let turn = 0; left !== 0 && byRemainder.length > 0; turn += 1) {
    const ordered = left > 0 ? byRemainder : byRemainder.toReversed();
    const at = ordered[turn % ordered.length]?.i ?? 0;
    const step = Math.sign(left);
    if ((hundredths[at] ?? 0) + step < 0) continue;
    hundredths[at] = (hundredths[at] ?? 0) + step;
    left -= step;
  }
  const score = tenths / 10;
  const summing = makeSumExact(hundredths, score);
  return { score, points: summing.map((value) => value / 100) };
}

function makeSumExact(hundredths: number[], score: number): number[] {
  if (adds(hundredths, score)) return hundredths;
  const once = transfersOf(hundredths, maxShift);
  const twice = () => transfersOf(hundredths, 3).flatMap((moved) => transfersOf(moved, 3));
  return once.find((moved) => adds(moved, score)) ?? twice().find((moved) => adds(moved, score)) ?? hundredths;
}

/**
 * All transfers of up to `most` hundredths between two terms, smallest first. No term becomes zero or stops being zero.
 */
function transfersOf(hundredths: number[], most: number): number[][] {
  const ways: number[][] = [];
  for (let shift = 1; shift <= most; shift += 1) {
    for (let from = 0; from < hundredths.length; from += 1) {
      for (let to = 0; to < hundredths.length; to += 1) {
        if (to === from || hundredths[to] === 0 || (hundredths[from] ?? 0) <= shift) continue;
        ways.push(hundredths.map((value, i) => (i === from ? value - shift : i === to ? value + shift : value)));
      }
    }
  }
  return ways;
}

const adds = (hundredths: number[], score: number): boolean =>
  hundredths.reduce((sum, value) => sum + value / 100, 0) === score;
