import { demandRegex } from '../lexicon/demand.lexicon.ts';
import type { DemandRule } from './skill-mention.ts';

/**
 * What a skill of the title is. `named`: a tool, or named in the text too. `trade`: the text demands other skills, or the
 * title only names a trade that has it.
 */
export type TitlePart = 'named' | 'field' | 'trade';

type Rule = DemandRule | TitlePart;

/** What a line tells of each skill that it demands. `letters`: for each of them. */
export type DemandLine = {
  letters: number;
  namesAbility: boolean;
  isOfOthers: boolean;
  isOfWork: boolean;
  isLowerCase: boolean;
};

/** What tells how sure a demand is, in log odds. Fitted (`npm run eval -- jobs --fit`) but for `named`. */
export const signWeights = {
  base: 0.6,
  /** A point and a half above the fitted value, so that the tool of a title comes first. */
  named: 2.9,
  requirement: 1.35,
  field: -0.4,
  phrase: 0.85,
  list: -0.15,
  trade: -0.85,
  duty: -1.55,
  /** Of the statement, for each of its skills. */
  per100Letters: -1,
  /** It says "experience", or is a short item of the requirements. */
  isClear: 1.5,
  isOfOthers: -1.05,
  /** Among the requirements, and tells what the work is: "Maintain systems in Java". */
  isOfWork: -0.85,
  /** In a line with capitals, as most general words are. */
  isLowerCase: -0.7,
  isUnknown: -0.95,
  /** Further lines that demand it, up to three. */
  isRepeated: 0.3,
  /** Below the fitted value, because introductions also name skills near the title. Skills in the title have their own weights. */
  isNearTitle: 0.5,
};

export type Sign = keyof typeof signWeights;
export type Signs = Partial<Record<Sign, number>>;

const mostLetters = 200;
/** Among the requirements, an item with fewer letters for each skill is as clear as one that says "experience". */
const bareLetters = 25;

const isLowerCase = (text: string): boolean => text === text.toLowerCase();

/** `beside`: how many skills the line demands. */
export const demandLine = (whole: string, beside: number): DemandLine => {
  // A remark of the employer says nothing of the demand before it.
  const line = whole.replace(demandRegex.remark, '');
  return {
    letters: Math.min(mostLetters, line.length / beside),
    namesAbility: demandRegex.ability.test(line),
    isOfOthers: demandRegex.others.test(line),
    isOfWork: demandRegex.duty.test(line) && !demandRegex.phrase.test(line),
    isLowerCase: isLowerCase(line),
  };
};

/** `known`: the lexicon has the skill. `lines`: how many demand it. */
type SignedSkill = { word: string; known: boolean; rule: Rule; lines: number; isNearTitle: boolean };

/** What the title names itself. */
const titleParts: ReadonlySet<Rule> = new Set<TitlePart>(['named', 'field', 'trade']);

export function signsOf({ word, known, rule, lines, isNearTitle }: SignedSkill, line: DemandLine): Signs {
  const isRequirement = rule === 'requirement';
  return {
    base: 1,
    [rule]: 1,
    per100Letters: line.letters / 100,
    isClear: Number(line.namesAbility || (isRequirement && line.letters < bareLetters)),
    isOfOthers: Number(line.isOfOthers),
    isOfWork: Number(isRequirement && line.isOfWork),
    isLowerCase: Number(isLowerCase(word) && !line.isLowerCase),
    isUnknown: Number(!known),
    isRepeated: Math.min(3, lines - 1),
    isNearTitle: Number(isNearTitle && !titleParts.has(rule) && rule !== 'phrase'),
  };
}

/**
 * How sure it is that a posting demands a skill, 0 to 1: a logistic regression on the labelled descriptions of `build`
 * and of 160 other postings.
 */
export function certaintyOf(signs: Signs): number {
  const logOdds = Object.entries(signs).reduce((sum, [sign, value]) => sum + signWeights[sign as Sign] * value, 0);
  return 1 / (1 + Math.exp(-logOdds));
}
