import type { JobView, SkillLists } from '#modules/jobs';

export type TypedSkills = { required: string[]; preferred: string[] };

const keyOf = (skill: string): string => skill.trim().toLowerCase();

function distinct(skills: readonly string[], taken: ReadonlySet<string> = new Set()): string[] {
  const byKey = new Map(skills.map((skill) => [keyOf(skill), skill.trim()]));
  return [...byKey].filter(([key]) => key !== '' && !taken.has(key)).map(([, skill]) => skill);
}

/** Skills of a text area. Browsers end lines with CR LF. */
export const linesOf = (text: string): string[] => distinct(text.split(/\r?\n/));

/** The skills that count for the job, listed ones first. A skill is in one list. */
export function skillsOf(job: JobView): TypedSkills {
  const listed = {
    required: job.required_skills,
    preferred: distinct(job.preferred_skills, new Set(job.required_skills.map(keyOf))),
  };
  if (job.only_listed_skills) return { required: distinct(listed.required), preferred: listed.preferred };
  const isListed = new Set([...listed.required, ...listed.preferred].map(keyOf));
  const read = (weighted: JobView['required_skills_weighted']): string[] =>
    weighted
      .filter(({ skill, source }) => source === 'description' && !isListed.has(keyOf(skill)))
      .map(({ skill }) => skill);
  const required = distinct([...listed.required, ...read(job.required_skills_weighted)]);
  const preferred = distinct(
    [...listed.preferred, ...read(job.preferred_skills_weighted)],
    new Set(required.map(keyOf)),
  );
  return { required, preferred };
}

/** As the job stores them. */
export const listsOf = ({ required, preferred }: TypedSkills, addsRead: boolean): SkillLists => ({
  required_skills: required,
  preferred_skills: preferred,
  only_listed_skills: !addsRead,
});

/** In `after` and not in `before`. */
export const missingFrom = (before: readonly string[], after: readonly string[]): string[] => {
  const keys = new Set(before.map(keyOf));
  return after.filter((skill) => !keys.has(keyOf(skill)));
};

export const isSame = (a: TypedSkills, b: TypedSkills): boolean =>
  (['required', 'preferred'] as const).every(
    (list) => missingFrom(a[list], b[list]).length === 0 && missingFrom(b[list], a[list]).length === 0,
  );
