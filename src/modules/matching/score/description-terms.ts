import type { MatchCandidate, MatchJob, TermFinding } from './score-types.ts';
import { type PairVector, readMatchText } from './text-cache.ts';

// A cosine of this size is already high, and twice as much adds little. Fitted; see docs/decisions/0012-match-score.md.
const scale = 0.14;
const shownPairs = 6;
const leastPairs = 8;

/**
 * 1 - exp(-cosine / 0.14) of the pairs of adjacent words. No weights by rarity: the score depends only on the two texts.
 * Undefined if one of them is missing or too short.
 */
export function scoreDescription(job: MatchJob, candidate: MatchCandidate): TermFinding | undefined {
  if (job.text === null || candidate.resumeText === null) return undefined;
  const jobPairs = readMatchText(`${job.title}\n${job.text}`).wordPairs;
  const resumePairs = readMatchText(candidate.resumeText).wordPairs;
  if (jobPairs.size < leastPairs || resumePairs.size < leastPairs) return undefined;
  const shared = sharedPairs(jobPairs, resumePairs);
  const cosine = shared.reduce((sum, { product }) => sum + product, 0);
  const credit = 1 - Math.exp(-cosine / scale);
  const evidence = shared.slice(0, shownPairs).map(({ pair }) => `both mention "${pair}"`);
  return { credit, status: credit >= 0.75 ? 'met' : credit > 0 ? 'partial' : 'missing', evidence, missing: [] };
}

function sharedPairs(a: PairVector, b: PairVector): { pair: string; product: number }[] {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  const shared: { pair: string; product: number }[] = [];
  for (const [pair, value] of few) {
    const other = many.get(pair);
    if (other !== undefined) shared.push({ pair, product: value * other });
  }
  return shared.sort((a, b) => b.product - a.product || (a.pair < b.pair ? -1 : 1));
}
