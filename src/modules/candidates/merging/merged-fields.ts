import type { Candidate } from '../candidate.entity.ts';
import type { CandidateFields } from '../candidate.schemas.ts';

const simple = [
  ...(['full_name', 'email', 'external_id', 'phone_number', 'whatsapp_number', 'location'] as const),
  ...(['preferred_location', 'total_experience_years', 'relevant_experience_years', 'current_company'] as const),
  ...(['current_designation', 'current_ctc', 'expected_ctc', 'notice_period_days', 'in_notice_period'] as const),
  ...(['last_working_day', 'source', 'resume_url'] as const),
] satisfies (keyof CandidateFields)[];

/** The most items that a list in the API may have. */
const maxItems = 200;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

function united(a: readonly string[], b: readonly string[], keyOf: (item: string) => string): string[] {
  const byKey = new Map([...a, ...b].toReversed().map((item) => [keyOf(item), item]));
  return [...new Set([...a, ...b].map((item) => byKey.get(keyOf(item)) ?? item))].slice(0, maxItems);
}

const lower = (text: string): string => text.toLowerCase();
const unchanged = (text: string): string => text;

/** Satisfied by stored candidates and by those in responses. */
export type MergedPerson = Pick<
  Candidate,
  | (typeof simple)[number]
  | 'resume_path'
  | 'primary_skills'
  | 'secondary_skills'
  | 'tags'
  | 'metadata'
  | 'talent_pool_status'
>;
export type MergedFields = CandidateFields & { talent_pool_status: Candidate['talent_pool_status'] };

/**
 * The fields of one candidate made of two. Where both have a value, the value of `kept` stays. A link of `other` never takes
 * the place of its own resume.
 */
export function mergedFields(kept: MergedPerson, other: MergedPerson): MergedFields {
  const values = Object.fromEntries(
    simple.map((field) => [field, isEmpty(kept[field]) ? other[field] : kept[field]]),
  ) as CandidateFields;
  const hasResume = Boolean(kept.resume_path || kept.resume_url);
  const isRevealed = [kept, other].some(({ talent_pool_status }) => talent_pool_status === 'revealed');
  return {
    ...values,
    resume_path: hasResume ? kept.resume_path : other.resume_path,
    primary_skills: united(kept.primary_skills, other.primary_skills, lower),
    secondary_skills: united(kept.secondary_skills, other.secondary_skills, lower),
    tags: united(kept.tags, other.tags, unchanged),
    metadata: kept.metadata || other.metadata ? { ...other.metadata, ...kept.metadata } : null,
    talent_pool_status: isRevealed ? 'revealed' : kept.talent_pool_status,
  };
}
