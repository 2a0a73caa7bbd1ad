import { numberWords } from '#readers/numbers';
import { findSkills, skillCategory, skillName } from '#readers/skills';
import { jobYearsRegex } from './lexicon/years.lexicon.ts';
import type { PostingClause } from './posting-clauses.ts';

export type JobYears = { min: number | null; max: number | null };

/** `kind`: of the whole career, with the skills in the title, or with another skill. `firm` is false if only preferred. */
type RequestedYears = JobYears & { kind: 'total' | 'title' | 'skill'; firm: boolean; beside: Degree | null };

/** Postings often demand more years of those with a lesser degree. */
type Degree = 'bachelor' | 'other';

type Amount = { match: RegExpExecArray; before: string; after: string };

const maxYears = 40;
/** "Experience: 6 - 8 years in Python" is about the whole career, unlike later years of the line. */
const maxBeforeTotal = 12;
const is = jobYearsRegex;

function valueOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const word = numberWords.indexOf(text);
  return word >= 0 ? word : Number(text);
}

/**
 * The required years: the largest minimum for the whole career, or for skills in the title, which cannot exceed it.
 * Otherwise JSON-LD, then the largest for any skill, then "freshers", then preferred years.
 */
export function readYears(clauses: readonly PostingClause[], title: string, months: number | null): JobYears {
  const titleSkills = findSkills(title);
  const found = ofOneDegree([...yearsOfTitle(title), ...clauses.flatMap((clause) => yearsIn(clause, titleSkills))]);
  const largest = (firm: boolean, ...kinds: RequestedYears['kind'][]): JobYears | undefined =>
    found
      .filter((one) => kinds.includes(one.kind) && one.firm === firm)
      .toSorted((a, b) => (b.min ?? -1) - (a.min ?? -1) || (b.max ?? 0) - (a.max ?? 0))[0];
  const structured = months === null ? undefined : { min: round(months / 12), max: null };
  const total = largest(true, 'total') && largest(true, 'total', 'title');
  const beginners = clauses.filter(({ text }) => isForFreshers(text));
  const fresher = beginners.some(({ text }) => !is.jobType.test(text)) ? { min: 0, max: null } : undefined;
  const preferred = beginners.length === 0 ? largest(false, 'total') : undefined;
  const best = total ?? structured ?? largest(true, 'title', 'skill') ?? fresher ?? preferred;
  if (!best) return { min: null, max: null };
  // "3 years … 3-6 years of Java": the second statement adds the maximum.
  const exact = found.find((one) => one.firm && one.min === best.min && one.max !== null);
  return { min: best.min, max: best.max ?? exact?.max ?? null };
}

/** "ML Engineer (2-4 years)". Months in a title are those of a contract. */
function yearsOfTitle(title: string): RequestedYears[] {
  const [text] = jobYearsRegex.ofTitle.exec(title) ?? [];
  if (text === undefined) return [];
  const line = { text, kind: 'required', label: null, item: false } as const;
  return yearsIn({ text, line, preferred: false, position: 0 }, new Set());
}

/** Where the years depend on the degree, those beside a bachelor's count. */
function ofOneDegree(all: readonly RequestedYears[]): readonly RequestedYears[] {
  const depends = (['bachelor', 'other'] as const).every((degree) => all.some(({ beside }) => beside === degree));
  return depends ? all.filter(({ beside, kind }) => beside === 'bachelor' || kind !== 'total') : all;
}

function degreeIn(before: string): Degree | null {
  const nearest = [...before.matchAll(is.degree)].at(-1)?.[0];
  return nearest === undefined ? null : is.bachelor.test(nearest) ? 'bachelor' : 'other';
}

const isForFreshers = (text: string): boolean => is.fresher.test(text) && !is.fresherDenied.test(text);

const round = (years: number): number => Math.round(years * 10) / 10;

function yearsIn(clause: PostingClause, titleSkills: ReadonlySet<string>): RequestedYears[] {
  const text = clause.text
    .replace(is.gluedUnit, ' ')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(is.eitherOf, (_, a?: string, b?: string, c?: string, d?: string) => `${a ?? c}-${b ?? d}`)
    .replace(is.lostHyphen, (all, from: string, to: string) => (Number(from) < Number(to) ? `${from}-${to} ` : all));
  const { label } = clause.line;
  const labelled = label !== null && is.experienceLabel.test(label.toLowerCase());
  const found = [...text.matchAll(is.amount)].flatMap((match) => {
    const before = text.slice(Math.max(0, match.index - 100), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 120);
    const isWholeText = match[4] !== undefined && !/[\p{L}\p{N}]/u.test(before + after);
    return isWholeText || isExperience(before, after, clause, labelled)
      ? requestedYears({ match, before, after }, clause, titleSkills).map(
          (one): RequestedYears => (labelled && before.length < maxBeforeTotal ? { ...one, kind: 'total' } : one),
        )
      : [];
  });
  if (found.length > 0 || !labelled) return found;
  // "Exp: 4 - 9"
  const [, from, plus, to] = is.labelledAmount.exec(text) ?? [];
  if (from === undefined) return [];
  return plausible({
    min: valueOf(from),
    max: plus ? null : valueOf(to),
    kind: 'total',
    firm: !clause.preferred,
    beside: null,
  });
}

function isExperience(before: string, after: string, clause: PostingClause, labelled: boolean): boolean {
  if (is.otherTimeBefore.test(before) || is.otherTimeAfter.test(after) || is.ageBefore.test(before)) return false;
  const isRequirement = clause.line.kind === 'required' || clause.line.kind === 'preferred';
  const opensWith = /^\W*with\b/.test(before);
  const weAfter =
    ((!isRequirement || opensWith) && /\bwe\b/.test(after)) || (opensWith && is.ofCompanyAfter.test(after));
  if ((is.ofCompany.test(before) || weAfter) && !is.ofCandidate.test(before)) return false;
  if (labelled || isRequirement) return true;
  return is.experience.test(before) || is.experience.test(after) || findSkills(after.slice(0, 60)).size > 0;
}

function requestedYears(amount: Amount, clause: PostingClause, titleSkills: ReadonlySet<string>): RequestedYears[] {
  const { match, before, after } = amount;
  const [, first, plus, firstUnit, second, plusAfter, lastUnit] = match;
  const inYears = (value: number | null, unit: string | undefined): number | null =>
    value === null ? null : unit?.startsWith('m') ? round(value / 12) : value;
  const low = inYears(valueOf(first), firstUnit ?? lastUnit);
  const high = inYears(valueOf(second), lastUnit);
  const isMaximum = high === null && !plus && is.maximumBefore.test(before) && !is.minimumBefore.test(before);
  return plausible({
    min: isMaximum ? null : low,
    max: isMaximum ? low : plusAfter ? null : high,
    kind: kindOfYears(before, after, clause, titleSkills),
    firm: !clause.preferred && !is.preferredAfter.test(after),
    beside: degreeIn(before),
  });
}

function kindOfYears(
  before: string,
  after: string,
  clause: PostingClause,
  titleSkills: ReadonlySet<string>,
): RequestedYears['kind'] {
  const subjectAfter = after.split(is.otherDemand)[0] ?? '';
  const subjectBefore = is.subjectBefore.exec(before)?.[1] ?? '';
  if (is.ofWholeCareer.test(subjectBefore) && findSkills(subjectBefore).size === 0) return 'total';
  const skills = [...findSkills(asWritten(clause, subjectAfter)), ...findSkills(asWritten(clause, subjectBefore))];
  const specific = skills.filter((skill) => !isGeneral(skill));
  if (specific.length === 0) return is.ofLeading.test(after) ? 'skill' : 'total';
  return specific.every((skill) => titleSkills.has(skill)) ? 'title' : 'skill';
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
