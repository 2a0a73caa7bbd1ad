import { skillCategory } from '#readers/skills';
import { demandRegex } from '../lexicon/demand.lexicon.ts';
import { namedCategories, tradeCategories } from '../lexicon/mention.lexicon.ts';
import type { DemandRule } from './skill-mention.ts';

/**
 * What a skill of the title is. `confirmed`: a tool that the text names too. `named`: another tool. `trade`: the text
 * demands other skills, or the title only names a trade that has it.
 */
export type TitlePart = 'confirmed' | 'named' | 'field' | 'trade';

type Rule = DemandRule | TitlePart;

/** What a line tells of each skill that it demands. `letters`: for each of them. */
export type DemandLine = {
  letters: number;
  namesAbility: boolean;
  isOfWork: boolean;
  saysHowWell: boolean;
  text: string;
};

/** What tells how sure a demand is, in log odds. Fitted (`npm run eval -- jobs --fit`) but for those that say so. */
export const signWeights = {
  base: -0.1,
  /** Two points above the fitted value, so that the tool of the title comes first. */
  confirmed: 2.5,
  /** Above the fitted value as well: for a Flutter developer Flutter matters, even if the text omits it. */
  named: 0,
  requirement: 1.05,
  field: 0.75,
  phrase: 0.4,
  list: 0,
  /** A little above the fitted value, so that a product that only the title names keeps its place. */
  trade: -0.2,
  duty: -0.9,
  /** For each natural logarithm of the strength of the demand. */
  strength: 0.75,
  /** Of the statement, for each of its skills. */
  per100Letters: -0.7,
  /** It says "experience", or is a short item of the requirements. */
  isClear: 1.1,
  /** It says "strong", "hands-on" or "at least". */
  saysHowWell: 0.65,
  /** Right before the skill stands "in", "of" or "with". Below the fitted value: what follows in the list is demanded too. */
  isObject: 0.42,
  isOfOthers: -0.4,
  /** It says "team", "daily" or "support", as lines about the work and the employer do. */
  isOfTeam: -0.65,
  /** Among the requirements, and tells what the work is: "Maintain systems in Java". */
  isOfWork: -0.85,
  /** Written as a name. */
  hasCapital: 0.55,
  /** Most skills of its category have names of their own: languages, databases, office programs. */
  isNamed: 0.7,
  /** A trade's words also tell what the employer and colleagues do. */
  isOfTrade: -0.3,
  isUnknown: -0.4,
  /** Further lines that demand it, up to three. */
  isRepeated: 0.3,
  /** Skills in the title have their own weights. */
  isNearTitle: 0.55,
};

export type Sign = keyof typeof signWeights;
export type Signs = Partial<Record<Sign, number>>;

const mostLetters = 200;
const leastStrength = 0.01;
/** Enough for the word before a skill. */
const lettersBefore = 20;
/** Among the requirements, an item with fewer letters for each skill is as clear as one that says "experience". */
const bareLetters = 25;

/** `beside`: how many skills the line demands. */
export const demandLine = (whole: string, beside: number): DemandLine => {
  // A remark of the employer says nothing of the demand before it.
  const line = whole.replace(demandRegex.remark, '');
  return {
    letters: Math.min(mostLetters, line.length / beside),
    namesAbility: demandRegex.ability.test(line),
    isOfWork: demandRegex.duty.test(line) && !demandRegex.phrase.test(line),
    saysHowWell: demandRegex.howWell.test(line),
    text: line.toLowerCase(),
  };
};

/** `lines`: how many demand it. */
type SignedSkill = { key: string; word: string; strength: number; rule: Rule; lines: number; isNearTitle: boolean };

/** What the title names itself. */
const titleParts: ReadonlySet<Rule> = new Set<TitlePart>(['confirmed', 'named', 'field', 'trade']);

export function signsOf(skill: SignedSkill, line: DemandLine): Signs {
  const { key, word, strength, rule, lines, isNearTitle } = skill;
  const isRequirement = rule === 'requirement';
  const category = skillCategory(key);
  // "Customer service" says nothing of customers.
  const beside = line.text.replaceAll(word.toLowerCase(), '');
  return {
    base: 1,
    [rule]: 1,
    strength: Math.log(Math.max(leastStrength, strength)),
    per100Letters: line.letters / 100,
    isClear: Number(line.namesAbility || (isRequirement && line.letters < bareLetters)),
    saysHowWell: Number(line.saysHowWell),
    isObject: Number(isObject(word, line)),
    isOfOthers: Number(demandRegex.others.test(beside)),
    isOfTeam: Number(demandRegex.team.test(beside)),
    isOfWork: Number(isRequirement && line.isOfWork),
    hasCapital: Number(/\p{Lu}/u.test(word)),
    isNamed: Number(category !== undefined && namedCategories.has(category)),
    isOfTrade: Number(category !== undefined && tradeCategories.has(category)),
    isUnknown: Number(category === undefined),
    isRepeated: Math.min(3, lines - 1),
    isNearTitle: Number(isNearTitle && !titleParts.has(rule) && rule !== 'phrase'),
  };
}

/** "knowledge of Java" */
function isObject(word: string, { text }: DemandLine): boolean {
  const at = text.indexOf(word.toLowerCase());
  return at > 0 && demandRegex.objectAfter.test(text.slice(Math.max(0, at - lettersBefore), at));
}

/**
 * How sure it is that a posting demands a skill, 0 to 1: a logistic regression on the labelled descriptions of `build`
 * and `fitted`.
 */
export function certaintyOf(signs: Signs): number {
  const logOdds = Object.entries(signs).reduce((sum, [sign, value]) => sum + signWeights[sign as Sign] * value, 0);
  return 1 / (1 + Math.exp(-logOdds));
}
