import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateJobQuestions, type JobReading, readJob } from '../../src/modules/jobs/index.ts';
import { canonicalSkill, skillCategory, wholeOf } from '../../src/readers/skills/index.ts';

/** A demand, or alternatives of which any is sufficient. */
type Demand = string | string[];

/** The reader is tuned on `build` and `fitted`, and the certainty of demands is fitted to both. */
export const labelParts = ['build', 'fitted', 'held', 'unseen'] as const;

/**
 * Labels of a description by one person, or by two people who agreed on them. `used`: not a condition, but plainly part
 * of the work.
 */
export type JobLabels = {
  part: (typeof labelParts)[number];
  demanded: Demand[];
  used: Demand[];
  preferred: Demand[];
  min_years: number | null;
  max_years: number | null;
  places: string[];
  work_mode: string | null;
};

export type JobText = { title: string; jd: string };

export const textId = ({ title, jd }: JobText): string =>
  createHash('sha256').update(`${title}\n${jd}`).digest('hex').slice(0, 12);

export const readLabels = (): Record<string, JobLabels> =>
  Object.assign(
    {},
    ...['job-labels.json', 'later-labels.json', 'trade-labels.json'].map((file) =>
      JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
    ),
  ) as Record<string, JobLabels>;

/** Descriptions of many trades that were written for this project, by their IDs in the labels. */
export const readPostings = (): [string, JobText][] => [
  ...textsIn('postings', 'posting'),
  ...textsIn('trades', 'trade'),
];

const textsIn = (folder: string, kind: string): [string, JobText][] =>
  readdirSync(path.join(import.meta.dirname, folder)).map((file) => [
    `${kind}/${file.replace(/\.txt$/, '')}`,
    readPosting(path.join(import.meta.dirname, folder, file)),
  ]);

/** A file with the title in its first line. */
export function readPosting(file: string): JobText {
  const [head = '', ...lines] = readFileSync(file, 'utf8').split('\n');
  return { title: head.replace(/^TITLE: */, ''), jd: lines.join('\n').trim() };
}

export const jobKinds = ['corpus', 'written', 'trades'] as const;

/** `trades`: the labels are those of the author. */
export const kindOfJob = (id: string): (typeof jobKinds)[number] =>
  id.startsWith('posting/') ? 'written' : id.startsWith('trade/') ? 'trades' : 'corpus';

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/(?:ie)?s$/, '') : word));

/**
 * Whether two skills are the same word, name or alias. A longer form of a skill counts too, also if the lexicon lacks
 * that skill.
 */
export function isSameSkill(read: string, labelled: string): boolean {
  const [a, b] = [canonicalSkill(read), canonicalSkill(labelled)];
  if (a === b) return true;
  const [short = [], long = []] = [wordsOf(read), wordsOf(labelled)].toSorted((x, y) => x.length - y.length);
  if (short.join(' ') === long.join(' ')) return true;
  const areKnown = skillCategory(a) !== undefined && skillCategory(b) !== undefined;
  if (areKnown && wholeOf(a) !== b && wholeOf(b) !== a) return false;
  return short.length > 0 && long.length <= 5 && ` ${long.join(' ')} `.includes(` ${short.join(' ')} `);
}

/** Years are read with one decimal: 0.8 means nine months. */
const isSameNumber = (read: number | null, labelled: number | null): boolean =>
  read === labelled || (read !== null && labelled !== null && Math.abs(read - labelled) < 0.051);

const listOf = (demand: Demand): string[] => (typeof demand === 'string' ? [demand] : demand);
const isIn = (skill: string, demands: readonly Demand[]): boolean =>
  demands.some((demand) => listOf(demand).some((labelled) => isSameSkill(skill, labelled)));
export const isDemanded = (skill: string, { demanded }: JobLabels): boolean => isIn(skill, demanded);
const isMet = (demand: Demand, skills: readonly { skill: string }[]): boolean =>
  listOf(demand).some((labelled) => skills.some(({ skill }) => isSameSkill(skill, labelled)));

/** Whether there are five questions that differ in more than their skill or duty. No two may end alike. */
function areFiveFrames(questions: readonly { text: string; skill?: string | null }[]): boolean {
  const ends = questions.map(({ text, skill }) => {
    const frame = skill ? text.replaceAll(skill, '') : text;
    return frame.split(/(?<=[.?]) (?=[A-Z])/).at(-1);
  });
  return ends.length === 5 && new Set(ends).size === 5;
}

/** A judged description: what was read, which of it is right, and what is missing. */
export type JudgedJob = {
  id: string;
  title: string;
  labels: JobLabels;
  reading: JobReading;
  right: string[];
  strict: string[];
  wrong: string[];
  missed: Demand[];
  missedPreferred: Demand[];
  heaviestDemanded: boolean | undefined;
  sameYears: boolean;
  placesFound: number;
  sameWorkMode: boolean;
  asksOnDuty: boolean;
};

export function judgeJob(id: string, { title, jd }: JobText, labels: JobLabels): JudgedJob {
  const reading = readJob({ title, jd_text: jd, description: null, required_skills: [], preferred_skills: [] });
  const names = reading.required.map(({ skill }) => skill);
  const strict = names.filter((skill) => isIn(skill, labels.demanded));
  const right = names.filter((skill) => isIn(skill, [...labels.demanded, ...labels.used]));
  const heaviest = names.slice(0, 5);
  const questions = generateJobQuestions(title, reading);
  const known = [...labels.demanded, ...labels.used, ...labels.preferred];
  return {
    id,
    title,
    labels,
    reading,
    right,
    strict,
    wrong: names.filter((skill) => !right.includes(skill)),
    missed: labels.demanded.filter((demand) => !isMet(demand, reading.required)),
    missedPreferred: labels.preferred.filter((demand) => !isMet(demand, reading.preferred)),
    heaviestDemanded: heaviest.length === 0 ? undefined : heaviest.every((skill) => isIn(skill, labels.demanded)),
    sameYears:
      isSameNumber(reading.minExperienceYears, labels.min_years) &&
      isSameNumber(reading.maxExperienceYears, labels.max_years),
    placesFound: placesOf(labels).filter((place) =>
      reading.locations.some((location) => location.toLowerCase().includes(place.toLowerCase())),
    ).length,
    sameWorkMode: reading.workMode === labels.work_mode,
    asksOnDuty: areFiveFrames(questions) && questions.every(({ skill }) => !skill || isIn(skill, known)),
  };
}

/** "Whitefield, Bangalore (Karnataka)" names three places. */
const placesOf = ({ places }: JobLabels): string[] =>
  places.flatMap((place) => place.split(/[,()]/)).flatMap((place) => place.trim() || []);

/** A reading has room for this many required skills, even if the text demands more. */
const mostRequired = 15;

const share = (part: number, whole: number): number => (whole === 0 ? 1 : Math.round((part / whole) * 1000) / 1000);
const sum = (jobs: readonly JudgedJob[], of: (job: JudgedJob) => number): number =>
  jobs.reduce((total, job) => total + of(job), 0);
const shareOf = (jobs: readonly JudgedJob[], holds: (job: JudgedJob) => boolean): number =>
  share(jobs.filter(holds).length, jobs.length);

export function figuresOf(set: string, jobs: readonly JudgedJob[]) {
  const read = sum(jobs, ({ reading }) => reading.required.length);
  const demanded = sum(jobs, ({ labels }) => labels.demanded.length);
  const found = demanded - sum(jobs, ({ missed }) => missed.length);
  const preferred = sum(jobs, ({ labels }) => labels.preferred.length);
  const places = sum(jobs, ({ labels }) => placesOf(labels).length);
  const counts = jobs.map(({ reading }) => reading.required.length).toSorted((a, b) => a - b);
  return {
    set,
    jobs: jobs.length,
    precision: share(
      sum(jobs, ({ right }) => right.length),
      read,
    ),
    strict: share(
      sum(jobs, ({ strict }) => strict.length),
      read,
    ),
    recall: share(found, demanded),
    ofPlaces: share(
      found,
      sum(jobs, ({ labels }) => Math.min(mostRequired, labels.demanded.length)),
    ),
    top5: shareOf(
      jobs.filter(({ heaviestDemanded }) => heaviestDemanded !== undefined),
      ({ heaviestDemanded }) => heaviestDemanded === true,
    ),
    median: counts[Math.floor(counts.length / 2)] ?? 0,
    max: counts.at(-1) ?? 0,
    preferred: share(preferred - sum(jobs, ({ missedPreferred }) => missedPreferred.length), preferred),
    years: shareOf(jobs, ({ sameYears }) => sameYears),
    places: share(
      sum(jobs, ({ placesFound }) => placesFound),
      places,
    ),
    workMode: shareOf(jobs, ({ sameWorkMode }) => sameWorkMode),
    questions: shareOf(jobs, ({ asksOnDuty }) => asksOnDuty),
  };
}
