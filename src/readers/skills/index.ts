export type { SkillCategory } from './skill-entry.ts';
export {
  canonicalSkill,
  containsPhrase,
  countPhrase,
  countSkill,
  findMentions,
  findSkills,
  readSkillText,
  relatedSkills,
  relativesOf,
  type SkillMention,
  type SkillText,
  separateSkills,
  skillCategory,
  skillName,
} from './skill-matcher.ts';
export { suggestedSkills } from './skill-suggestion.ts';
export { normalizeText } from './skill-text.ts';
