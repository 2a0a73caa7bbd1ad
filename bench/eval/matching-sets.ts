import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fillFromResume } from '../../src/modules/candidates/resumes/resume-fill.ts';
import { matchCandidate, matchJob } from '../../src/modules/matching/score/inputs.ts';
import type { MatchInputs } from '../../src/modules/matching/score/match-score.ts';
import { readJob } from '../../src/readers/posting/job-reading.ts';
import { readResumeProfile } from '../../src/readers/resume/profile/profile-reader.ts';

/** Descriptions, resumes, and the relevance of each resume for each description, from 0 to 1. */
export type PairSet = {
  name: string;
  jobs: MatchInputs['job'][];
  candidates: MatchInputs['candidate'][];
  relevance: (job: number, candidate: number) => number;
};

type JobText = { title: string; jd: string };

/** Years in a resume are counted up to this day, so that runs on other days give the same result. */
const asOf = '2026-01-01';

/**
 * Set C: DIR/matching/jds_by_role.jsonl x resumes_by_category.jsonl. A resume is relevant if category_to_role.json maps
 * its category to the description's role. Roles that no category maps to are left out.
 */
export function readSetC(corpus: string, stride: number): PairSet {
  const rolesOf = JSON.parse(readFileSync(path.join(corpus, 'matching', 'category_to_role.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  const mapped = new Set(Object.values(rolesOf).flat());
  const rows = readLines<JobText & { role: string }>(corpus, 'jds_by_role.jsonl');
  const jobs = rows.filter(({ role }) => mapped.has(role)).filter((_, i) => i % stride === 0);
  const resumes = readLines<{ category: string; text: string }>(corpus, 'resumes_by_category.jsonl');
  return {
    name: 'C',
    jobs: jobs.map(jobOf),
    candidates: resumes.map(({ text }) => candidateOf(text)),
    relevance: (job, candidate) =>
      rolesOf[resumes[candidate]?.category ?? '']?.includes(jobs[job]?.role ?? '') === true ? 1 : 0,
  };
}

/**
 * Set B: DIR/matching/rag500_pairs.jsonl. A description's own resume has relevance 1, and resumes of the same title
 * 0.5.
 */
export function readSetB(corpus: string, stride: number): PairSet {
  const pairs = readLines<JobText & { id: string; resume: string }>(corpus, 'rag500_pairs.jsonl');
  const jobs = pairs.filter((_, i) => i % stride === 0);
  return {
    name: 'B',
    jobs: jobs.map(jobOf),
    candidates: pairs.map(({ resume }) => candidateOf(resume)),
    relevance: (job, candidate) => {
      if (pairs[candidate]?.id === jobs[job]?.id) return 1;
      return pairs[candidate]?.title === jobs[job]?.title ? 0.5 : 0;
    },
  };
}

/** A job after enrichment. The integration has sent title and jd_text. */
function jobOf({ title, jd }: JobText): MatchInputs['job'] {
  const sources = { title, jd_text: jd, description: null, required_skills: [], preferred_skills: [] };
  const reading = readJob(sources);
  return matchJob({
    ...sources,
    id: '',
    version: '',
    skip_ai_enrichment: false,
    required_skills_weighted: reading.required,
    preferred_skills_weighted: reading.preferred,
    min_experience_years: reading.minExperienceYears,
    max_experience_years: reading.maxExperienceYears,
    locations: reading.locations,
    work_mode: reading.workMode,
    min_ctc: null,
    max_ctc: null,
    vector: null,
  });
}

/** A candidate after the resume was read. The integration has sent a resume of plain text. */
function candidateOf(text: string): MatchInputs['candidate'] {
  const profile = readResumeProfile(
    text.split('\n').map((line) => ({ text: line, size: null, bold: false })),
    asOf,
  );
  const empty = {
    talent_pool_status: 'not_linked' as const,
    phone_number: null,
    location: null,
    primary_skills: [],
    secondary_skills: [],
    total_experience_years: null,
    relevant_experience_years: null,
    current_company: null,
    current_designation: null,
  };
  const { change } = fillFromResume(profile, empty, {});
  return matchCandidate({
    id: '',
    version: '',
    primary_skills: [],
    secondary_skills: [],
    current_designation: change.current_designation ?? null,
    total_experience_years: change.total_experience_years ?? null,
    relevant_experience_years: null,
    location: change.location ?? null,
    preferred_location: null,
    notice_period_days: null,
    in_notice_period: null,
    expected_ctc: null,
    resume_text: text,
    resume_name: profile.name,
    titles: profile.employments.flatMap(({ title }) => title ?? []),
    vector: null,
  });
}

function readLines<Row>(corpus: string, name: string): Row[] {
  return readFileSync(path.join(corpus, 'matching', name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
}
