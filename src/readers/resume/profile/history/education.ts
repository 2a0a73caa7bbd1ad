import { educationRegex } from '../lexicon/education.lexicon.ts';
import { isPlace, withoutLeadingRegion, withoutPlace } from '../places.ts';
import type { Education } from '../resume-profile.ts';
import { linesInSections, type ResumeSection } from '../resume-sections.ts';
import type { TidyLine } from '../tidy-lines.ts';
import { type DateRange, findDates } from './date-ranges.ts';
import { withoutDates } from './position-names.ts';
import { tidyTitle } from './title-case.ts';

const maxEducation = 12;

export function readEducation(sections: readonly ResumeSection[], asOf: string): Education[] {
  const all = linesInSections(sections, 'education').filter(({ text }) => text !== '');
  // Items under a school are not schools, unless schools are the items.
  const plain = all.filter(({ bullet }) => bullet === '');
  const areItems = !plain.some(({ text }) => educationRegex.institution.test(text) || isDegree(text));
  const first = all[0]?.text ?? '';
  const datesFirst = findDates(first, asOf).length > 0 && withoutDates(first, asOf) === '';
  const entries: Education[] = [];
  for (const line of all) {
    const found = line.bullet === '' || areItems ? educationIn(line, asOf) : datesOnly(line, asOf);
    if (!found) continue;
    const current = entries.at(-1);
    if (!current || startsEntry(found, current, datesFirst)) {
      entries.push(found);
      continue;
    }
    current.institution ??= found.institution;
    current.degree ??= found.degree;
    if (current.from === null && current.to === null) Object.assign(current, { from: found.from, to: found.to });
  }
  return entries.filter((entry) => entry.institution !== null || entry.degree !== null).slice(0, maxEducation);
}

/** `datesFirst`: dates stand above schools. */
function startsEntry(found: Education, current: Education, datesFirst: boolean): boolean {
  const isDateOnly = found.institution === null && found.degree === null;
  return (
    (found.institution !== null && current.institution !== null) ||
    (found.degree !== null && current.degree !== null) ||
    (found.to !== null && current.to !== null && (datesFirst || !isDateOnly)) ||
    (datesFirst && isDateOnly)
  );
}

/** A column of dates may continue beside the first item below a school. */
function datesOnly({ text }: TidyLine, asOf: string): Education | undefined {
  const range = findDates(text, asOf).at(-1);
  const isColumn = range && range.to !== null && range.start > 20 && text.length - range.end <= 2;
  return isColumn ? { institution: null, degree: null, from: range.from, to: range.to } : undefined;
}

function educationIn({ text }: TidyLine, asOf: string): Education | undefined {
  if (text.length > 220 || educationRegex.courseworkLine.test(text)) return undefined;
  const [range] = findDates(text, asOf);
  const plain = withoutPlace(withoutDates(text, asOf).replace(educationRegex.removedPlace, '|'));
  const parts = plain.split(educationRegex.separator).map((part) => part.trim().replace(/^[\s.,–-]+|[\s,–-]+$/gu, ''));
  const institutionAt = parts.findIndex((part) => isInstitution(part));
  const degreeAt = parts.findIndex((part, i) => i !== institutionAt && isDegree(part));
  const times = timesOf(range);
  if (institutionAt < 0 && degreeAt < 0) {
    return range && plain.length <= 60 ? { institution: null, degree: null, ...times } : undefined;
  }
  const name = withoutLeadingRegion(parts[institutionAt] ?? '', parts[institutionAt - 1] ?? '');
  const split = institutionAt >= 0 && degreeAt < 0 ? splitDegree(name) : undefined;
  return {
    institution: institutionAt < 0 ? null : tidyName(split?.institution ?? name),
    degree: degreeAt >= 0 ? degreeOf(parts, degreeAt, institutionAt) : (split?.degree ?? null),
    ...times,
  };
}

/** A single date is the end. */
function timesOf(range: DateRange | undefined): Pick<Education, 'from' | 'to'> {
  if (!range) return { from: null, to: null };
  return range.to === null && !range.current ? { from: null, to: range.from } : { from: range.from, to: range.to };
}

const isInstitution = (part: string): boolean =>
  educationRegex.institution.test(part) &&
  part.length <= 100 &&
  educationRegex.nameStart.test(part) &&
  !educationRegex.highSchoolDiploma.test(part);

function isDegree(part: string): boolean {
  if (part.length > 100 || educationRegex.note.test(part)) return false;
  const found = educationRegex.degree.exec(part)?.[0];
  return found !== undefined && !educationRegex.lowerCaseWord.test(found) && educationRegex.nameStart.test(part);
}

/** A short degree with the field after it: "B.E., Computer Science". */
function degreeOf(parts: readonly string[], at: number, institutionAt: number): string | null {
  const name = parts[at] ?? '';
  const next = parts[at + 1] ?? '';
  const isField =
    at + 1 !== institutionAt &&
    educationRegex.field.test(next) &&
    !isPlace(next) &&
    !isDegree(next) &&
    !educationRegex.note.test(next);
  return tidyName(isField && name.split(' ').length <= 4 ? `${name}, ${next}` : name);
}

/** Splits "PhD Princeton University" and "B.Tech at Pune University", which have no separator. */
function splitDegree(text: string): { institution: string; degree: string | null } {
  const role = educationRegex.trainedRole.exec(text);
  if (role) return { institution: text.slice(role[0].length), degree: role[1] ?? null };
  const degree = educationRegex.degree.exec(text);
  const school = educationRegex.institution.exec(text);
  const isBeforeSchool = degree && school && degree.index <= 30 && degree.index <= school.index;
  if (!isBeforeSchool || educationRegex.lowerCaseWord.test(degree[0])) return { institution: text, degree: null };
  const rest = text.slice(degree.index + degree[0].length);
  const from = educationRegex.atOrFrom.exec(rest);
  if (from)
    return {
      institution: rest.slice(from.index + from[0].length),
      degree: text.slice(0, degree.index + degree[0].length + from.index),
    };
  return educationRegex.ofOrIn.test(rest) || rest.trim() === ''
    ? { institution: text, degree: null }
    : { institution: rest, degree: degree[0] };
}

function tidyName(text: string): string | null {
  const plain = withoutPlace(text.replace(/\s+/g, ' ').trim()).replace(educationRegex.verbAtStart, '').trim();
  if (plain.length < 2) return null;
  return /\s/.test(plain) ? tidyTitle(plain) : plain;
}
