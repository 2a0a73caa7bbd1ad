import { departmentJoins, departmentWords, employerJoins, positionRegex } from '../lexicon/positions.lexicon.ts';
import { isPlace } from '../places.ts';
import { headingKind } from '../resume-sections.ts';
import { findDates } from './date-ranges.ts';
import { tidyTitle } from './title-case.ts';
import { hasLegalForm, isTitleLike, lastRoleAt, lowerCaseWords } from './titles.ts';

export function trimPunctuation(text: string): string {
  const plain = text.replace(/^\s*\d{1,2}[.)]\s+(?=\p{L})/u, '').replace(/^[\s,|:;·•–—\-)\]]+/u, '');
  return plain.replace(/[\s,|:;·•–—\-([]+$/u, '').trim();
}

/** Puts bars in place of dates. */
export function withoutDates(line: string, asOf: string): string {
  let text = line;
  for (const { start, end } of findDates(line, asOf).reverse()) text = `${text.slice(0, start)} | ${text.slice(end)}`;
  return trimPunctuation(text.replace(/[([]\s*\|\s*[)\]]/g, ' | ').replace(/(?:\s*\|\s*){2,}/g, ' | '));
}

export const isDepartment = (text: string): boolean =>
  lowerCaseWords(text)
    .filter((word) => !departmentJoins.has(word))
    .every((word) => departmentWords.has(word) || departmentWords.has(word.replace(/s$/, '')));

/** "Cloud Solutions Consultant" ends in a role, "Partner Consulting Ltd" does not. */
export function endsInRole(text: string): boolean {
  const words = lowerCaseWords(text);
  return words.length > 0 && lastRoleAt(words) === words.length - 1;
}

/** Null if the text does not look like an employer. */
export function employerName(raw: string): string | null {
  const name = trimPunctuation(raw.replace(positionRegex.contractTerms, ''))
    .replace(/\s+/g, ' ')
    .replace(/(?<![.\p{Lu}])\.$/u, (dot) => (hasLegalForm(raw) ? dot : ''));
  const words = name.split(' ');
  if (name.length < 2 || name.length > 80 || words.length > 9 || !/\p{L}{2}/u.test(name)) return null;
  if (positionRegex.seniority.test(name) || positionRegex.initialsOnly.test(name)) return null;
  if (positionRegex.notEmployer.test(name) || isPlace(name) || headingKind(name) !== undefined) return null;
  if (!hasLegalForm(name) && (isTitleLike(name) || isDepartment(name))) return null;
  if (isTitleLike(name) && endsInRole(name)) return null;
  const isDomain = words.length === 1 && positionRegex.webDomain.test(name);
  const isNamed = words.every((word) => employerJoins.has(word.toLowerCase()) || positionRegex.nameWord.test(word));
  if (!(isDomain || isNamed) || positionRegex.notInName.test(name) || /%|\$/.test(name)) return null;
  return positionRegex.achievement.test(name) && !hasLegalForm(name) ? null : name;
}

/** Removes a note after the title. Null if the text is too long or a sentence. */
export function titleName(raw: string): string | null {
  const isSentence = !positionRegex.workedAs.test(raw) && /^[\s|,:-]*\p{Ll}/u.test(raw) && /[.;]\s/.test(raw);
  if (raw === '' || isSentence) return null;
  const title = trimPunctuation(raw.replace(positionRegex.workedAs, '').split(/(?<=\p{Ll}{3})\.\s/u)[0] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/\s?[([][^)\]]{0,60}$/u, '')
    .replace(/\.$/, '')
    .replace(positionRegex.article, '');
  if (title.length < 2 || title.length > 100 || title.split(' ').length > 14) return null;
  return positionRegex.achievementTitle.test(title) ? null : tidyTitle(title);
}
