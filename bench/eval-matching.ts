/**
 * How well the match score ranks resumes for a job description, on a corpus that is not part of the project:
 *
 *   node bench/eval-matching.ts --corpus DIR [--jobs N] [--json]
 *
 * Set C: DIR/matching/jds_by_role.jsonl x resumes_by_category.jsonl; a resume is relevant (1) when
 * category_to_role.json maps its category to the description's role; roles that no category maps to are left out.
 * Set B: DIR/matching/rag500_pairs.jsonl; a description's own resume is relevant 1, resumes of the same title 0.5.
 *
 * Only title, description and resume text go in. AUC counts every relevance above 0, ties one half; nDCG@10 uses the
 * graded relevance as gain, ties broken by the resume's order. Both are means over descriptions. --jobs N takes N
 * descriptions per set at a fixed stride.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type MatchInputs, scoreMatch } from '../src/modules/matching/match-score.ts';

type JobText = { title: string; jd: string };
type Ranked = { score: number; relevance: number };
type Figures = {
  set: string;
  jobs: number;
  resumes: number;
  auc: number;
  ndcg10: number;
  unscored: number;
  perSecond: number;
};

const { values } = parseArgs({
  options: { corpus: { type: 'string' }, jobs: { type: 'string' }, json: { type: 'boolean', default: false } },
});
if (values.corpus === undefined) throw new Error('say where the corpus is: --corpus DIR');
const folder = path.join(values.corpus, 'matching');
const sample = values.jobs === undefined ? Number.POSITIVE_INFINITY : Number(values.jobs);
if (!(sample >= 1)) throw new Error('--jobs takes a number of 1 or more');

const figures = [evaluateSetC(), evaluateSetB()];
if (values.json) console.log(JSON.stringify(figures));
else console.table(figures);

function evaluateSetC(): Figures {
  const rolesOf = JSON.parse(readFileSync(path.join(folder, 'category_to_role.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  const mapped = new Set(Object.values(rolesOf).flat());
  const jobs = readLines<JobText & { role: string }>('jds_by_role.jsonl').filter(({ role }) => mapped.has(role));
  const resumes = readLines<{ category: string; text: string }>('resumes_by_category.jsonl');
  return evaluate(
    'C',
    jobs,
    resumes.map(({ text }) => text),
    (job, i) => {
      const category = resumes[i]?.category ?? '';
      return rolesOf[category]?.includes(job.role) === true ? 1 : 0;
    },
  );
}

function evaluateSetB(): Figures {
  const pairs = readLines<JobText & { id: string; resume: string }>('rag500_pairs.jsonl');
  return evaluate(
    'B',
    pairs,
    pairs.map(({ resume }) => resume),
    (job, i) => {
      const pair = pairs[i];
      if (pair?.id === job.id) return 1;
      return pair?.title === job.title ? 0.5 : 0;
    },
  );
}

function evaluate<Job extends JobText>(
  set: string,
  allJobs: Job[],
  resumes: string[],
  relevanceOf: (job: Job, resumeIndex: number) => number,
): Figures {
  const stride = Math.max(1, Math.ceil(allJobs.length / sample));
  const jobs = allJobs.filter((_, i) => i % stride === 0);
  let unscored = 0;
  let auc = 0;
  let ndcg = 0;
  const started = performance.now();
  for (const job of jobs) {
    const ranked = resumes.map((resumeText, i): Ranked => {
      const { score } = scoreMatch(inputsOf(job, resumeText));
      if (score === null) unscored += 1;
      return { score: score ?? 0, relevance: relevanceOf(job, i) };
    });
    auc += aucOf(ranked);
    ndcg += ndcgOf(ranked, 10);
  }
  const seconds = (performance.now() - started) / 1000;
  return {
    set,
    jobs: jobs.length,
    resumes: resumes.length,
    auc: round(auc / jobs.length, 3),
    ndcg10: round(ndcg / jobs.length, 3),
    unscored,
    perSecond: Math.round((jobs.length * resumes.length) / seconds),
  };
}

function inputsOf({ title, jd }: JobText, resumeText: string): MatchInputs {
  return {
    job: {
      title,
      description: jd,
      requiredSkills: [],
      preferredSkills: [],
      minExperienceYears: null,
      maxExperienceYears: null,
      locations: [],
      workMode: null,
      minCtc: null,
      maxCtc: null,
    },
    candidate: {
      primarySkills: [],
      secondarySkills: [],
      currentDesignation: null,
      totalExperienceYears: null,
      relevantExperienceYears: null,
      location: null,
      preferredLocation: null,
      noticePeriodDays: null,
      inNoticePeriod: null,
      expectedCtc: null,
      resumeText,
    },
  };
}

/** The chance that a relevant resume scores above one that is not (Mann-Whitney U over both counts). */
function aucOf(ranked: Ranked[]): number {
  const relevant = ranked.filter(({ relevance }) => relevance > 0);
  const others = ranked.filter(({ relevance }) => relevance === 0);
  let wins = 0;
  for (const { score } of relevant)
    for (const other of others) wins += score > other.score ? 1 : score === other.score ? 0.5 : 0;
  return wins / (relevant.length * others.length);
}

/** Normalized discounted cumulative gain of the first k, gain = relevance, discount log2(rank + 1). */
function ndcgOf(ranked: Ranked[], k: number): number {
  const ideal = gainOf(
    ranked.toSorted((a, b) => b.relevance - a.relevance),
    k,
  );
  return (
    gainOf(
      ranked.toSorted((a, b) => b.score - a.score),
      k,
    ) / ideal
  );
}

function gainOf(ordered: Ranked[], k: number): number {
  return ordered.slice(0, k).reduce((sum, { relevance }, i) => sum + relevance / Math.log2(i + 2), 0);
}

function readLines<Row>(name: string): Row[] {
  return readFileSync(path.join(folder, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
