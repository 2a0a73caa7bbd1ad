import { alternativeNames } from '#readers/skills';
import { plainText } from './plain-text.ts';
import type { MatchInputs, SkillWeight } from './score-types.ts';

/** The weighted skills are empty until the job has been enriched. */
export type MatchJobRow = {
  id: string;
  version: string;
  title: string;
  jd_text: string | null;
  description: string | null;
  skip_ai_enrichment: boolean;
  required_skills: string[];
  preferred_skills: string[];
  required_skills_weighted: SkillWeight[];
  preferred_skills_weighted: SkillWeight[];
  min_experience_years: number | null;
  max_experience_years: number | null;
  locations: string[];
  work_mode: 'onsite' | 'remote' | 'hybrid' | null;
  min_ctc: number | null;
  max_ctc: number | null;
  vector: number[] | null;
};

/** Leaves out values filled from the resume. `resume_text` and `vector` are null unless the resume is reliable. */
export type MatchCandidateRow = {
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

const unweighted = (listed: string): SkillWeight[] => {
  const names = alternativeNames(listed);
  return names.map((skill) => ({
    skill,
    weight: 1 / names.length,
    ...(names.length > 1 && { alternatives: names.filter((name) => name !== skill) }),
  }));
};

/** With skip_ai_enrichment, only the title and fields count. */
export function matchJob(job: MatchJobRow): MatchInputs['job'] {
  // Skills from an earlier enrichment do not count either.
  const enriched =
    !job.skip_ai_enrichment && (job.required_skills_weighted.length > 0 || job.preferred_skills_weighted.length > 0);
  const text = job.skip_ai_enrichment ? '' : [plainText(job.jd_text), job.description].filter(Boolean).join('\n');
  return {
    title: job.title,
    text: text === '' ? null : text,
    requiredSkills: enriched ? job.required_skills_weighted : job.required_skills.flatMap(unweighted),
    preferredSkills: enriched ? job.preferred_skills_weighted : job.preferred_skills.flatMap(unweighted),
    minExperienceYears: job.min_experience_years,
    maxExperienceYears: job.max_experience_years,
    locations: job.locations,
    workMode: job.work_mode,
    minCtc: job.min_ctc,
    maxCtc: job.max_ctc,
  };
}

export function matchCandidate(candidate: MatchCandidateRow): MatchInputs['candidate'] {
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

/** Removes name and addresses, so that they can't affect the score. */
function withoutIdentity(text: string, name: string | null): string {
  const nameless = text.replace(addresses, ' ');
  if (name === null || name.length < 3) return nameless;
  return nameless.replaceAll(name, ' ').replaceAll(name.toUpperCase(), ' ');
}
