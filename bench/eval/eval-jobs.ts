/**
 * What the job reader finds in job descriptions, on a corpus that is not part of the project:
 *
 *   npm run -s eval -- jobs --corpus DIR [--json]
 *
 * DIR/matching/html: *.html with *.expected.json beside it (`title`, `required`, `preferred`, `not_skills`,
 * `min_years`, `max_years`, where said): found of expected, and those that must not be there. A skill counts as found
 * when it or a near relative's wider name (Spring for Spring Boot) is.
 * DIR/matching/jds_by_role.jsonl and rag500_pairs.jsonl (`title`, `jd`): nobody has marked them, so these are counts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type JobReading, readJob } from '../../src/modules/jobs/index.ts';
import { canonicalSkill, relatedSkills } from '../../src/readers/skills/index.ts';

type Expected = {
  title: string;
  required?: string[];
  preferred?: string[];
  not_skills?: string[];
  min_years?: number;
  max_years?: number;
};

const { values } = parseArgs({ options: { corpus: { type: 'string' }, json: { type: 'boolean', default: false } } });
if (values.corpus === undefined) throw new Error('say where the corpus is: --corpus DIR');
const folder = path.join(values.corpus, 'matching');

const read = (title: string, html: string | null, text: string | null): JobReading =>
  readJob({ title, jd_text: html, description: text, required_skills: [], preferred_skills: [] });

const figures = { html: marked(), counts: ['jds_by_role.jsonl', 'rag500_pairs.jsonl'].map(counted) };
if (values.json) console.log(JSON.stringify(figures));
else {
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
  const jobs = readFileSync(path.join(folder, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { title: string; jd: string });
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
