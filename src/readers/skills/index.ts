export { alternativeNames } from './alternative-names.ts';
export type { SkillCategory } from './skill-entry.ts';
export {
  canonicalSkill,
  containsPhrase,
  countPhrase,
  countSkill,
  findMentions,
  findSkills,
  partsOf,
  readSkillText,
  relatedSkills,
  relativesOf,
  type SkillMention,
  type SkillText,
  separateSkills,
  skillCategory,
  skillName,
  wholeOf,
} from './skill-matcher.ts';
export { suggestedSkills } from './skill-suggestion.ts';
export { normalizeText } from './skill-text.ts';
