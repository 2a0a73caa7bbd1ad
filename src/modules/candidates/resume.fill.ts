import { isDeepStrictEqual } from 'node:util';
import type { ResumeProfile } from '#modules/resumes';
import { canonicalSkill } from '#modules/skills';
import type { Candidate } from './candidate.entity.ts';
import type { CandidateFields } from './candidate.schemas.ts';
import { hiddenFields } from './talent-pool.schemas.ts';

/** The fields of a candidate that a resume can fill. */
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

/** What was filled, by field, with the value that was written. */
export type Filled = Partial<Record<Fillable, string | number | string[]>>;
/** A candidate's values of them. */
export type Fillables = Pick<Candidate, Fillable>;
type Hidden = (typeof hiddenFields)[number];

const mainSkills = 10;
const furtherSkills = 20;
const longest = 255;

/**
 * What the resume changes in the candidate: fields that are empty, and fields that an earlier resume filled and nobody
 * has changed since. What the integration sent stays. A masked candidate's hidden fields are left alone.
 */
export function fillFrom(
  profile: ResumeProfile,
  candidate: Fillables & Pick<Candidate, 'talent_pool_status'>,
  before: Filled,
): { change: CandidateFields; filled: Filled } {
  const masked = candidate.talent_pool_status === 'masked';
  const change: Record<string, unknown> = {};
  const filled: Record<string, unknown> = {};
  const ours = (field: Fillable) => isEmpty(candidate[field]) || isDeepStrictEqual(candidate[field], before[field]);
  const said = valuesOf(profile, ours('primary_skills') ? [] : candidate.primary_skills);
  for (const field of fillableFields) {
    if (!ours(field) || (masked && hiddenFields.includes(field as Hidden))) continue;
    const value = said[field];
    if (!isEmpty(value)) filled[field] = value;
    const same = isDeepStrictEqual(value, candidate[field]) || (isEmpty(value) && isEmpty(candidate[field]));
    if (!same) change[field] = value;
  }
  return { change, filled };
}

/** What was filled and holds still; all else has been changed by somebody, who answers for it. */
export const stillFilled = (candidate: Fillables, filled: Filled): Fillable[] =>
  fillableFields.filter((field) => field in filled && isDeepStrictEqual(candidate[field], filled[field]));

/** What becomes of the candidate where the resume is taken away: what it filled goes, but for fields `given` now. */
export const withdrawn = (candidate: Fillables, filled: Filled, given: object): CandidateFields =>
  Object.fromEntries(
    stillFilled(candidate, filled)
      .filter((field) => !(field in given))
      .map((field) => [field, Array.isArray(candidate[field]) ? [] : null]),
  );

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function valuesOf(profile: ResumeProfile, listedSkills: readonly string[]): Fillables {
  const listed = new Set(listedSkills.map(canonicalSkill));
  const names = profile.skills.map(({ skill }) => skill).filter((skill) => !listed.has(canonicalSkill(skill)));
  const main = listed.size > 0 ? [] : names.slice(0, mainSkills);
  const present = presentOf(profile);
  return {
    phone_number: short(profile.phones[0]),
    location: short(profile.location),
    primary_skills: main,
    secondary_skills: names.slice(main.length, main.length + furtherSkills),
    total_experience_years: profile.totalExperienceYears,
    relevant_experience_years: profile.relevantExperienceYears,
    current_company: short(present?.employer),
    current_designation: short(present?.title),
  };
}

/** The position held now; where no dates are given, the first one named. */
function presentOf({ employments }: ResumeProfile): ResumeProfile['employments'][number] | undefined {
  const current = employments.find((employment) => employment.current);
  if (current) return current;
  return employments.every(({ from, to }) => from === null && to === null) ? employments[0] : undefined;
}

const short = (text: string | null | undefined): string | null => (text ? text.slice(0, longest).trim() || null : null);
