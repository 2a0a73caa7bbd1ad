import type { MatchInputs, WeightedSkill } from './match-score.types.ts';
import { plainText } from './match-text.plain.ts';

/** What is stored of a job, as far as a score looks at it. The weighted skills are empty until the job is enriched. */
export type JobRow = {
  id: string;
  version: string;
  title: string;
  jd_text: string | null;
  description: string | null;
  skip_ai_enrichment: boolean;
  required_skills: string[];
  preferred_skills: string[];
  required_skills_weighted: WeightedSkill[];
  preferred_skills_weighted: WeightedSkill[];
  min_experience_years: number | null;
  max_experience_years: number | null;
  locations: string[];
  work_mode: 'onsite' | 'remote' | 'hybrid' | null;
  min_ctc: number | null;
  max_ctc: number | null;
  vector: number[] | null;
};

/**
 * What is stored of a candidate. Skill lists and relevant years are those that somebody gave: what was filled
 * from the resume counts by the resume. `resume_text` and `vector` are there only where it can be trusted; `name` and `titles` are what it says of both.
 */
export type CandidateRow = {
  id: string;
  version: string;
  primary_skills: string[];
  secondary_skills: string[];
  current_designation: string | null;
  total_experience_years: number | null;
  relevant_experience_years: number | null;
  location: string | null;
  preferred_location: string | null;
  notice_period_days: number | null;
  in_notice_period: boolean | null;
  expected_ctc: number | null;
  resume_text: string | null;
  resume_name: string | null;
  titles: string[] | null;
  vector: number[] | null;
};

const alike = (skill: string): WeightedSkill => ({ skill, weight: 1 });

/** A job as a score sees it. A job whose description is not to be parsed is judged by its title and fields alone. */
export function matchJob(job: JobRow): MatchInputs['job'] {
  // what an earlier reading found in the description counts no more than the description itself
  const enriched =
    !job.skip_ai_enrichment && (job.required_skills_weighted.length > 0 || job.preferred_skills_weighted.length > 0);
  const text = job.skip_ai_enrichment ? '' : [plainText(job.jd_text), job.description].filter(Boolean).join('\n');
  return {
    title: job.title,
    text: text === '' ? null : text,
    requiredSkills: enriched ? job.required_skills_weighted : job.required_skills.map(alike),
    preferredSkills: enriched ? job.preferred_skills_weighted : job.preferred_skills.map(alike),
    minExperienceYears: job.min_experience_years,
    maxExperienceYears: job.max_experience_years,
    locations: job.locations,
    workMode: job.work_mode,
    minCtc: job.min_ctc,
    maxCtc: job.max_ctc,
  };
}

/** A candidate as a score sees them: without who they are. */
export function matchCandidate(candidate: CandidateRow): MatchInputs['candidate'] {
  return {
    primarySkills: candidate.primary_skills,
    secondarySkills: candidate.secondary_skills,
    currentDesignation: candidate.current_designation,
    heldTitles: candidate.titles ?? [],
    totalExperienceYears: candidate.total_experience_years,
    relevantExperienceYears: candidate.relevant_experience_years,
    location: candidate.location,
    preferredLocation: candidate.preferred_location,
    noticePeriodDays: candidate.notice_period_days,
    inNoticePeriod: candidate.in_notice_period,
    expectedCtc: candidate.expected_ctc,
    resumeText: candidate.resume_text === null ? null : withoutIdentity(candidate.resume_text, candidate.resume_name),
  };
}

const addresses = /[^\s@]{1,64}@[^\s@]{1,255}|https?:\/\/\S+|(?:linkedin|github)\.com\/\S+/giu;

/** The text without the person's name and addresses: a score must not move when somebody is called otherwise. */
function withoutIdentity(text: string, name: string | null): string {
  const nameless = text.replace(addresses, ' ');
  if (name === null || name.length < 3) return nameless;
  return nameless.replaceAll(name, ' ').replaceAll(name.toUpperCase(), ' ');
}
