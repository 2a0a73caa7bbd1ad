/**
 * Measures how well the match score ranks resumes for a job description, on a corpus that is not part of the project:
 *
 *   npm run eval -- matching --corpus DIR [--jobs N] [--fit] [--json]
 *
 * Only title, description and resume text are used, read in the same way as by the worker. matching-sets.ts describes
 * the sets. AUC counts every relevance above 0, and nDCG@10 uses it as gain. Both are means over descriptions. `pooled`
 * is the AUC over the pairs of all descriptions at once.
 *
 * The last figures are the shares of relevant pairs, by bands of the score. If the bands of different sets agree, a
 * score means the same in every job. --jobs N takes N descriptions per set at a fixed stride. --fit fits the weights
 * instead and prints them.
 */
import { parseArgs } from 'node:util';
import { scoreMatch } from '../../src/modules/matching/score/match-score.ts';
import { fitWeights } from './fit-matching.ts';
import { type PairSet, readSetB, readSetC } from './matching-sets.ts';
import { aucOf, ndcgOf, type Ranked } from './ranking.ts';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    jobs: { type: 'string' },
    fit: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
if (values.corpus === undefined) throw new Error('say where the corpus is: --corpus DIR');
const stride = values.jobs === undefined ? 1 : Math.max(1, Math.ceil(400 / Number(values.jobs)));
if (!(stride >= 1)) throw new Error('--jobs takes a number of 1 or more');
const sets = [readSetC(values.corpus, stride), readSetB(values.corpus, stride)];

if (values.fit) fitWeights(sets);
else report(sets.map(evaluate));

type Evaluated = { figures: Record<string, number | string>; bands: string[] };

function evaluate(set: PairSet): Evaluated {
  let unscored = 0;
  const started = performance.now();
  const ranked = set.jobs.map((job, j) =>
    set.candidates.map((candidate, c): Ranked => {
      const { score } = scoreMatch({ job, candidate, similarity: null });
      if (score === null) unscored += 1;
      return { score: score ?? 0, relevance: set.relevance(j, c) };
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const mean = (of: (one: Ranked[]) => number) => ranked.reduce((sum, one) => sum + of(one), 0) / ranked.length;
  const all = ranked.flat();
  return {
    figures: {
      set: set.name,
      jobs: set.jobs.length,
      resumes: set.candidates.length,
      auc: round(mean(aucOf)),
      ndcg10: round(mean((one) => ndcgOf(one, 10))),
      pooled: round(aucOf(all)),
      unscored,
      perSecond: Math.round(all.length / seconds),
    },
    bands: Array.from({ length: 10 }, (_, band) => {
      const within = all.filter(({ score }) => Math.min(9, Math.floor(score / 10)) === band);
      if (within.length === 0) return '-';
      const share = within.filter(({ relevance }) => relevance > 0).length / within.length;
      return `${Math.round(share * 100)} % of ${within.length}`;
    }),
  };
}

function report(evaluated: Evaluated[]): void {
  if (values.json) {
    console.log(JSON.stringify(evaluated));
    return;
  }
  console.table(evaluated.map(({ figures }) => figures));
  const bands = Array.from({ length: 10 }, (_, band) => [
    `${band * 10}-${band * 10 + 10}`,
    Object.fromEntries(evaluated.map(({ figures, bands: of }) => [`relevant in ${figures.set}`, of[band]])),
  ]);
  console.table(Object.fromEntries(bands));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
