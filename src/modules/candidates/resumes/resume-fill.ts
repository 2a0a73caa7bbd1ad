import { isDeepStrictEqual } from 'node:util';
import type { ResumeProfile } from '#readers/resume';
import { canonicalSkill } from '#readers/skills';
import type { Candidate } from '../candidate.entity.ts';
import type { CandidateFields } from '../candidate.schemas.ts';
import { hiddenFields } from '../talent-pool/talent-pool.schemas.ts';
import { maskedProfile } from './resume-mask.ts';

export const fillableFields = [
  'phone_number',
  'location',
  'primary_skills',
  'secondary_skills',
  'total_experience_years',
  'relevant_experience_years',
  'current_company',
  'current_designation',
] as const;
type Fillable = (typeof fillableFields)[number];

/** The values that resumes have filled in, by field. */
export type FilledCandidateFields = Partial<Record<Fillable, string | number | string[]>>;
export type FillableValues = Pick<Candidate, Fillable>;

const mainSkills = 10;
const furtherSkills = 20;
const longest = 255;

/**
 * Fills fields that are empty, or that an earlier resume filled (`before`) and nobody has changed since. Skips hidden
 * fields of a masked candidate, and fills the others without contact data.
 */
export function fillFromResume(
  profile: ResumeProfile,
  candidate: FillableValues & Pick<Candidate, 'talent_pool_status'>,
  before: FilledCandidateFields,
): { change: CandidateFields; filled: FilledCandidateFields } {
  const masked = candidate.talent_pool_status === 'masked';
  const change: Record<string, unknown> = {};
  const filled: Record<string, unknown> = {};
  const isOurs = (field: Fillable) => isEmpty(candidate[field]) || isDeepStrictEqual(candidate[field], before[field]);
  const values = valuesOf(
    masked ? maskedProfile(profile) : profile,
    isOurs('primary_skills') ? [] : candidate.primary_skills,
  );
  for (const field of fillableFields) {
    if (!isOurs(field) || (masked && (hiddenFields as readonly string[]).includes(field))) continue;
    const value = values[field];
    if (!isEmpty(value)) filled[field] = value;
    const same = isDeepStrictEqual(value, candidate[field]) || (isEmpty(value) && isEmpty(candidate[field]));
    if (!same) change[field] = value;
  }
  return { change, filled };
}

/** The filled fields that nobody has changed since. */
export const stillFilled = (candidate: FillableValues, filled: FilledCandidateFields): Fillable[] =>
  fillableFields.filter((field) => field in filled && isDeepStrictEqual(candidate[field], filled[field]));

export const withdrawFilled = (
  candidate: FillableValues,
  filled: FilledCandidateFields,
  given: object,
): CandidateFields =>
  Object.fromEntries(
    stillFilled(candidate, filled)
      .filter((field) => !(field in given))
      .map((field) => [field, Array.isArray(candidate[field]) ? [] : null]),
  );

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function valuesOf(profile: ResumeProfile, listedSkills: readonly string[]): FillableValues {
  const listed = new Set(listedSkills.map(canonicalSkill));
  const names = profile.skills.map(({ skill }) => skill).filter((skill) => !listed.has(canonicalSkill(skill)));
  const main = listed.size > 0 ? [] : names.slice(0, mainSkills);
  const current = currentEmployment(profile);
  return {
    phone_number: short(profile.phones[0]),
    location: short(profile.location),
    primary_skills: main,
    secondary_skills: names.slice(main.length, main.length + furtherSkills),
    total_experience_years: profile.totalExperienceYears,
    relevant_experience_years: profile.relevantExperienceYears,
    current_company: short(current?.employer),
    current_designation: short(current?.title),
  };
}

/** The current position. Without any dates, the first one named. */
function currentEmployment({ employments }: ResumeProfile): ResumeProfile['employments'][number] | undefined {
  const current = employments.find((employment) => employment.current);
  if (current) return current;
  return employments.every(({ from, to }) => from === null && to === null) ? employments[0] : undefined;
}

const short = (text: string | null | undefined): string | null => (text ? text.slice(0, longest).trim() || null : null);
