import { canonicalSkill, findSkills, readSkillText, skillCategory, skillName } from '#modules/skills';
import type { Clause } from './posting.clause.ts';

/** `skill` as it is shown; the weights of a list sum to 1. `listed`: the integration gave it; else it was read. */
export type WeightedSkill = { skill: string; weight: number; source: 'listed' | 'description' };

/** How strongly the posting asks for each skill, by canonical key, as required and as preferred. */
export type SkillDemand = { required: Map<string, number>; preferred: Map<string, number> };

// How much a mention counts by where it stands. With no sections at all the whole text is what is asked for.
const ofSection = { required: 1, preferred: 1, duties: 0.4, overview: 0.35, ignored: 0 } as const;
const ofTitle = 5;
const alternative = 0.6;
const again = 0.3;
const maxAgain = 2;
// Asked of everybody, so they tell candidates apart least.
const ofCategory: Record<string, number> = { soft: 0.1, office: 0.3 };
const ofGeneral = 0.5;
const maxRead = 40;
const shares = 10_000;

const must =
  /\b(?:must|mandatory|required|essential|strong|solid|expert\w*|proficien\w*|hands[- ]on|in-depth|extensive|deep|advanced)\b/i;
const slight =
  /\b(?:familiar\w*|exposure|awareness|basic|some (?:knowledge|experience|understanding)|such as|e\.g\.?|for example)\b/i;
const schooling =
  /\b(?:bachelor\w*|master['’]?s|master of|degree|b\.? ?tech|b\.e\b|m\.? ?tech|b\.?sc|m\.?sc|mca|bca|mba|phd|ph\.d|diploma|graduat\w+|major(?:ed|ing)? in|post[- ]?graduat\w+)\b\.?.{0,160}?(?=\bwith\b|\bplus\b|\bwho\b|\d|\bexperience\b|\bmust\b|[.;]|$)/gi;
const yearsAsked = /(\d{1,2})\s*\+?\s*(?:-|–|to)?\s*(?:\d{1,2})?\s*\+?\s*(?:years?|yrs?)/i;
// "At Oracle, we", "an HR interview": a place to work and whom one meets there, not what to know.
const employer =
  /(?<!\b(?:good|great|proficient|experts?|skilled|adept|excellent|strong|experienced|comfortable) )\b[Aa]t \p{Lu}[\p{L}\p{N}.]+|\bHR (?:interview|round|discussion|team|department|contact)\b/gu;
const address = /[\w.+-]{1,64}@\S{1,100}|(?:https?:\/\/|www\.)\S+/giu;
// What a firm says of itself names skills that nobody needs to bring.
const ofUs =
  /\b(?:we are|we're|we have|our (?:clients?|company|team|mission|products?|customers)|is an? (?:leading|global|fast|growing)|founded|headquartered|leader in|leading)\b/i;
const ofYou =
  /\b(?:you|your|candidates?|looking for|seeking|hiring|role|position|experience|skills?|knowledge|responsible|developer|engineer)\b/i;

/**
 * What is asked for by the clauses and the title. A skill is in one of the two maps only. `isListed`: the integration says
 * which skills are required; what the title names besides ("Data Engineer") is then the position, and no skill to ask for.
 */
export function readDemand(title: string, clauses: readonly Clause[], isListed: boolean): SkillDemand {
  const sectioned = clauses.some(({ line }) => line.kind === 'required');
  const mentions = { required: new Map<string, number[]>(), preferred: new Map<string, number[]>() };
  const firmly = new Set<string>();
  for (const clause of clauses) {
    const kind = clause.preferred ? 'preferred' : 'required';
    for (const [skill, strength] of mentionsIn(clause, sectioned)) {
      const known = mentions[kind].get(skill);
      if (known) known.push(strength);
      else mentions[kind].set(skill, [strength]);
      if (!clause.preferred && (clause.line.kind === 'required' || must.test(clause.text))) firmly.add(skill);
    }
  }
  for (const skill of findSkills(title)) {
    if (isListed && !mentions.required.has(skill)) continue;
    mentions.required.set(skill, [ofTitle * kindOf(skill), ...(mentions.required.get(skill) ?? [])]);
    firmly.add(skill);
  }
  // "Nice to have: Kafka" speaks of Kafka; that it occurs among the duties does not make it a must.
  for (const skill of mentions.preferred.keys()) mentions[firmly.has(skill) ? 'preferred' : 'required'].delete(skill);
  return { required: strengths(mentions.required), preferred: strengths(mentions.preferred) };
}

/** What is suggested and was not found in the text by itself: so much, as the text says nothing of how strongly. */
const ofSuggested = 0.5;
const maxSuggested = 10;

/** Adds skills to the required or preferred ones, at most ten, and none that is among either. */
export function addSuggested(demand: SkillDemand, kind: keyof SkillDemand, skills: readonly { key: string }[]): void {
  const further = skills.filter(({ key }) => !demand.required.has(key) && !demand.preferred.has(key));
  for (const { key } of further.slice(0, maxSuggested)) demand[kind].set(key, ofSuggested * kindOf(key));
}

function strengths(mentions: Map<string, number[]>): Map<string, number> {
  return new Map(
    [...mentions].map(([skill, all]) => [skill, Math.max(...all) * (1 + Math.min(maxAgain, again * (all.length - 1)))]),
  );
}

const kindOf = (skill: string): number =>
  (ofCategory[skillCategory(skill) ?? ''] ?? 1) * (/ development$/i.test(skillName(skill)) ? ofGeneral : 1);

function mentionsIn(clause: Clause, sectioned: boolean): [string, number][] {
  const text = clause.text.replace(address, ' ').replace(schooling, ' ; ').replace(employer, ' ');
  const inPassing = clause.line.kind === undefined || clause.line.kind === 'overview' || clause.line.kind === 'duties';
  if (inPassing && !clause.preferred && ofUs.test(text) && !ofYou.test(text)) return [];
  const found = [...readSkillText(text).skills.keys()];
  if (found.length === 0) return [];
  const place = sectioned ? ofSection[clause.line.kind ?? 'overview'] : clause.line.kind === 'duties' ? 0.8 : 1;
  const years = Math.min(10, Number(yearsAsked.exec(text)?.[1] ?? 0));
  const strength =
    (clause.preferred ? 1 : place) *
    (must.test(text) ? 1.3 : 1) *
    (slight.test(text) ? 0.7 : 1) *
    (1 + years / 20) *
    (1.2 - 0.4 * clause.at);
  const either = alternatives(text);
  return found.map((skill) => [skill, strength * kindOf(skill) * (either.has(skill) ? alternative : 1)]);
}

/** The skills that another one in the text may stand for: "Kafka or SQS", "AWS/Azure/GCP", "any of A, B and C". */
function alternatives(text: string): Set<string> {
  const all = new Set<string>();
  const oneOf = /\b(?:any(?: one)?|one(?: or more)?|at least one|either)(?: of)?\b/i.test(text);
  for (const list of oneOf ? [text] : text.split(/\b(?:and|with|in|using|including)\b|[;:()]/i)) {
    const parts = list.split(/\bor\b|\//i);
    if (parts.length < 2 && !oneOf) continue;
    const skills = findSkills(list);
    // of "PostgreSQL, Kafka or SQS" only the last two
    const near = oneOf ? skills : new Set(nearOr(list, parts));
    if (near.size > 1) for (const skill of near) all.add(skill);
  }
  return all;
}

function nearOr(list: string, parts: readonly string[]): string[] {
  const slashed = list.includes('/') && !/\bor\b/i.test(list);
  const allCommas = parts.length === 2 && /,\s*(?:or\b)/i.test(list);
  if (slashed || allCommas || parts.length > 2) return [...findSkills(list)];
  const left = parts[0]?.split(',').at(-1) ?? '';
  const right = parts[1]?.split(',')[0] ?? '';
  return [...findSkills(left), ...findSkills(right)];
}

/**
 * One list of skills, heaviest first: the listed ones, each heavier than any that was read, then the read ones by how
 * strongly they are asked for, at most 40 of them and, beside listed ones, a third of the whole. `taken` are the keys
 * that the other list has a better claim to, `names` how to show what the lexicon lacks.
 */
export function weigh(
  listed: readonly string[],
  read: ReadonlyMap<string, number>,
  taken: ReadonlySet<string>,
  names: ReadonlyMap<string, string> = new Map(),
): WeightedSkill[] {
  const given = new Map<string, string>();
  for (const skill of listed) {
    const key = canonicalSkill(skill);
    if (key !== '' && !taken.has(key) && !given.has(key)) given.set(key, skill.trim());
  }
  const others = [...read]
    .filter(([key]) => !given.has(key) && !taken.has(key))
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, maxRead);
  const strongest = Math.max(
    0.5,
    ...others.map(([, strength]) => strength),
    ...[...given.keys()].map((key) => read.get(key) ?? 0),
  );
  const own = [...given].map(([key, skill]): Raw => {
    return { skill, raw: 1 + 0.5 * ((read.get(key) ?? 0) / strongest), source: 'listed' };
  });
  const listedSum = own.reduce((sum, { raw }) => sum + raw, 0);
  const readSum = others.reduce((sum, [, strength]) => sum + strength / strongest, 0);
  const scale = own.length === 0 ? 1 : Math.min(0.8, listedSum / 2 / (readSum || 1));
  const rest = others.map(([key, strength]): Raw => {
    return { skill: names.get(key) ?? skillName(key), raw: (strength / strongest) * scale, source: 'description' };
  });
  return inShares([...own.toSorted((a, b) => b.raw - a.raw), ...rest]);
}

type Raw = { skill: string; raw: number; source: WeightedSkill['source'] };

/** Weights of four decimals that sum to 1 exactly: every skill gets its whole shares, the largest remainders the rest. */
function inShares(skills: readonly Raw[]): WeightedSkill[] {
  const sum = skills.reduce((total, { raw }) => total + raw, 0);
  const exact = skills.map(({ raw }) => (raw / sum) * shares);
  const whole = exact.map((share) => Math.max(1, Math.floor(share)));
  let left = shares - whole.reduce((total, share) => total + share, 0);
  const byRemainder = exact
    .map((share, i) => ({ i, rest: share - Math.floor(share) }))
    .toSorted((a, b) => b.rest - a.rest || a.i - b.i);
  for (let n = 0; left !== 0 && n < byRemainder.length * 2; n += 1) {
    const { i } = byRemainder[n % byRemainder.length] ?? { i: 0 };
    const step = Math.sign(left);
    if ((whole[i] ?? 0) + step < 1) continue;
    whole[i] = (whole[i] ?? 0) + step;
    left -= step;
  }
  return skills
    .map(({ skill, source }, i) => ({ skill, weight: (whole[i] ?? 0) / shares, source }))
    .toSorted((a, b) => b.weight - a.weight);
}
