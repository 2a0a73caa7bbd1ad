import { findMentions, normalizeText, relativesOf, skillCategory, skillName } from '#readers/skills';
import { isOfCompany } from '../company-names.ts';
import { titleEmployerRegex } from '../lexicon/company.lexicon.ts';
import { demandRegex } from '../lexicon/demand.lexicon.ts';
import { mentionRegex, otherSenses, technologyCategories, tradeCategories } from '../lexicon/mention.lexicon.ts';
import { generalNames, sideSkills, spokenLanguages } from '../lexicon/words/phrase-words.lexicon.ts';
import type { PostingClause } from '../posting-clauses.ts';
import { isTool } from '../skill-kind.ts';
import { certaintyOf, demandLine, type Signs, signsOf, type TitlePart } from './certainty.ts';
import { certificateFor } from './certificates.ts';
import { type ClauseMention, type DemandRule, demandOf, type demandRules, skillIn } from './skill-mention.ts';
import { tradesOfTitle } from './title-trades.ts';

/** `rule`: why the skill counts (see DemandRule). `line`: as the posting has it. */
export type SkillEvidence = { rule: (typeof demandRules)[number]; line: string };

export type Alternative = { key: string; word: string };

/**
 * `strength`: of the demand; alternatives share it. `group`: all alternatives, itself included; empty without others.
 * `isDetail`: every mention only details another skill, or an alternative of it is demanded anyway.
 */
export type DemandedSkill = {
  key: string;
  word: string;
  strength: number;
  group: readonly Alternative[];
  isDetail: boolean;
  /** Demanded outright. Where enough skills are, the others have no place. */
  isFirm: boolean;
  /** How many lines demand it. */
  lines: number;
  /** The title, or its trade, names it or a relative of it. */
  isNearTitle: boolean;
  evidence: SkillEvidence;
};

/** Strongest first. No skill is in both lists. */
export type SkillDemand = { required: DemandedSkill[]; preferred: DemandedSkill[] };

const ruleStrength: Record<SkillEvidence['rule'], number> = {
  title: 3,
  requirement: 1,
  preferred: 1,
  phrase: 0.9,
  list: 0.6,
  duty: 0.3,
  language_model: 0.5,
};
/** A field of the title that the text demands too. Its skills describe the job better. */
const fieldOfTitle = 1;
/** Only the title names this field ("Data Science"), and the text demands other skills. */
const unconfirmedTitle = 0.45;
/** The title names a trade ("Database Administrator"), which its skills describe better. */
const roleStrength = 0.4;
const strongFactor = 1.3;
const slightFactor = 0.7;
const repetitionBonus = 0.25;
const maxRepetitions = 4;
/** Nearly every posting demands these, so they hardly tell candidates apart. */
const officeFactor = 0.4;
const generalFactor = 0.4;
/** A trade's word in a technology job is mostly about the product or its customers. */
const otherTradeFactor = 0.5;
/** For skills that the lexicon lacks: names, and phrases in lower case. */
const nameFactor = 0.6;
const phraseFactor = 0.4;
/** Above 1, doubtful skills weigh still less: a sure demand that alternatives share then comes before them. */
const ofCertainty = 1.2;
/** Skills below this certainty are left out, but for the surest. */
const leastCertainty = 0.3;
const surestKept = 3;
/** Where a text only tells what the work is, the work is what it demands: first of all its tools. */
const leastOfWork = { named: 0.06, other: 0.15 };
const mostOfWork = 8;
/** Of skills that are surely demanded, but that the job is not about. */
const sideFactor = 0.6;
export const mostSkills = { required: 15, preferred: 25 };
/** Where so much is demanded outright, a field that only the title names weighs little. */
const enoughDemanded = 3;
/** Duties, general words and the trade of the title add skills only where less is demanded outright. */
const enoughOutright = 2;
/** Beside so many requirements, unknown words in other sections are rather the employer's than demands. */
const enoughOfRequirements = 8;

/** `text`: of the clause. */
type Mention = Omit<ClauseMention, 'rule'> & { strength: number; text: string; evidence: SkillEvidence };

/** `isListed`: the integration lists the required skills. Then a skill that only the title names is no demand. */
export function readDemand(...posting: Parameters<typeof findDemands>): SkillDemand {
  const { required, preferred } = findDemands(...posting);
  const demand = withoutRepeats(surest(required), preferred);
  return { ...demand, required: withLighterSides(demand.required, posting[0]) };
}

/** All that may be demanded, however unsure. */
export function findDemands(
  title: string,
  clauses: readonly PostingClause[],
  companies: ReadonlySet<string>,
  isListed: boolean,
): SkillDemand {
  const required: Mention[] = [];
  const preferred: Mention[] = [];
  for (const [n, clause] of clauses.entries()) {
    const demand = demandOf(clause, isAmongDemands(clauses, n));
    if (demand === undefined || (isOfTitle(clause.text, title) && demand.mentions[0]?.rule === 'list')) continue;
    if (isHeading(clause.statement)) continue;
    for (const mention of demand.mentions) {
      if (isOfCompany(mention.word, demand.text, companies)) continue;
      const rule = clause.preferred ? 'preferred' : mention.rule;
      (clause.preferred ? preferred : required).push({
        ...mention,
        strength: strengthOf(clause, rule) * factorOf(mention),
        text: demand.text,
        evidence: { rule, line: clause.statement },
      });
    }
  }
  const all = [...required, ...preferred];
  const isOther = ({ key, word }: Mention): boolean =>
    (isOfTechnology(key) || skillCategory(key) === 'engineering') && !otherSenses.has(word);
  if (!findMentions(normalizeText(title)).some(({ key }) => isOfTechnology(key)) && !all.some(isOther)) {
    for (const mention of all) if (otherSenses.has(mention.word)) mention.strength = 0;
  }
  if (isTechnology(title, required)) {
    for (const mention of all) if (isOfTrade(mention.key)) mention.strength *= otherTradeFactor;
  }
  const named = new Set(required.map(({ key }) => key));
  const outright = new Set(
    required.flatMap(({ key, evidence: { rule } }) => (rule === 'duty' || rule === 'list' ? [] : key)),
  );
  const position = title.replace(titleEmployerRegex.employer, '');
  const inTitle = findMentions(normalizeText(position)).map(({ key, word }) => ({ key, name: skillIn({ key, word }) }));
  const byRole = inTitle.length > 0 ? [] : tradesOfTitle(position).map((key) => ({ key, name: undefined }));
  for (const { key, name } of [...inTitle, ...byRole]) {
    if (!named.has(key) && (isListed || (outright.size >= enoughDemanded && isContradicted(key, required, preferred))))
      continue;
    const mention = { key, word: name ?? skillName(key), known: true, group: undefined, isDetail: false };
    const isConfirmed = outright.has(key) || outright.size < enoughDemanded || isNarrowTool(key);
    const confirmed = isNarrowTool(key) ? ruleStrength.title : fieldOfTitle;
    const own = isConfirmed ? confirmed : unconfirmedTitle;
    const strength = (name === undefined ? roleStrength : own) * factorOf(mention);
    required.unshift({ ...mention, strength, text: title, evidence: { rule: 'title', line: title } });
  }
  const near = new Set([...inTitle, ...byRole].flatMap(({ key }) => [key, ...relativesOf(key)]));
  return { required: merged(required, near), preferred: merged(preferred, near) };
}

const developers = ['developer', 'engineer', 'programmer'];

/** The text only prefers the tool of the title, or looks for "a PHP developer" under the title "Java Developer". */
const isContradicted = (key: string, required: readonly Mention[], preferred: readonly Mention[]): boolean =>
  isNarrowTool(key) &&
  (preferred.some((one) => one.key === key) ||
    required.some(
      (one) =>
        skillCategory(one.key) === skillCategory(key) &&
        developers.some((role) => `${one.text} `.toLowerCase().includes(`${one.word.toLowerCase()} ${role} `)),
    ));

/** Of a part of the requirements: "Analytics & Insights:" */
const isHeading = (statement: string): boolean =>
  demandRegex.heading.test(statement) && !demandRegex.phrase.test(statement) && !demandRegex.ability.test(statement);

function titlePart({ key, strength, lines }: DemandedSkill): TitlePart {
  if (isNarrowTool(key)) return lines > 1 ? 'confirmed' : 'named';
  // Repeated, it is stronger than its title alone.
  return strength >= fieldOfTitle ? 'field' : 'trade';
}

const ruleOf = (skill: DemandedSkill): DemandRule | TitlePart => {
  const { rule } = skill.evidence;
  if (rule === 'title') return titlePart(skill);
  return rule === 'preferred' || rule === 'language_model' ? 'phrase' : rule;
};

/** `signs`: of how sure it is that a required skill is demanded. */
export const withSigns = (required: readonly DemandedSkill[]): { skill: DemandedSkill; signs: Signs }[] =>
  [...Map.groupBy(required, ({ evidence: { line } }) => line)].flatMap(([text, ofLine]) => {
    const line = demandLine(text, ofLine.length);
    return ofLine.map((skill) => ({ skill, signs: signsOf({ ...skill, rule: ruleOf(skill) }, line) }));
  });

/** The strength tells how sure the demand is. Leaves out those that are probably not demanded, but for the surest. */
function surest(required: readonly DemandedSkill[]): DemandedSkill[] {
  const isWorkAlone = demandsNothing(required);
  const isEnough = (skill: DemandedSkill, certainty: number): boolean =>
    certainty >= (isWorkAlone && isOfWork(skill) ? leastCertaintyOfWork(skill) : leastCertainty);
  return withSigns(required)
    .map(({ skill, signs }) => ({ skill, certainty: certaintyOf(signs) }))
    .toSorted((a, b) => b.certainty - a.certainty)
    .filter(({ skill, certainty }, n) => isEnough(skill, certainty) || n < surestKept)
    .map(({ skill, certainty }) => ({ ...skill, strength: certainty ** ofCertainty }));
}

/** The text has duties and lists, but no requirement. */
const demandsNothing = (required: readonly DemandedSkill[]): boolean =>
  required.every(({ evidence: { rule } }) => rule === 'duty' || rule === 'list' || rule === 'title');

/** Other words may only say what the work is like. */
const leastCertaintyOfWork = ({ key, word }: DemandedSkill): number =>
  leastOfWork[isOfTechnology(key) && /\p{Lu}/u.test(word) ? 'named' : 'other'];

const isOfWork = ({ key, evidence: { rule } }: DemandedSkill): boolean =>
  (rule === 'duty' || rule === 'list') && skillCategory(key) !== undefined && !isGeneral(key);

/** Side demands weigh less, but keep their place in a full list. */
const withLighterSides = (required: readonly DemandedSkill[], title: string): DemandedSkill[] =>
  required
    .map((skill) => (isSideDemand(skill, title) ? { ...skill, strength: skill.strength * sideFactor } : skill))
    .toSorted((a, b) => b.strength - a.strength);

/** Coding, and spoken languages that the title does not name. */
function isSideDemand({ key, word }: DemandedSkill, title: string): boolean {
  const named = wordsOf(title);
  return wordsOf(word).some((one) => spokenLanguages.has(one) && !named.includes(one)) || sideSkills.has(key);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '');

/** The title again, or a part of it. */
const isOfTitle = (text: string, title: string): boolean => lettersOf(title).includes(lettersOf(text));

const mayDemand = (clause: PostingClause | undefined): boolean =>
  clause !== undefined && ['overview', undefined].includes(clause.line.kind) && demandRegex.phrase.test(clause.text);
const isShort = (clause: PostingClause | undefined): boolean =>
  clause !== undefined && ['overview', undefined].includes(clause.line.kind) && clause.text.length < 120;

/** In lines, between a short line and one that demands something. A duty counts only directly between two such lines. */
const reachOfDemands = 2;

/** A short line near lines before and after it that demand something, with only short lines between them. */
function isAmongDemands(clauses: readonly PostingClause[], n: number): boolean {
  const reaches = (step: number, most: number): boolean => {
    const near = Array.from({ length: most }, (_, i) => clauses[n + (i + 1) * step]);
    const found = near.findIndex(mayDemand);
    return found >= 0 && near.slice(0, found).every(isShort);
  };
  if (!isShort(clauses[n])) return false;
  if (reaches(-1, 1) && reaches(1, 1)) return true;
  const isDuty = demandRegex.duty.test(clauses[n]?.text ?? '');
  return !isDuty && reaches(-1, reachOfDemands) && reaches(1, reachOfDemands);
}

const isOfTrade = (key: string): boolean => tradeCategories.has(skillCategory(key) ?? '');
const isOfTechnology = (key: string): boolean => {
  const category = skillCategory(key);
  return category !== undefined && technologyCategories.has(category);
};

/** By the title, or by most of what is demanded. */
function isTechnology(title: string, required: readonly Mention[]): boolean {
  const named = findMentions(normalizeText(title)).map(({ key }) => key);
  if (named.some(isOfTrade)) return false;
  if (named.some(isOfTechnology)) return true;
  const keys = [...new Set(required.map(({ key }) => key))];
  return keys.filter(isOfTechnology).length > 2 * keys.filter(isOfTrade).length;
}

/** It is a demand of its own in a title. A field is described better by its skills. */
const isNarrowTool = (key: string): boolean => isTool(key) && !isGeneral(key);

const isGeneral = (key: string): boolean => mentionRegex.general.test(skillName(key));

function factorOf({ key, word, known }: Pick<ClauseMention, 'key' | 'word' | 'known'>): number {
  if (mentionRegex.kind.test(word)) return generalFactor;
  if (!known) return /\p{Lu}/u.test(word) ? nameFactor : phraseFactor;
  const category = skillCategory(key);
  if (category === 'soft') return 0;
  return (category === 'office' ? officeFactor : 1) * (isGeneral(key) ? generalFactor : 1);
}

function strengthOf({ text, position }: PostingClause, rule: SkillEvidence['rule']): number {
  const years = Math.min(10, Number(demandRegex.years.exec(text)?.[1] ?? 0));
  return (
    ruleStrength[rule] *
    (demandRegex.strong.test(text) ? strongFactor : 1) *
    (demandRegex.slight.test(text) ? slightFactor : 1) *
    (1 + years / 20) *
    (1.1 - 0.2 * position)
  );
}

/** One per skill: its strongest mention, raised for each repetition. Demanded alone, it is no alternative. */
function merged(mentions: readonly Mention[], nearTitle: ReadonlySet<string>): DemandedSkill[] {
  const byKey = new Map<string, [Mention, ...Mention[]]>();
  for (const mention of mentions) {
    if (mention.strength <= 0) continue;
    const all = byKey.get(mention.key);
    if (all) all.push(mention);
    else byKey.set(mention.key, [mention]);
  }
  const skills = [...byKey].map(([key, all]) => {
    const [first] = all;
    const best = strongestOf(all) ?? first;
    // "Tune our PostgreSQL" among the duties leaves "PostgreSQL or MySQL" a demand that either meets.
    const grouped = all.filter(({ group }) => group !== undefined).sort((a, b) => b.strength - a.strength)[0];
    const alone = all.some(
      ({ group, evidence: { rule } }) => group === undefined && (grouped === undefined || rule !== 'duty'),
    );
    const lines = new Set(all.map(({ text }) => text)).size;
    return {
      key,
      word: wordOf(key, best, all),
      strength: best.strength * (1 + repetitionBonus * Math.min(maxRepetitions, lines - 1)),
      group: alone ? [] : (grouped?.group ?? []),
      isDetail: all.every(({ isDetail }) => isDetail),
      isFirm: isFirm(best),
      lines,
      isNearTitle: nearTitle.has(key),
      evidence: best.evidence,
    };
  });
  const words = new Map(skills.filter(({ group }) => group.length > 0).map(({ key, word }) => [key, word]));
  return skills.map((skill) => {
    const group = skill.group.flatMap((key) => (words.has(key) ? [{ key, word: words.get(key) ?? key }] : []));
    // Another skill meets the demand, and is demanded anyway.
    return { ...skill, group, isDetail: skill.isDetail || (skill.group.length > 1 && group.length < 2) };
  });
}

const strongestOf = (mentions: readonly Mention[]): Mention | undefined =>
  mentions.reduce<Mention | undefined>((best, one) => (best && best.strength >= one.strength ? best : one), undefined);

/**
 * For a skill of the title, the spelling where the text demands it most. Otherwise the canonical name or a longer form of
 * it, if the same statement has it: HTML5 rather than web markup.
 */
function wordOf(key: string, best: Mention, all: readonly Mention[]): string {
  const { rule } = best.evidence;
  if (rule === 'title') {
    const others = all.filter((one) => one !== best);
    const isSame = (one: Mention): boolean =>
      one.evidence.rule !== 'duty' && one.word.toLowerCase() === best.word.toLowerCase();
    return (others.find(isSame) ?? strongestOf(others) ?? best).word;
  }
  const name = skillName(key).toLowerCase();
  const beside = all.filter((one) => one.text === best.text).map(({ word }) => word);
  const isName = (word: string): boolean => word.toLowerCase() === name;
  return beside.find(isName) ?? beside.find((word) => word.toLowerCase().startsWith(name)) ?? best.word;
}

const isOfEveryone = (key: string): boolean => mentionRegex.ofEveryone.test(skillName(key));

const isFirm = ({ key, strength, evidence: { rule } }: Mention): boolean =>
  rule === 'title' ? strength > roleStrength : rule !== 'duty' && (rule === 'requirement' || !isOfEveryone(key));

function withoutRepeats(required: readonly DemandedSkill[], preferred: readonly DemandedSkill[]): SkillDemand {
  const firm = new Set(required.filter(({ isFirm }) => isFirm).map(({ key }) => key));
  const welcome = new Set(preferred.map(({ key }) => key));
  const placed = salient(required.filter((skill) => firm.has(skill.key) || !welcome.has(skill.key)));
  const taken = new Map(placed.map((skill) => [skill.key, skill]));
  return {
    required: placed,
    preferred: salient(
      preferred.flatMap((skill) => {
        const own = taken.get(skill.key);
        return own === undefined
          ? skill
          : certificateOf(skill, own).filter(({ key }) => !taken.has(key) && !welcome.has(key));
      }),
      mostSkills.preferred,
    ),
  };
}

/** "Python certification" is welcome where Python is required, unless the certificate is. */
function certificateOf(skill: DemandedSkill, required: DemandedSkill): DemandedSkill[] {
  const named = certificateFor(skill.word, skill.evidence.line);
  if (named === undefined || certificateFor(required.word, required.evidence.line) !== undefined) return [];
  return [{ ...skill, ...named, group: [] }];
}

const demandKey = ({ key, group }: DemandedSkill): string =>
  group
    .map((one) => one.key)
    .toSorted()
    .join() || key;

/** Words outside the requirements that no lexicon knows, unless they are a must. */
const isInPassing = ({ key, evidence: { rule, line } }: DemandedSkill): boolean =>
  (rule === 'phrase' || rule === 'list') && skillCategory(key) === undefined && !demandRegex.strong.test(line);

/** At most 15. Alternatives without a place stay in the groups of the others. */
function salient(skills: readonly DemandedSkill[], most = mostSkills.required): DemandedSkill[] {
  const own = new Set(skills.map(({ key }) => key));
  const isEnough = skills.filter(({ evidence: { rule } }) => rule === 'requirement').length >= enoughOfRequirements;
  const ordered = skills
    .map((skill) => ({ ...skill, group: skill.group.filter(({ key }) => own.has(key)) }))
    .map((skill) => (skill.group.length > 1 ? skill : { ...skill, group: [] }))
    .toSorted((a, b) => b.strength - a.strength)
    .filter((skill) => !(isEnough && isInPassing(skill)));
  const firm = ordered.filter(({ isFirm }) => isFirm);
  const demands = new Set(firm.map(demandKey)).size;
  const isWorkAlone = demandsNothing(skills);
  const room = (skill: DemandedSkill): number =>
    isWorkAlone && isOfWork(skill) ? mostOfWork : enoughOutright - (isOfEveryone(skill.key) ? demands : firm.length);
  let weak = 0;
  return withoutLateAlternatives(
    ordered.filter((skill) => skill.isFirm || weak++ < room(skill)),
    most,
  );
}

/** In a full list, details and skills that everyone in the trade has come after other demands, and second alternatives last. */
function withoutLateAlternatives(skills: readonly DemandedSkill[], most: number): DemandedSkill[] {
  const isMinor = ({ isDetail, key, word, evidence: { rule } }: DemandedSkill): boolean =>
    isDetail || isOfEveryone(key) || (rule !== 'title' && generalNames.has(word.toLowerCase()));
  const firsts = new Map<string, DemandedSkill>();
  for (const skill of skills) {
    const first = firsts.get(demandKey(skill));
    if (first === undefined || (isMinor(first) && !isMinor(skill))) firsts.set(demandKey(skill), skill);
  }
  const lateness = (skill: DemandedSkill): number =>
    firsts.get(demandKey(skill)) !== skill ? 2 : isMinor(skill) ? 1 : 0;
  return [0, 1, 2].flatMap((late) => skills.filter((skill) => lateness(skill) === late)).slice(0, most);
}

/** Adds skills that a language model suggests and the text has. All have the same strength, which it does not return. */
export function addSuggested(
  { required, preferred }: SkillDemand,
  kind: keyof SkillDemand,
  skills: readonly { key: string; name: string; line: string }[],
): void {
  const known = new Set([...required, ...preferred].map(({ key }) => key));
  const list = kind === 'required' ? required : preferred;
  for (const { key, name, line } of skills) {
    if (known.has(key) || list.length >= mostSkills[kind] || skillCategory(key) === 'soft') continue;
    const evidence = { rule: 'language_model', line } as const;
    list.push({
      key,
      word: name,
      strength: ruleStrength.language_model,
      group: [],
      isDetail: false,
      isFirm: true,
      lines: 1,
      isNearTitle: false,
      evidence,
    });
  }
}
