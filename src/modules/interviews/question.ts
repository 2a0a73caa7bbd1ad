import type { Asked } from '#modules/jobs';
import { readSkillText, skillCategory, skillName } from '#modules/skills';

export { type Asked, asInterview, cleanName, firstFive, type InterviewQuestion, shownSkills } from '#modules/jobs';

const general = new Set(
  ['Software', 'Web', 'Frontend', 'Backend', 'Full Stack', 'Mobile'].map((what) => `${what} Development`),
);
/** Whether everybody in the trade has a skill, so that a question about it would be about nothing in particular. */
export const isGeneral = (skill: string): boolean => skillCategory(skill) === 'soft' || general.has(skillName(skill));

/** The known skills that a text names, by canonical key: the particular ones first, of these the oftenest named. */
export const skillsNamedIn = (text: string): string[] =>
  [...readSkillText(text).skills]
    .sort(([a, n], [b, m]) => Number(isGeneral(a)) - Number(isGeneral(b)) || m - n)
    .map(([skill]) => skill);

/** The n-th of questions that each ask of a skill in another way. */
export function askOfSkill(phrasings: readonly ((skill: string) => string)[], skills: readonly string[]): Asked[] {
  return phrasings.flatMap((phrase, n) => {
    const skill = skills[n];
    return skill === undefined ? [] : [{ text: phrase(skill), skill }];
  });
}
