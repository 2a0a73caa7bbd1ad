import { canonicalSkill, relativesOf, skillCategory, skillName } from '#readers/skills';
import { kindPatterns } from './skill-kind.lexicon.ts';

/** Relatives in one of these categories are used for the same purpose: AWS and Azure, SQL and PL/SQL. */
const categoriesOfOneKind: readonly (string | undefined)[] = ['cloud', 'database'];

const asWords = (name: string): string => ` ${name.toLowerCase().replace(/s$/, '')}`;

/** Whether a second question would be about much the same: AWS and Azure, "Firewalls" and "web application Firewalls". */
export function areOfOneKind(one: string, other: string): boolean {
  const [a, b] = [asWords(one), asWords(other)];
  if (a.endsWith(b) || b.endsWith(a)) return true;
  const [key, otherKey] = [canonicalSkill(one), canonicalSkill(other)];
  const is = (pattern: RegExp, name: string): boolean =>
    [name, skillName(canonicalSkill(name))].some((form) => pattern.test(form));
  if (Object.values(kindPatterns).some(({ pattern }) => is(pattern, one) && is(pattern, other))) return true;
  const category = skillCategory(key);
  return (
    category === skillCategory(otherKey) && categoriesOfOneKind.includes(category) && relativesOf(key).has(otherKey)
  );
}
