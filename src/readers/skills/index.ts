export type { SkillCategory } from './skill-entry.ts';
export {
  canonicalSkill,
  containsPhrase,
  countPhrase,
  countSkill,
  findSkills,
  readSkillText,
  relatedSkills,
  relativesOf,
  type SkillText,
  separateSkills,
  skillCategory,
  skillName,
} from './skill-matcher.ts';
export { suggestedSkills } from './skill-suggestion.ts';
