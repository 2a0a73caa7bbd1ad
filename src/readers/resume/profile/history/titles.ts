import { legalForms, organizationWords, roleWords, titleRegex, weakRoleWords } from '../lexicon/titles.lexicon.ts';

export const lowerCaseWords = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’+#-]*/gu) ?? [];

const singular = (word: string): string => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);
const isRole = (word: string): boolean =>
  roleWords.has(word) || roleWords.has(singular(word)) || roleWords.has(word.slice(word.lastIndexOf('-') + 1));
const isWeakRole = (word: string): boolean => weakRoleWords.has(word) || weakRoleWords.has(singular(word));

/** -1 without any. */
export const lastRoleAt = (words: readonly string[]): number => words.findLastIndex(isRole);

/** "Senior Nurse", "VP, Sales". */
export function isTitleLike(text: string): boolean {
  if (text.length > 120) return false;
  if (titleRegex.chineseRole.test(text)) return true;
  const words = lowerCaseWords(text);
  if (words.length === 0 || words.length > 14) return false;
  if (words.some((word) => isRole(word) && !isWeakRole(word))) return true;
  // "Team lead" and "Head of research" are titles; "expert system" is not.
  const ends = [words[0] ?? '', words.at(-1) ?? ''];
  return words.length >= 2 && words.length <= 8 && ends.some(isRole);
}

export const isOrganizationLike = (text: string): boolean =>
  titleRegex.chineseOrganization.test(text) || lowerCaseWords(text).some((word) => organizationWords.has(word));

/** "Ltd", "Inc.", "GmbH". */
export const hasLegalForm = (text: string): boolean =>
  lowerCaseWords(text).some((word) => legalForms.has(word)) || titleRegex.chineseCompany.test(text);

export const isInternship = (title: string): boolean =>
  titleRegex.internship.test(title) || titleRegex.chineseInternship.test(title);
