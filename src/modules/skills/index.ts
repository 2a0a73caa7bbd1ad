export type { SkillCategory } from './skill.lexicon.ts';
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
