import { findSkills, skillCategory, skillName } from '#readers/skills';
import { jobYearsRegex } from './lexicon/years.lexicon.ts';
import type { PostingClause } from './posting-clauses.ts';
import { oneSpelling, yearValue } from './year-spellings.ts';

export type JobYears = { min: number | null; max: number | null };

/** `kind`: of the whole career, or with a skill. `firm` is false if only preferred. */
type RequestedYears = JobYears & {
  kind: 'total' | 'skill';
  firm: boolean;
  beside: Degree | null;
  /** Of one of several vacancies: "junior". */
  grade: string | null;
  /** The value of a form's field "Experience". */
  field?: true;
  /** Of the last lines of the text. */
  atEnd?: true;
  /** Preferred, but a requirement if the text has no other years: "PHP: 3 years (Preferred)" in a form. */
  ifNoOther?: true;
  /** A number below a label, without a unit. */
  bare?: true;
  /** A part of the years before it. */
  part?: true;
};

/** Postings often demand more years of candidates with a lesser degree. */
type Degree = 'bachelor' | 'other';

type Amount = { match: RegExpExecArray; before: string; after: string };

const maxYears = 40;
/** "Below 35 years" is an age. */
const maxUpTo = 20;
/** "15+ years" without other words are mostly those of an employer. */
const mostOfPerson = 12;
/** "Experience: 6 - 8 years in Python" is about the whole career, unlike later years of the line. */
const maxBeforeTotal = 12;
/** Of the lines of a text, where a form may follow it. */
const lastLines = 0.8;
const is = jobYearsRegex;

/**
 * The required years: a range in the title. Otherwise the largest minimum, where some are for the whole career: nobody has a
 * skill for longer. Otherwise JSON-LD, then the largest for any skill, then "freshers", then the rows of a form. Years that
 * a text only prefers are no requirement.
 */
export function readYears(clauses: readonly PostingClause[], title: string, months: number | null): JobYears {
  const inTitle = yearsOfTitle(title);
  const [range] = inTitle.filter(({ max }) => max !== null);
  if (range) return { min: range.min, max: range.max };
  const all = [...inTitle, ...clauses.map(belowLabel).flatMap(yearsIn)];
  const found = ofOneVacancy(ofOneDegree(all), title);
  const largest = (firm: boolean, ...kinds: RequestedYears['kind'][]): JobYears | undefined =>
    found
      .filter((one) => kinds.includes(one.kind) && one.firm === firm)
      .toSorted((a, b) => (b.min ?? -1) - (a.min ?? -1) || (b.max ?? 0) - (a.max ?? 0))[0];
  const structured = months === null ? undefined : { min: round(months / 12), max: null };
  const total = withinRange(largest(true, 'total'), largest(true, 'total', 'skill'));
  const beginners = clauses.filter(({ text, line }) => isForFreshers(`${line.label ?? ''}: ${text}`));
  const fresher = beginners.some(({ text }) => !is.jobType.test(text)) ? { min: 0, max: null } : undefined;
  const preferred = beginners.length === 0 ? largestIfNoOther(found) : undefined;
  const best = total ?? structured ?? largest(true, 'skill') ?? fresher ?? preferred ?? yearsOfLicence(clauses, title);
  if (!best) return { min: null, max: null };
  const field = found.find((one) => one.field && one.max !== null);
  // a form below a text that says something else
  const last = found.at(-1);
  if (last?.field && last.atEnd && last.firm && last.min && last.max !== null) return { min: last.min, max: last.max };
  if (field && outweighs(field, best)) return { min: field.min, max: field.max };
  // "3-5 years … Experience: 5"
  const widest = found.find((one) => one.firm && one.min !== null && one.max !== null && one.max === best.min);
  if (widest && found.some((one) => one.bare && one.min === best.min && one.max === null)) {
    return { min: widest.min, max: widest.max };
  }
  // "3 years … 3-6 years of Java", "Minimum: 3 years … Maximum: 6 years": the second statement adds the maximum.
  const min = best.min ?? maxYears;
  const exact = found.find((one) => one.firm && one.max !== null && one.max >= min && (one.min ?? min) === min);
  return { min: best.min, max: best.max ?? exact?.max ?? null };
}

const largestIfNoOther = (found: readonly RequestedYears[]): JobYears | undefined =>
  found.filter((one) => one.ifNoOther).toSorted((a, b) => (b.min ?? 0) - (a.min ?? 0))[0];

/** "3-6 years … 5+ years of Java": the years of the skill are within those of the career. */
const withinRange = (career: JobYears | undefined, all: JobYears | undefined): JobYears | undefined =>
  career && (career.min !== null && all?.max === null && (all.min ?? 0) <= (career.max ?? 0) ? career : all);

/** The value of a label that has a line of its own: "Years of experience" above "3 - 6". */
function belowLabel(clause: PostingClause, n: number, all: readonly PostingClause[]): PostingClause {
  const before = all[n - 1]?.text.trim().toLowerCase() ?? '';
  if (/\p{L}/u.test(clause.text) || !is.experienceLabel.test(before)) return clause;
  return { ...clause, line: { ...clause.line, label: before } };
}

/** The range in the field of a form outweighs a text that contradicts it, or says only where a range within it starts. */
const outweighs = (field: JobYears, text: JobYears): boolean =>
  text.min !== null &&
  (text.min > (field.max ?? maxYears) || (text.max === null && (field.min ?? 0) > 0 && text.min > (field.min ?? 0)));

/** "ML Engineer (2-4 years)". Months in a title are those of a contract. */
function yearsOfTitle(title: string): RequestedYears[] {
  const { 0: text, index = 0 } = is.ofTitle.exec(title) ?? {};
  const isOfOther =
    is.notOfTitleBefore.test(title.slice(0, index)) || is.notOfTitle.test(title.slice(index + (text?.length ?? 0)));
  if (text === undefined || isOfOther) return [];
  const line = { text, kind: 'required', label: null, item: false } as const;
  return yearsIn({ text, statement: text, line, preferred: false, position: 0 });
}

/** Where the years depend on the degree, those beside a bachelor's count. */
function ofOneDegree(all: readonly RequestedYears[]): readonly RequestedYears[] {
  const depends = (['bachelor', 'other'] as const).every((degree) => all.some(({ beside }) => beside === degree));
  return depends ? all.filter(({ beside, kind, atEnd }) => beside === 'bachelor' || kind !== 'total' || atEnd) : all;
}

/** Of several vacancies those that demand the least count. */
function ofOneVacancy(all: readonly RequestedYears[], title: string): readonly RequestedYears[] {
  const firm = all.filter((one) => one.firm && one.min !== null && !one.part);
  const grades = new Set(firm.flatMap(({ grade }) => grade ?? []));
  if (grades.size < 2 && !is.severalJobs.test(title)) return all;
  const least = firm.toSorted((a, b) => (a.min ?? 0) - (b.min ?? 0))[0];
  return least === undefined ? all : [least];
}

/** "or 5 years as an assistant", but not "or 2 years as an assistant with a degree". */
const isOtherWay = (before: string, after: string): boolean =>
  is.alternativeBefore.test(before) && is.asPosition.test(after) && !is.withProof.test(after);

function degreeBeside(before: string, after: string): Degree | null {
  const nearest = is.degreeAfter.exec(after)?.[1] ?? [...before.matchAll(is.degree)].at(-1)?.[0];
  return nearest === undefined ? null : is.bachelor.test(nearest) ? 'bachelor' : 'other';
}

/** A lorry driver's licence is held for as long as the driver has experience, at least. */
function yearsOfLicence(clauses: readonly PostingClause[], title: string): JobYears | undefined {
  if (!is.lorryTitle.test(title)) return undefined;
  const years = clauses.flatMap(({ text, preferred }) => {
    if (preferred || !is.licence.test(text)) return [];
    const spelled = oneSpelling(text);
    return [...spelled.matchAll(is.amount)].flatMap(({ 0: amount, 1: first, 6: unit, index }) => {
      const [before, after] = [spelled.slice(Math.max(0, index - 100), index), spelled.slice(index + amount.length)];
      if (!is.licenceBefore.test(before) && !is.licenceAfter.test(after)) return [];
      const value = yearValue(first) ?? 0;
      return unit?.startsWith('m') ? round(value / 12) : value;
    });
  });
  return years.length === 0 ? undefined : { min: Math.max(...years), max: null };
}

const isForFreshers = (text: string): boolean => is.fresher.test(text) && !is.fresherDenied.test(text);

const round = (years: number): number => Math.round(years * 10) / 10;

function yearsIn(clause: PostingClause): RequestedYears[] {
  const { label } = clause.line;
  const labelled = label !== null && is.experienceLabel.test(label.toLowerCase());
  if (!labelled && !is.mayState.test(clause.text)) return [];
  const text = oneSpelling(clause.text);
  const found: RequestedYears[] = [];
  for (const match of text.matchAll(is.amount)) {
    const before = text.slice(Math.max(0, match.index - 100), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 120);
    if (isAttribute(match, after)) continue;
    // "3-5 years.", "3+ years.": else a bare number of years may be about anything.
    const isBounded = match[2] !== undefined || match[4] !== undefined;
    const isWholeText = isBounded && !/[\p{L}\p{N}]/u.test(before + after);
    if (!isWholeText && !isExperience(match, before, after, clause, labelled)) continue;
    const isWithoutDegree = is.alternativeBefore.test(before) && !is.degreeAfter.test(after);
    if (isWithoutDegree && found.some(({ beside }) => beside !== null)) continue;
    const isPart = is.partBefore.test(before) || is.partAfter.test(after);
    for (const one of requestedYears({ match, before, after }, clause)) {
      const other = found.at(-1);
      if (other && other.beside === null && one.beside === null && isOtherWay(before, after)) {
        // Either is enough, so the lower number is the minimum.
        if ((one.min ?? 0) < (other.min ?? 0)) found.splice(-1, 1, one);
        continue;
      }
      const isField = (labelled && before.length < maxBeforeTotal) || (isWholeText && one.max !== null);
      if (isField)
        found.push({ ...one, kind: 'total', field: true, ...(clause.position > lastLines && { atEnd: true }) });
      else if (isPart && found.some(({ min }) => (min ?? 0) >= (one.min ?? 0)))
        found.push({ ...one, kind: 'skill', part: true });
      else found.push({ ...one, ...(isIfNoOther(clause, before) && { ifNoOther: true }) });
    }
  }
  if (found.length > 0 || label === null || !labelled) return found;
  // "Exp: 4 - 9"
  const value = clause.text.startsWith(label) ? oneSpelling(clause.text.slice(label.length)) : text;
  const [, from, plus, to] = is.noneNeeded.test(value) ? [value, '0'] : (is.labelledAmount.exec(value) ?? []);
  if (from === undefined || is.upTo.test(value)) return [];
  return plausible({
    min: yearValue(from),
    max: plus ? null : yearValue(to),
    kind: 'total',
    firm: !clause.preferred,
    beside: null,
    grade: null,
    bare: true,
  });
}

const isIfNoOther = ({ statement, line }: PostingClause, before: string): boolean =>
  is.preferredRow.test(statement) ||
  is.suits.test(statement) ||
  (line.kind === 'preferred' && is.degreeBefore.test(before));

/** "5-year scheme", but "5 year experience" and "3 year java" too. */
function isAttribute([amount, first, , , second]: RegExpExecArray, after: string): boolean {
  const isOne = second === undefined && yearValue(first) === 1 && !amount.includes('-');
  if (isOne || !/(?:year|month)$/.test(amount) || !is.attribute.test(after)) return false;
  const near = after.slice(0, 60);
  return !is.experience.test(near) && findSkills(near.slice(0, 30)).size === 0;
}

function isExperience(
  [, first, plus, , , plusAfter]: RegExpExecArray,
  before: string,
  after: string,
  clause: PostingClause,
  labelled: boolean,
): boolean {
  if (is.otherTimeBefore.test(before) || is.otherTimeAfter.test(after) || is.ageBefore.test(before)) return false;
  if ([is.othersBefore, is.insteadBefore, is.otherDegreeBefore].some((other) => other.test(before))) return false;
  if (is.ofStudyBefore.test(before) && !is.nextIsExperience.test(after)) return false;
  if (is.otherSubjectAfter.test(after) || (is.otherSubjectBefore.test(before) && !is.nextIsExperience.test(after)))
    return false;
  const isRequirement = clause.line.kind === 'required' || clause.line.kind === 'preferred';
  const opensWith = /^\W*with\b/.test(before);
  const weAfter =
    ((!isRequirement || opensWith) && /\bwe\b/.test(after.split(/, (?=please\b)/)[0] ?? '')) ||
    (opensWith && is.ofCompanyAfter.test(after));
  if ((is.ofCompany.test(before) || weAfter) && !is.ofCandidate.test(before)) return false;
  if (labelled || isRequirement) return true;
  return (
    is.demandedAfter.test(after) ||
    is.demandedBefore.test(before) ||
    is.similarWorkAfter.test(after) ||
    is.grade.test(before) ||
    ((plus ?? plusAfter) !== undefined && (yearValue(first) ?? 0) <= mostOfPerson && !is.ofOrganization.test(after)) ||
    (is.opening.test(before) && is.workAfter.test(after)) ||
    is.experience.test(before) ||
    is.experience.test(after) ||
    findSkills(after.slice(0, 60)).size > 0
  );
}

function requestedYears(amount: Amount, clause: PostingClause): RequestedYears[] {
  const { match, before, after } = amount;
  const [, first, plus, firstUnit, second, plusAfter, lastUnit] = match;
  const inYears = (value: number | null, unit: string | undefined): number | null =>
    value === null ? null : unit?.startsWith('m') ? round(value / 12) : value;
  const low = inYears(yearValue(first), firstUnit ?? lastUnit);
  const high = inYears(yearValue(second), lastUnit);
  const lead = before.trim() === '' && clause.line.label !== null ? `${clause.line.label.toLowerCase()} ` : before;
  const isUpTo = is.maximumAfter.test(after) || (is.maximumBefore.test(lead) && !is.minimumBefore.test(lead));
  const isMaximum = high === null && !plus && isUpTo;
  if (isMaximum && (low ?? 0) > maxUpTo) return [];
  return plausible({
    min: isMaximum ? null : low,
    max: isMaximum ? low : plusAfter ? null : high,
    kind: kindOfYears(before, after, clause),
    firm: is.firmBefore.test(before)
      ? clause.line.kind !== 'preferred'
      : !clause.preferred && !isPreferred(amount, clause),
    beside: degreeBeside(before, after),
    grade: is.grade.exec(before)?.slice(1).find(Boolean) ?? null,
  });
}

function isPreferred({ match, before, after }: Amount, { statement }: PostingClause): boolean {
  if (is.preferredAfter.test(after) || is.preferredBefore.test(before)) return true;
  const whole = oneSpelling(statement);
  const start = whole.indexOf(match[0]);
  return start >= 0 && is.preferredListAfter.test(whole.slice(start + match[0].length));
}

function kindOfYears(before: string, after: string, clause: PostingClause): RequestedYears['kind'] {
  // Nothing else counts less than a wish, so its subject does not matter.
  if (is.preferredBefore.test(before) || (clause.preferred && is.wish.test(clause.statement))) return 'total';
  const subjectAfter = after.split(is.otherDemand)[0] ?? '';
  const subjectBefore = is.subjectBefore.exec(before)?.[1] ?? '';
  if (is.ofWholeCareer.test(subjectBefore) && findSkills(subjectBefore).size === 0) return 'total';
  const skills = [...findSkills(asWritten(clause, subjectAfter)), ...findSkills(asWritten(clause, subjectBefore))];
  return skills.every(isGeneral) && !is.ofLeading.test(after) ? 'total' : 'skill';
}

function asWritten(clause: PostingClause, lower: string): string {
  const at = clause.text.toLowerCase().indexOf(lower);
  return at < 0 ? lower : clause.text.slice(at, at + lower.length);
}

const isGeneral = (skill: string): boolean =>
  skillCategory(skill) === 'soft' || / (?:development|engineering|management)$/i.test(skillName(skill));

function plausible(years: RequestedYears): RequestedYears[] {
  const { min, max } = years;
  if ((min !== null && min > maxYears) || (max !== null && max > maxYears)) return [];
  if (min !== null && max !== null && max < min) return [];
  return min === null && max === null ? [] : [years];
}
