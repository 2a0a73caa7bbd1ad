import { type DateRange, findDates } from './resume.dates.ts';
import { isPlace, withoutLeadingRegion, withoutPlace } from './resume.places.ts';
import { withoutDates } from './resume.position.ts';
import { linesOf, type ReadyLine, type Section } from './resume.sections.ts';
import { tidyTitle } from './resume.title-case.ts';
import type { Education } from './resume.types.ts';

const maxEducation = 12;

const degree =
  /(?<!\p{L})(?:ph\.?\s?d|d\.?phil|doctor(?:ate)?|doctoral|post[- ]?graduat\w{0,4}|under[- ]?graduate|masters?(?:['’]s)?|bachelors?(?:['’]s)?|associates?(?:['’]s)?\s(?:degree|of|in)|associates?(?=\s?:)|diploma|m\.?b\.?a|m\.?c\.?a|b\.?c\.?a|b\.?b\.?a|b\.?b\.?m|m\.?\s?tech|b\.?\s?tech|m\.?\s?sc|b\.?\s?sc|m\.?\s?com|b\.?\s?com|m\.?eng|b\.?eng|b\.e\.?|m\.e\.?|b\.a\.?|m\.a\.?|b\.s\.?|m\.s\.?|be|b\.ed|m\.ed|llb|ll\.?m|mbbs|pgdm|pgdca|h\.?s\.?c|s\.?s\.?c|ged|high school diploma|higher secondary|intermediate|abitur|licen[cs]e|licenciatura|ingénieur|jd|j\.d|m\.?phil|b\.?pharm|m\.?pharm|b\.?arch|bsn|msn|b\.?f\.?a|m\.?f\.?a|aas|a\.a\.s?|bs|ba|ms|ma|meng|12th|10th|xii(?:th)?|x(?:th)? class|minor)(?!\p{L})|学士|硕士|博士|本科|大专/iu;
// In lower case these are ordinary words.
const lowerCaseWord = /(?<!\p{L})(?:be|ba|ma|ms|bs|me|jd|minor|license|intermediate|associate)(?!\p{L})/u;
const institution =
  /(?<!\p{L})(?:university|univ\.?|college|institute?|school|academy|polytechnic|faculty|universit[àáäé]t?|universidad|université|hochschule|gymnasium|vidyalaya|vidyapeeth|iit|nit|iiit|bits|mit|eth|ucla|uc\s\p{Lu}\p{L}+|cbse|icse|universit\p{L}{1,4}|üniversitesi)(?!\p{L})|大学|学院|高中/iu;
const note =
  /(?<!\p{L})(?:c?gpa|grade|percentage|aggregate|cum\.|major gpa|magna|summa|cum laude|\d{1,2}(?:\.\d{1,2})?\s?%|\d\.\d{1,2}\s?\/|honou?rs?:|thesis|coursework|relevant courses|advisor|awarded|scholar)/iu;

/** The schools and degrees under the headings of education, in their order; without such a heading, nothing. */
export function readEducation(sections: readonly Section[], asOf: string): Education[] {
  const all = linesOf(sections, 'education').filter(({ text }) => text !== '');
  // What is listed under a school is no school, unless schools are what is listed.
  const plain = all.filter(({ bullet }) => bullet === '');
  const listed = !plain.some(({ text }) => institution.test(text) || isDegree(text));
  const datesFirst = findDates(all[0]?.text ?? '', asOf).length > 0 && withoutDates(all[0]?.text ?? '', asOf) === '';
  const entries: Education[] = [];
  for (const line of all) {
    const found = line.bullet === '' || listed ? lineOf(line, asOf) : datesOf(line, asOf);
    if (!found) continue;
    const current = entries.at(-1);
    const clashes =
      !current ||
      (found.institution !== null && current.institution !== null) ||
      (found.degree !== null && current.degree !== null) ||
      (found.to !== null &&
        current.to !== null &&
        (datesFirst || found.institution !== null || found.degree !== null)) ||
      (datesFirst && found.institution === null && found.degree === null);
    if (clashes) entries.push(found);
    else if (current) {
      current.institution ??= found.institution;
      current.degree ??= found.degree;
      if (current.from === null && current.to === null) Object.assign(current, { from: found.from, to: found.to });
    }
  }
  return entries.filter((entry) => entry.institution !== null || entry.degree !== null).slice(0, maxEducation);
}

/** A column of dates may stand behind the first item below a school. */
function datesOf({ text }: ReadyLine, asOf: string): Education | undefined {
  const range = findDates(text, asOf).at(-1);
  const isColumn = range && range.to !== null && range.start > 20 && text.length - range.end <= 2;
  return isColumn ? { institution: null, degree: null, from: range.from, to: range.to } : undefined;
}

function lineOf({ text }: ReadyLine, asOf: string): Education | undefined {
  if (text.length > 220 || /^(?:relevant )?course ?work/iu.test(text)) return undefined;
  const [range] = findDates(text, asOf);
  const plain = withoutPlace(withoutDates(text, asOf).replace(/\b(?:city\s?,\s?state)(?:\s?,\s?\p{L}+)?/giu, '|'));
  const parts = plain
    .split(/\s{2,}|\s?[|•·;:\t]\s?|\s[-–—]\s|,\s|[()]/u)
    .map((part) => part.trim().replace(/^[\s.,–-]+|[\s,–-]+$/gu, ''));
  const institutionAt = parts.findIndex((part) => isInstitution(part));
  const degreeAt = parts.findIndex((part, i) => i !== institutionAt && isDegree(part));
  const times = timesOf(range);
  if (institutionAt < 0 && degreeAt < 0) {
    return range && plain.length <= 60 ? { institution: null, degree: null, ...times } : undefined;
  }
  const named = withoutLeadingRegion(parts[institutionAt] ?? '', parts[institutionAt - 1] ?? '');
  const glued = institutionAt >= 0 && degreeAt < 0 ? parted(named) : undefined;
  return {
    institution: institutionAt < 0 ? null : cleaned(glued?.institution ?? named),
    degree: degreeAt >= 0 ? degreeOf(parts, degreeAt, institutionAt) : (glued?.degree ?? null),
    ...times,
  };
}

/** One date is that of the end. */
const timesOf = (range: DateRange | undefined): Pick<Education, 'from' | 'to'> => {
  if (!range) return { from: null, to: null };
  return range.to === null && !range.current ? { from: null, to: range.from } : { from: range.from, to: range.to };
};

const isInstitution = (part: string): boolean =>
  institution.test(part) &&
  part.length <= 100 &&
  /^[\p{Lu}\p{Lo}\p{N}]/u.test(part) &&
  !/(?:high school diploma)$/iu.test(part);

function isDegree(part: string): boolean {
  if (part.length > 100 || note.test(part)) return false;
  const found = degree.exec(part)?.[0];
  return found !== undefined && !lowerCaseWord.test(found) && /^[\p{Lu}\p{Lo}\p{N}]/u.test(part);
}

/** A degree goes on in what stands behind it: "B.E., Computer Science". */
function degreeOf(parts: readonly string[], at: number, institutionAt: number): string | null {
  const name = parts[at] ?? '';
  const behind = parts[at + 1] ?? '';
  const field =
    at + 1 !== institutionAt &&
    /^\p{Lu}[\p{L} &/'-]{3,50}$/u.test(behind) &&
    !isPlace(behind) &&
    !isDegree(behind) &&
    !note.test(behind);
  return cleaned(field && name.split(' ').length <= 4 ? `${name}, ${behind}` : name);
}

/** "PhD Princeton University", "B.Tech at Pune University": a degree and a school without a sign between them. */
function parted(text: string): { institution: string; degree: string | null } {
  const trained = /^(Engineer|Specialist|Technician)\s(?=\p{Lu})/u.exec(text);
  if (trained) return { institution: text.slice(trained[0].length), degree: trained[1] ?? null };
  const found = degree.exec(text);
  const school = institution.exec(text);
  if (!found || !school || lowerCaseWord.test(found[0]) || found.index > 30) return { institution: text, degree: null };
  if (found.index > school.index) return { institution: text, degree: null };
  const rest = text.slice(found.index + found[0].length);
  const from = /\s(?:at|from)\s(?=\p{Lu})/u.exec(rest);
  if (from)
    return {
      institution: rest.slice(from.index + from[0].length),
      degree: text.slice(0, found.index + found[0].length + from.index),
    };
  return /^\s(?:of|in)\s/u.test(rest) || rest.trim() === ''
    ? { institution: text, degree: null }
    : { institution: rest, degree: found[0] };
}

function cleaned(text: string): string | null {
  const plain = withoutPlace(text.replace(/\s+/g, ' ').trim())
    .replace(/^(?:graduated as|attended|completed|pursuing|from|at)\s/iu, '')
    .trim();
  if (plain.length < 2) return null;
  return /\s/.test(plain) ? tidyTitle(plain) : plain;
}
