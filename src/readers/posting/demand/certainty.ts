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

/** In log odds, as all numbers below. `named` is a point above the fitted value, so that the tool of a title comes first. */
const ofRule: Record<Rule, number> = {
  named: 2.6,
  requirement: 1.15,
  field: 0.7,
  phrase: 0.65,
  list: -0.4,
  trade: -1.1,
  duty: -1.8,
};
const base = 0.85;
/** Letters of the statement for each of its skills. */
const per100Letters = -0.8;
const mostLetters = 200;
/** Among the requirements, an item with fewer letters for each skill is as clear as one that says "experience". */
const bareLetters = 25;
const ofAbility = 1.5;
const ofOthers = -0.95;
/** Of a line among the requirements that tells what the work is: "Maintain systems in Java". */
const ofDuty = -0.85;
/** In lower case, as most general words are, in a line with capitals. */
const ofLowerCase = -0.8;
const ofUnknown = -1.05;

const isLowerCase = (text: string): boolean => text === text.toLowerCase();

/** `beside`: how many skills the line demands. */
export const demandLine = (line: string, beside: number): DemandLine => ({
  letters: Math.min(mostLetters, line.length / beside),
  namesAbility: demandRegex.ability.test(line),
  isOfOthers: demandRegex.others.test(line),
  isOfWork: demandRegex.duty.test(line) && !demandRegex.phrase.test(line),
  isLowerCase: isLowerCase(line),
});

/**
 * How sure it is that a posting demands a skill, 0 to 1: a logistic regression on the labelled descriptions of `build`
 * and of 160 other postings. `known`: the lexicon has the skill.
 */
export function certaintyOf(
  { word, known, rule }: { word: string; known: boolean; rule: Rule },
  { letters, namesAbility, isOfOthers, isOfWork, isLowerCase: isInLowerCase }: DemandLine,
): number {
  const isRequirement = rule === 'requirement';
  const isClear = namesAbility || (isRequirement && letters < bareLetters);
  const logOdds =
    base +
    ofRule[rule] +
    (per100Letters * letters) / 100 +
    (isClear ? ofAbility : 0) +
    (isOfOthers ? ofOthers : 0) +
    (isRequirement && isOfWork ? ofDuty : 0) +
    (isLowerCase(word) && !isInLowerCase ? ofLowerCase : 0) +
    (known ? 0 : ofUnknown);
  return 1 / (1 + Math.exp(-logOdds));
}
