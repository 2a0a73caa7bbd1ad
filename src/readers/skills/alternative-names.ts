import { canonicalSkill, skillCategory } from './skill-matcher.ts';

const mostWords = 3;
/** Longer lists stay one name, so that 200 of them cannot become thousands of skills. */
const mostNames = 6;

/** Whether a part is a skill of the lexicon, or a short name with a capital letter. */
const isName = (part: string): boolean =>
  skillCategory(canonicalSkill(part)) !== undefined || (/^\p{Lu}/u.test(part) && part.split(/\s+/).length <= mostWords);

/**
 * Splits a list of alternatives: "Angular, React or Vue.js" lists three skills, and any of them is enough. Returns one
 * name unless the text clearly lists several.
 */
export function alternativeNames(listed: string): string[] {
  const whole = listed.trim();
  if (!/\sor\s/i.test(whole)) return [whole];
  const parts = whole.split(/,?\sor\s|,/i).map((part) => part.trim());
  return parts.length <= mostNames && parts.every(isName) ? parts : [whole];
}
