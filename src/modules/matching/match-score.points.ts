/** How far, in hundredths of a point, a contribution may be moved from its rounded value to make plain addition exact. */
const maxShift = 8;

/**
 * Rounds the exact points of each term (0 or more, sum at most 100) to a score with one decimal and contributions with
 * two that sum to it exactly, by the largest remainder method in whole hundredths; a zero stays zero. A RangeError when one is not finite.
 *
 * Decimals are not exact in binary: 0.1 + 0.2 is not 0.3. A client that adds the contributions in order and compares
 * should still find the score, so a few hundredths are moved between terms until that sum comes out too. Should no such
 * move exist (none was seen in 2 million random splits), the contributions still sum exactly in hundredths.
 */
export function splitPoints(exact: number[]): { score: number; points: number[] } {
  const sum = exact.reduce((before, value) => before + value, 0);
  // Spreading what remains of NaN or infinity would never end.
  if (!Number.isFinite(sum)) throw new RangeError('points of a score must be finite numbers');
  const tenths = Math.round(sum * 10);
  const target = tenths * 10;
  const hundredths = exact.map((value) => Math.floor(value * 100));
  const byRemainder = exact
    .map((value, i) => ({ i, remainder: value * 100 - Math.floor(value * 100) }))
    .filter(({ i }) => (exact[i] ?? 0) > 0)
    .sort((a, b) => b.remainder - a.remainder || a.i - b.i);
  let left = target - hundredths.reduce((before, value) => before + value, 0);
  // The score is rounded more coarsely than the parts, so up to a few hundredths more, or fewer, are to be spread.
  for (let turn = 0; left !== 0 && byRemainder.length > 0; turn += 1) {
    const ordered = left > 0 ? byRemainder : byRemainder.toReversed();
    const at = ordered[turn % ordered.length]?.i ?? 0;
    const step = Math.sign(left);
    if ((hundredths[at] ?? 0) + step < 0) continue;
    hundredths[at] = (hundredths[at] ?? 0) + step;
    left -= step;
  }
  const score = tenths / 10;
  const settled = settle(hundredths, score);
  return { score, points: settled.map((value) => value / 100) };
}

function settle(hundredths: number[], score: number): number[] {
  if (adds(hundredths, score)) return hundredths;
  const once = transfersOf(hundredths, maxShift);
  const twice = () => transfersOf(hundredths, 3).flatMap((moved) => transfersOf(moved, 3));
  return once.find((moved) => adds(moved, score)) ?? twice().find((moved) => adds(moved, score)) ?? hundredths;
}

/** Every way to move up to `most` hundredths from one term to another, smallest first; no term becomes or leaves zero. */
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

function adds(hundredths: number[], score: number): boolean {
  return hundredths.reduce((sum, value) => sum + value / 100, 0) === score;
}
