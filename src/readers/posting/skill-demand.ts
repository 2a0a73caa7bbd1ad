import { findSkills, readSkillText, skillCategory, skillName } from '#readers/skills';
import { demandRegex } from './lexicon/demand.lexicon.ts';
import type { PostingClause } from './posting-clauses.ts';

export type SkillDemand = { required: Map<string, number>; preferred: Map<string, number> };

const sectionFactor = { required: 1, preferred: 1, duties: 0.4, overview: 0.35, ignored: 0 } as const;
/** In a posting without a section of requirements, all of its text may be requirements. */
const unsectionedFactor = { duties: 0.8, other: 1 };
const titleFactor = 5;
const strongFactor = 1.3;
const slightFactor = 0.7;
const alternativeFactor = 0.6;
const repetitionBonus = 0.3;
const maxRepetitionBonus = 2;
/** Nearly every posting demands these, so they hardly tell candidates apart. */
const categoryFactor: Record<string, number> = { soft: 0.1, office: 0.3 };
const generalFactor = 0.5;
/** The text does not tell how strongly it demands a suggested skill. */
const suggestedStrength = 0.5;
const maxSuggested = 10;

/** `isListed`: the integration lists the required skills; others in the title only describe the job. */
export function readDemand(title: string, clauses: readonly PostingClause[], isListed: boolean): SkillDemand {
  const sectioned = clauses.some(({ line }) => line.kind === 'required');
  const mentions = { required: new Map<string, number[]>(), preferred: new Map<string, number[]>() };
  const surelyRequired = new Set<string>();
  for (const clause of clauses) {
    const kind = clause.preferred ? 'preferred' : 'required';
    for (const [skill, strength] of mentionsIn(clause, sectioned)) {
      const earlier = mentions[kind].get(skill);
      if (earlier) earlier.push(strength);
      else mentions[kind].set(skill, [strength]);
      const isStrong = clause.line.kind === 'required' || demandRegex.strong.test(clause.text);
      if (!clause.preferred && isStrong) surelyRequired.add(skill);
    }
  }
  for (const skill of findSkills(title)) {
    if (isListed && !mentions.required.has(skill)) continue;
    mentions.required.set(skill, [titleFactor * skillFactor(skill), ...(mentions.required.get(skill) ?? [])]);
    surelyRequired.add(skill);
  }
  // "Nice to have: Kafka" outweighs Kafka among the duties.
  for (const skill of mentions.preferred.keys())
    mentions[surelyRequired.has(skill) ? 'preferred' : 'required'].delete(skill);
  return { required: strengthsOf(mentions.required), preferred: strengthsOf(mentions.preferred) };
}

export function addSuggested(demand: SkillDemand, kind: keyof SkillDemand, skills: readonly { key: string }[]): void {
  const further = skills.filter(({ key }) => !demand.required.has(key) && !demand.preferred.has(key));
  for (const { key } of further.slice(0, maxSuggested)) demand[kind].set(key, suggestedStrength * skillFactor(key));
}

const strengthsOf = (mentions: Map<string, number[]>): Map<string, number> =>
  new Map(
    [...mentions].map(([skill, all]) => [
      skill,
      Math.max(...all) * (1 + Math.min(maxRepetitionBonus, repetitionBonus * (all.length - 1))),
    ]),
  );

const skillFactor = (skill: string): number =>
  (categoryFactor[skillCategory(skill) ?? ''] ?? 1) * (/ development$/i.test(skillName(skill)) ? generalFactor : 1);

function mentionsIn(clause: PostingClause, sectioned: boolean): [string, number][] {
  const { kind } = clause.line;
  const text = clause.text
    .replace(demandRegex.address, ' ')
    .replace(demandRegex.degree, ' ; ')
    .replace(demandRegex.employer, ' ');
  const describesCompany =
    (kind === undefined || kind === 'overview' || kind === 'duties') &&
    !clause.preferred &&
    demandRegex.ofCompany.test(text) &&
    !demandRegex.ofCandidate.test(text);
  const found = describesCompany ? [] : [...readSkillText(text).skills.keys()];
  if (found.length === 0) return [];
  const strength = strengthOf(clause, text, sectioned);
  const alternatives = alternativesIn(text);
  return found.map((skill) => [
    skill,
    strength * skillFactor(skill) * (alternatives.has(skill) ? alternativeFactor : 1),
  ]);
}

function strengthOf({ line: { kind }, preferred, position }: PostingClause, text: string, sectioned: boolean): number {
  const unsectioned = kind === 'duties' ? unsectionedFactor.duties : unsectionedFactor.other;
  const years = Math.min(10, Number(demandRegex.years.exec(text)?.[1] ?? 0));
  return (
    (preferred ? 1 : sectioned ? sectionFactor[kind ?? 'overview'] : unsectioned) *
    (demandRegex.strong.test(text) ? strongFactor : 1) *
    (demandRegex.slight.test(text) ? slightFactor : 1) *
    (1 + years / 20) *
    (1.2 - 0.4 * position)
  );
}

/** The skills that can replace each other: "Kafka or SQS", "AWS/Azure/GCP", "any of A, B and C". */
function alternativesIn(text: string): Set<string> {
  const all = new Set<string>();
  const oneOf = demandRegex.oneOf.test(text);
  for (const list of oneOf ? [text] : text.split(demandRegex.betweenLists)) {
    const parts = list.split(/\bor\b|\//i);
    if (parts.length < 2 && !oneOf) continue;
    const skills = oneOf ? findSkills(list) : new Set(skillsBesideOr(list, parts));
    if (skills.size > 1) for (const skill of skills) all.add(skill);
  }
  return all;
}

/** Of "PostgreSQL, Kafka or SQS" the last two. */
function skillsBesideOr(list: string, parts: readonly string[]): string[] {
  const slashed = list.includes('/') && !/\bor\b/i.test(list);
  const wholeList = parts.length === 2 && /,\s*(?:or\b)/i.test(list);
  if (slashed || wholeList || parts.length > 2) return [...findSkills(list)];
  const left = parts[0]?.split(',').at(-1) ?? '';
  const right = parts[1]?.split(',')[0] ?? '';
  return [...findSkills(left), ...findSkills(right)];
}
