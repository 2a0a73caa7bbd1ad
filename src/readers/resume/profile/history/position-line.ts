import { departmentWords, positionRegex } from '../lexicon/positions.lexicon.ts';
import { isPlace, withoutPlace } from '../places.ts';
import { employerName, endsInRole, isDepartment, titleName, trimPunctuation, withoutDates } from './position-names.ts';
import { hasLegalForm, isOrganizationLike, isTitleLike, lastRoleAt, lowerCaseWords } from './titles.ts';

/** Months as in `Employment`. */
export type ResumePosition = {
  employer: string | null;
  title: string | null;
  from: string | null;
  to: string | null;
  current: boolean;
  body: string[];
};

/**
 * `sure`: a legal form, "at" before it or a place after it shows the employer. `placeholder`: the name was removed.
 * `field`: a department instead of a title.
 */
export type PositionLine = {
  title: string | null;
  employer: string | null;
  sure: boolean;
  placeholder: boolean;
  field: string | null;
};

/** "Worked as an analyst at Acme from 2012 to 2014". */
export const isPositionSentence = (text: string): boolean => text.length <= 200 && positionRegex.workedAs.test(text);

/** "Title at Company", "Company — Title (dates)", "Title | Company | City" and the like. */
export function readPositionLine(line: string, asOf: string): PositionLine {
  const undated = withoutDates(line.replace(positionRegex.placeholder, '|'), asOf);
  const placeholder = line.search(positionRegex.placeholder) >= 0;
  // In Chinese, spaces separate company and title.
  const separated = /\p{sc=Han}{2}/u.test(undated) ? undated.replace(/\s/g, ' | ') : undated;
  const unplaced = separated
    .split(positionRegex.separator)
    .filter((part) => !isPlace(part))
    .join(' | ');
  const text = unplaced.replace(positionRegex.workedAs, '');
  const plain = withoutPlace(text.replace(positionRegex.note, separateNote));
  const hadPlace = plain !== text || unplaced.length < separated.length - 3;
  return (
    titleAtEmployer(plain, { isSentence: text !== unplaced, placeholder }) ??
    titleAndEmployer(plain, { hadPlace, placeholder })
  );
}

function titleAtEmployer(
  text: string,
  { isSentence, placeholder }: { isSentence: boolean; placeholder: boolean },
): PositionLine | undefined {
  const found = (isSentence ? positionRegex.inOrAt : positionRegex.at).exec(text);
  if (!found) return undefined;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length).split(positionRegex.separator)[0] ?? '';
  if (!isTitleLike(before) || isTitleLike(after)) return undefined;
  const employer = employerName(after.split(positionRegex.comma)[0] ?? '');
  return { title: titleName(before), employer, sure: true, placeholder, field: null };
}

function titleAndEmployer(
  text: string,
  { hadPlace, placeholder }: { hadPlace: boolean; placeholder: boolean },
): PositionLine {
  const parts = text
    .split(positionRegex.separator)
    .map(trimPunctuation)
    .filter((part) => part !== '' && !isPlace(part));
  const pieces = parts.flatMap((part) => splitAtCommas(part, parts.length > 1));
  const titleAt = titleIndex(pieces);
  const others = pieces.filter((piece, i) => i !== titleAt && !isTitle(piece));
  const names = others.map((piece) => ({ name: employerName(withoutPlace(piece)), sure: isOrganizationLike(piece) }));
  const best = names.find(({ name, sure }) => name !== null && sure) ?? names.find(({ name }) => name !== null);
  const field = others.find((piece) => isDepartment(piece) && piece.split(' ').length <= 5);
  return {
    title: titleAt < 0 ? null : titleName(pieces[titleAt] ?? ''),
    employer: best?.name ?? null,
    sure: best !== undefined && (best.sure || hadPlace),
    placeholder,
    field: field === undefined ? null : titleName(field),
  };
}

/** Removes a place in brackets, and separates a company from the text before it. */
function separateNote(whole: string, inside: string): string {
  if (inside.split(/,\s?/).some(isPlace)) return '';
  return hasLegalForm(inside) ? ` | ${inside}` : whole;
}

const isTitle = (piece: string): boolean => isTitleLike(piece) && (!hasLegalForm(piece) || endsInRole(piece));

function titleIndex(pieces: readonly string[]): number {
  const specific = pieces.findIndex((piece) => isTitle(piece) && !isDepartment(piece));
  return specific >= 0 ? specific : pieces.findIndex(isTitle);
}

/** Splits at commas if a title is on one side and no department on the other. */
function splitAtCommas(part: string, isOneOfMany: boolean): string[] {
  const pieces = part
    .split(positionRegex.comma)
    .map(trimPunctuation)
    .filter((piece) => piece !== '' && !isPlace(piece));
  const titleAt = pieces.findIndex((piece) => isTitleLike(piece));
  if (pieces.length <= 1) return pieces.flatMap(splitTitleAndCompany);
  if (titleAt < 0) return isTitleLike(part) ? [part] : [pieces[0] ?? ''];
  const next = pieces[titleAt + 1];
  // "Vice President, Retail Operations" is one title.
  const isOneTitle =
    titleAt === 0 && next !== undefined && (isDepartment(next) || (isOneOfMany && !isOrganizationLike(next)));
  if (isOneTitle) return [`${pieces[0]}, ${next}`, ...pieces.slice(2)];
  return pieces.flatMap(splitTitleAndCompany);
}

/** "Web Developer Acme Technologies", "Acme Ltd Web Developer". */
function splitTitleAndCompany(part: string): string[] {
  if (!isTitleLike(part)) return [part];
  const words = part.split(' ');
  const last = lastRoleAt(words.map((word) => lowerCaseWords(word)[0] ?? ''));
  const rest = words.slice(last + 1).join(' ');
  if (last >= 0 && rest !== '' && /^[\p{Lu}\p{N}]/u.test(rest) && isCompany(rest))
    return [words.slice(0, last + 1).join(' '), rest];
  const legalAt = words.findIndex((word) => positionRegex.legalFormWord.test(word));
  const afterLegal = words.slice(legalAt + 1).join(' ');
  return legalAt > 0 && afterLegal !== '' && isTitleLike(afterLegal)
    ? [afterLegal, words.slice(0, legalAt + 1).join(' ')]
    : [part];
}

function isCompany(text: string): boolean {
  const words = lowerCaseWords(text);
  return (
    (hasLegalForm(text) || positionRegex.companyInName.test(text)) &&
    words.length >= 2 &&
    !words.slice(0, -1).every((word) => departmentWords.has(word)) &&
    !departmentWords.has(words[0] ?? '')
  );
}
