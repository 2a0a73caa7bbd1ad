import { findTerms } from '../../src/modules/matching/score/match-score.ts';
import { baseWeights } from '../../src/modules/matching/score/weights.ts';
import type { PairSet } from './matching-sets.ts';
import { aucOf, ndcgOf, type Ranked } from './ranking.ts';

/** Terms whose weights are fitted. The others are judgements that no ranking of texts can teach. */
const fitted = ['required_skills', 'preferred_skills', 'focus', 'title', 'description'] as const;
// Relevance in the sets comes from job titles, so the title would get nearly all of the weight. What a recruiter
// explicitly requests must not count less than this.
const least: Partial<Record<(typeof fitted)[number], number>> = { required_skills: 20, preferred_skills: 4 };
const budget = fitted.reduce((sum, key) => sum + baseWeights[key], 0);
const others = (Object.keys(baseWeights) as (keyof typeof baseWeights)[]).filter(
  (key) => !(fitted as readonly string[]).includes(key),
);

/**
 * `credits` are those of the fitted terms (NaN without data). `rest` and `restWeight` are the sums of the other terms'
 * contributions and weights.
 */
type Pair = { credits: number[]; rest: number; restWeight: number; relevance: number };
type Weights = readonly number[];

/**
 * Fits the weights of the terms that texts can teach, with a constant sum, so that relevant resumes come first. Uses
 * coordinate ascent in whole hundredths. Maximizes the mean, over the sets, of AUC and nDCG@10 per description and AUC
 * over all pairs at once, which requires scores of different jobs to be comparable. Fits on every other description and
 * reports on the rest.
 */
export function fitWeights(sets: readonly PairSet[]): void {
  const tables = sets.map(readPairs);
  const learn = tables.map((jobs) => jobs.filter((_, i) => i % 2 === 0));
  const check = tables.map((jobs) => jobs.filter((_, i) => i % 2 === 1));
  let weights: Weights = fitted.map((key) => baseWeights[key]);
  let best = worth(learn, weights);
  console.log('start    ', describe(weights), figuresOf(check, weights));
  for (const step of [4, 2, 1]) {
    for (let improved = true; improved; ) {
      improved = false;
      for (const next of neighbours(weights, step)) {
        const value = worth(learn, next);
        if (value <= best + 1e-5) continue;
        [weights, best, improved] = [next, value, true];
      }
    }
  }
  console.log('fitted   ', describe(weights), figuresOf(check, weights));
}

function readPairs(set: PairSet): Pair[][] {
  return set.jobs.map((job, j) =>
    set.candidates.map((candidate, c): Pair => {
      const findings = findTerms({ job, candidate, similarity: null });
      const known = others.filter((key) => findings[key] !== undefined);
      return {
        credits: fitted.map((key) => findings[key]?.credit ?? Number.NaN),
        rest: known.reduce((sum, key) => sum + baseWeights[key] * (findings[key]?.credit ?? 0), 0),
        restWeight: known.reduce((sum, key) => sum + baseWeights[key], 0),
        relevance: set.relevance(j, c),
      };
    }),
  );
}

function scoreOf({ credits, rest, restWeight }: Pair, weights: Weights): number {
  let points = rest;
  let weighed = restWeight;
  credits.forEach((credit, i) => {
    if (Number.isNaN(credit)) return;
    points += credit * (weights[i] ?? 0);
    weighed += weights[i] ?? 0;
  });
  return weighed === 0 ? 0 : points / weighed;
}

const rank = (pairs: readonly Pair[], weights: Weights): Ranked[] =>
  pairs.map((pair) => ({ score: scoreOf(pair, weights), relevance: pair.relevance }));

function figures(jobs: readonly Pair[][], weights: Weights): [auc: number, ndcg: number, pooled: number] {
  const ranked = jobs.map((pairs) => rank(pairs, weights));
  const mean = (of: (one: Ranked[]) => number) => ranked.reduce((sum, one) => sum + of(one), 0) / ranked.length;
  return [mean(aucOf), mean((one) => ndcgOf(one, 10)), aucOf(ranked.flat())];
}

// AUC is near 1 already, so its tenths weigh more.
const worth = (tables: readonly Pair[][][], weights: Weights): number =>
  tables.reduce((sum, jobs) => {
    const [auc, ndcg, pooled] = figures(jobs, weights);
    return sum + 4 * auc + ndcg + 2 * pooled;
  }, 0);

const describe = (weights: Weights): string => fitted.map((key, i) => `${key} ${weights[i]}`).join(', ');
const figuresOf = (tables: readonly Pair[][][], weights: Weights): string =>
  tables
    .map((jobs) =>
      figures(jobs, weights)
        .map((figure) => figure.toFixed(3))
        .join(' '),
    )
    .join(' | ');

/** All ways to move `step` hundredths from one term to another. */
function neighbours(weights: Weights, step: number): Weights[] {
  const ways: Weights[] = [];
  weights.forEach((has, from) => {
    if (has - step < (least[fitted[from] as (typeof fitted)[number]] ?? 0)) return;
    weights.forEach((_, to) => {
      if (to !== from) ways.push(weights.map((w, i) => (i === from ? w - step : i === to ? w + step : w)));
    });
  });
  return ways.filter((way) => way.reduce((sum, w) => sum + w, 0) === budget);
}
