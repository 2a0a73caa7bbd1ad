export {
  canonicalSkill,
  containsPhrase,
  countPhrase,
  countSkill,
  findSkills,
  partSkills,
  readSkillText,
  relatedSkills,
  relativesOf,
  type SkillText,
  skillCategory,
  skillName,
} from './skill.matcher.ts';
export { suggestedSkills } from './skill.suggestion.ts';
export type { SkillCategory } from './skill.types.ts';
