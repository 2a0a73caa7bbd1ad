/** Score and relevance of one resume for one description. A relevance of 0 means none. */
export type Ranked = { score: number; relevance: number };

/**
 * The chance that a relevant resume scores above one that is not (Mann-Whitney U over the product of both counts). Ties
 * count one half.
 */
export function aucOf(ranked: readonly Ranked[]): number {
  const sorted = ranked.toSorted((a, b) => a.score - b.score);
  let below = 0;
  let wins = 0;
  let relevant = 0;
  for (let at = 0; at < sorted.length; ) {
    let end = at;
    let hits = 0;
    while (end < sorted.length && sorted[end]?.score === sorted[at]?.score) {
      if ((sorted[end]?.relevance ?? 0) > 0) hits += 1;
      end += 1;
    }
    const others = end - at - hits;
    wins += hits * (below + others / 2);
    below += others;
    relevant += hits;
    at = end;
  }
  return wins / (relevant * below);
}

/**
 * Normalized discounted cumulative gain of the first k. The gain is the relevance, the discount log2(rank + 1). Ties
 * keep the given order.
 */
export function ndcgOf(ranked: readonly Ranked[], k: number): number {
  const gain = (ordered: readonly Ranked[]) =>
    ordered.slice(0, k).reduce((sum, { relevance }, i) => sum + relevance / Math.log2(i + 2), 0);
  return (
    gain(ranked.toSorted((a, b) => b.score - a.score)) / gain(ranked.toSorted((a, b) => b.relevance - a.relevance))
  );
}
