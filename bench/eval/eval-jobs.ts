/**
 * Measures what the job reader finds in job descriptions, on a corpus that is not part of the project:
 *
 *   npm run -s eval -- jobs --corpus DIR [--build] [--json] [--fit]
 *
 * DIR/matching/html has *.html files, each with an *.expected.json file (`title`, `required`, `preferred`,
 * `not_skills`, `min_years`, `max_years`, where the text says so). The figures are the share of the expected values
 * that were found, and the values that must not be there. A skill counts as found if it or the wider name of a near
 * relative (Spring for Spring Boot) was found.
 *
 * DIR/matching/jds_by_role.jsonl and rag500_pairs.jsonl have `title` and `jd`. The figures are counts for all of them,
 * and shares for those in job-labels.json and later-labels.json. Two people labelled most of the former independently
 * and settled their differences. 60 have the labels of one person. Those in later-labels.json were labelled by others,
 * who are stricter about what is demanded.
 *
 * The descriptions in `postings` were written for this project, as examples of trades and of unusual wordings that the
 * corpus lacks. 24 of them (from 37 on) have the labels of their author. So have those in `trades`, which were written
 * to be hard to read.
 *
 * The reader is tuned on `build` and `fitted`, except for most wordings in the first 78 and the last 28 of `trades`. It is not tuned on
 * `held` and `unseen`.
 *
 * `precision`: skills read as required that are demanded or used in the work. `strict`: those that are demanded.
 * `recall`: found skills among all that are demanded. `ofPlaces`: the same, among as many as a reading has room for (15
 * a job). `top5`: jobs whose five heaviest skills are all demanded. `questions`: jobs with five questions of five
 * frames, none about a skill that nobody mentions. `--build` lists the mistakes in `build`. `--fit` fits the
 * certainty of demands to `build` and `fitted`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type JobReading, readJob } from '../../src/modules/jobs/index.ts';
import { canonicalSkill, relatedSkills } from '../../src/readers/skills/index.ts';
import { fitDemands } from './fit-demands.ts';
import {
  figuresOf,
  type JobText,
  type JudgedJob,
  jobKinds,
  judgeJob,
  kindOfJob,
  labelParts,
  readLabels,
  readPostings,
  textId,
} from './labelled-jobs.ts';

type Expected = {
  title: string;
  required?: string[];
  preferred?: string[];
  not_skills?: string[];
  min_years?: number;
  max_years?: number;
};

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    build: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    fit: { type: 'boolean', default: false },
  },
});
if (values.corpus === undefined) throw new Error('say where the corpus is: --corpus DIR');
const folder = path.join(values.corpus, 'matching');

const read = (title: string, html: string | null, text: string | null): JobReading =>
  readJob({ title, jd_text: html, description: text, required_skills: [], preferred_skills: [] });

const sets = ['jds_by_role.jsonl', 'rag500_pairs.jsonl'];
const texts = new Map([
  ...sets.flatMap(textsOf).map((text): [string, JobText] => [textId(text), text]),
  ...readPostings(),
]);
if (values.fit) {
  const fitted = Object.entries(readLabels()).filter(([, { part }]) => part === 'build' || part === 'fitted');
  fitDemands(
    fitted.flatMap(([id, labels]) => {
      const text = texts.get(id);
      return text === undefined ? [] : { group: `${labels.part}, ${kindOfJob(id)}`, text, labels };
    }),
  );
  process.exit();
}
const judged = labelled();
const figures = {
  labelled: labelParts.flatMap((part) =>
    jobKinds.flatMap((kind) => {
      const jobs = judged.filter(({ id, labels }) => labels.part === part && kindOfJob(id) === kind);
      return jobs.length === 0 ? [] : figuresOf(`${part}, ${kind}`, jobs);
    }),
  ),
  html: marked(),
  counts: sets.map(counted),
};
if (values.json) console.log(JSON.stringify(figures));
else if (values.build) for (const job of judged) showMistakes(job);
else {
  console.table(figures.labelled);
  console.table(figures.html);
  console.table(figures.counts);
}

function marked() {
  const html = path.join(folder, 'html');
  const names = readdirSync(html).filter((name) => name.endsWith('.html'));
  return names.map((name) => {
    const expected = JSON.parse(
      readFileSync(path.join(html, name.replace(/\.html$/, '.expected.json')), 'utf8'),
    ) as Expected;
    const reading = read(expected.title, readFileSync(path.join(html, name), 'utf8'), null);
    const all = [...reading.required, ...reading.preferred];
    return {
      file: name,
      required: share(expected.required ?? [], reading.required),
      preferred: share(expected.preferred ?? [], reading.preferred),
      wrongly: (expected.not_skills ?? []).filter((skill) => has(all, skill)).length,
      others: all.filter(
        ({ skill }) => ![...(expected.required ?? []), ...(expected.preferred ?? [])].some((s) => is(s, skill)),
      ).length,
      min: is(expected.min_years, reading.minExperienceYears),
      max: is(expected.max_years, reading.maxExperienceYears),
    };
  });
}

function textsOf(name: string): JobText[] {
  const lines = readFileSync(path.join(folder, name), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as JobText);
}

function labelled(): JudgedJob[] {
  return Object.entries(readLabels()).flatMap(([id, own]) => {
    const text = texts.get(id);
    return text === undefined ? [] : [judgeJob(id, text, own)];
  });
}

function showMistakes({ id, title, labels, reading, ...job }: JudgedJob): void {
  if (labels.part !== 'build') return;
  console.log(`\n${id} ${title}`);
  if (job.heaviestDemanded === false)
    console.log(
      '  heaviest',
      reading.required
        .slice(0, 5)
        .map(({ skill }) => (job.strict.includes(skill) ? skill : `(${skill})`))
        .join(', '),
    );
  console.log('  right ', job.right.filter((skill) => job.strict.includes(skill)).join(', '));
  console.log('  used  ', job.right.filter((skill) => !job.strict.includes(skill)).join(', '));
  console.log('  wrong ', job.wrong.join(', '));
  console.log('  missed', job.missed.join(' | '));
  console.log(
    '  preferred',
    reading.preferred.map(({ skill }) => skill).join(', '),
    '| missed',
    job.missedPreferred.join(' | '),
  );
  console.log(
    '  years',
    reading.minExperienceYears,
    reading.maxExperienceYears,
    'not',
    labels.min_years,
    labels.max_years,
  );
}

function is(expected: string | number | undefined, found: string | number | null): boolean {
  if (typeof expected !== 'string' || typeof found !== 'string') return (expected ?? null) === found;
  const [a, b] = [canonicalSkill(expected), canonicalSkill(found)];
  return a === b || (relatedSkills(a, b) && (a.startsWith(b) || b.startsWith(a)));
}

function has(skills: JobReading['required'], wanted: string): boolean {
  return skills.some(({ skill }) => is(wanted, skill));
}

function share(expected: string[], found: JobReading['required']): string {
  return `${expected.filter((skill) => has(found, skill)).length} of ${expected.length}`;
}

function counted(name: string) {
  const jobs = textsOf(name);
  const since = performance.now();
  const readings = jobs.map(({ title, jd }) => read(title, null, jd));
  const ms = (performance.now() - since) / jobs.length;
  const percent = (has: (reading: JobReading) => boolean) =>
    `${Math.round((readings.filter(has).length / jobs.length) * 100)} %`;
  const mean = (of: (reading: JobReading) => number) =>
    Math.round((readings.reduce((sum, reading) => sum + of(reading), 0) / jobs.length) * 10) / 10;
  return {
    set: name,
    jobs: jobs.length,
    min: percent((r) => r.minExperienceYears !== null),
    max: percent((r) => r.maxExperienceYears !== null),
    location: percent((r) => r.locations.length > 0),
    workMode: percent((r) => r.workMode !== null),
    anyRequired: percent((r) => r.required.length > 0),
    required: mean((r) => r.required.length),
    preferred: mean((r) => r.preferred.length),
    msEach: Math.round(ms * 100) / 100,
  };
}
