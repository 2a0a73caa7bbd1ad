import type { MatchCandidate, MatchJob, TermFinding } from './match-score.types.ts';
import { type PairVector, readMatchText } from './match-text.cache.ts';

// How alike two texts about one kind of work are varies with how long-winded they are: a cosine of this is already
// much, twice as much is little more. Fitted; see docs/decisions/0009.
const scale = 0.1;
const shownPairs = 6;
const leastPairs = 8;

/**
 * Whether the resume speaks of what the description speaks of, in the same words: the cosine between the two texts'
 * pairs of neighbouring words (Salton's vector space model, without weights by rarity, so that the score depends on
 * these two texts alone), as 1 - exp(-cosine / 0.1). Undefined when either text is missing or too short to tell.
 */
export function scoreDescription(job: MatchJob, candidate: MatchCandidate): TermFinding | undefined {
  if (job.text === null || candidate.resumeText === null) return undefined;
  const asked = readMatchText(`${job.title}\n${job.text}`).wordPairs;
  const told = readMatchText(candidate.resumeText).wordPairs;
  if (asked.size < leastPairs || told.size < leastPairs) return undefined;
  const shared = sharedOf(asked, told);
  const cosine = shared.reduce((sum, { product }) => sum + product, 0);
  const credit = 1 - Math.exp(-cosine / scale);
  const evidence = shared.slice(0, shownPairs).map(({ pair }) => `both say "${pair}"`);
  return { credit, status: credit >= 0.75 ? 'met' : credit > 0 ? 'partial' : 'missing', evidence, missing: [] };
}

function sharedOf(asked: PairVector, told: PairVector): { pair: string; product: number }[] {
  const [few, many] = asked.size < told.size ? [asked, told] : [told, asked];
  const shared: { pair: string; product: number }[] = [];
  for (const [pair, value] of few) {
    const other = many.get(pair);
    if (other !== undefined) shared.push({ pair, product: value * other });
  }
  return shared.sort((a, b) => b.product - a.product || (a.pair < b.pair ? -1 : 1));
}
