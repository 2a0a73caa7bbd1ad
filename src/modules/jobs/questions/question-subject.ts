import type { JobReading, JobSkill } from '#readers/posting';
import { canonicalSkill, skillCategory, skillName } from '#readers/skills';
import { cleanName } from './question.ts';
import { jobQuestionRegex, type SkillUse, tradeOfUse, useOfCategory } from './skill-question.lexicon.ts';

/** A skill to ask about. `text` names its alternatives too. */
export type Subject = { skill: string; text: string; use: SkillUse; isListed: boolean };

const mostAlternatives = 3;

function useOf(skill: string): SkillUse {
  const category = skillCategory(canonicalSkill(skill));
  const use = (category && useOfCategory[category]) ?? 'any';
  return use === 'build' && jobQuestionRegex.discipline.test(skill) ? 'method' : use;
}

const isGeneral = (skill: string): boolean => {
  const key = canonicalSkill(skill);
  return ['soft', 'office'].includes(skillCategory(key) ?? '') || jobQuestionRegex.general.test(skillName(key));
};

const isNoun = (name: string): boolean =>
  !jobQuestionRegex.adjective.test(name) && (isListedName(name) || !jobQuestionRegex.person.test(name));
/** "Docker" and "Kubernetes Operator" end like persons; the lexicon's own names are skills. */
const isListedName = (name: string): boolean => skillName(canonicalSkill(name)).toLowerCase() === name.toLowerCase();

/** python, aws: Python, AWS. */
const withCapitals = (text: string): string =>
  text
    .split(' ')
    .map((word) => {
      const name = skillName(canonicalSkill(word));
      return skillCategory(canonicalSkill(word)) && name.toLowerCase() === word.toLowerCase() ? name : word;
    })
    .join(' ');

/** As the posting spells it, if that is a name for a skill; as the lexicon does for "dba", "ux" and "Warehouse". */
function spoken(skill: string): string | undefined {
  const key = canonicalSkill(skill);
  if (skillCategory(key) === undefined) return cleanName(skill);
  const name = skillName(key);
  const isPartOfName = name.toLowerCase().startsWith(skill.toLowerCase()) && name.length > skill.length;
  const isLowerWord = /^\p{Ll}+$/u.test(skill);
  if (isPartOfName || isLowerWord || isListedName(skill) || !isNoun(skill)) return cleanName(name);
  return cleanName(withCapitals(skill));
}

const tradeOf = (skill: string): string | undefined => tradeOfUse[useOf(skill)];

/** The trade of most demanded skills that belong to one. */
function tradeOfJob(required: readonly JobSkill[]): string | undefined {
  const demanded = required.filter(({ evidence }) => evidence?.rule !== 'duty');
  const trades = demanded.flatMap(({ skill }) => tradeOf(skill) ?? []);
  return [...new Set(trades)].find((trade) => trades.filter((one) => one === trade).length * 2 > trades.length);
}

/**
 * Read skills to ask about: demanded ones that the lexicon has, of the job's own trade. What a sentence demands is asked
 * about in its own word: "patients with treatment compliance" is not Regulatory Compliance.
 */
function isSure({ skill, source, evidence }: JobSkill, trade: string | undefined): boolean {
  if (source === 'listed') return true;
  const key = canonicalSkill(skill);
  if (skillCategory(key) === undefined || jobQuestionRegex.unasked.test(skillName(key))) return false;
  if (evidence?.rule !== 'title' && jobQuestionRegex.workplace.test(skill)) return false;
  const name = spoken(skill);
  if (name === undefined || !isNoun(name)) return false;
  if (evidence?.rule === 'phrase' && name.toLowerCase() !== skill.toLowerCase()) return false;
  const own = tradeOf(skill);
  if (evidence?.rule === 'duty') return !isGeneral(skill) && own !== undefined && own === trade;
  return evidence?.rule === 'title' || trade === undefined || own === undefined || own === trade;
}

/** What to ask about: listed before read skills, required before preferred, specific before general; a demand once. */
export function subjectsOf({ required, preferred }: Pick<JobReading, 'required' | 'preferred'>): Subject[] {
  const trade = tradeOfJob(required);
  const bonus = preferred.filter(
    ({ source, skill, evidence }) =>
      source === 'listed' || !(isGeneral(skill) || jobQuestionRegex.formLine.test(evidence?.line ?? '')),
  );
  const all = [...required, ...bonus].filter((one) => isSure(one, trade));
  const from = (source: JobSkill['source']) => all.filter((one) => one.source === source);
  const read = from('description');
  const general = ({ skill }: JobSkill): boolean => isGeneral(skill);
  const isDuty = ({ evidence }: JobSkill): boolean => evidence?.rule === 'duty';
  // a PHP developer is asked about PHP; that a chef cooks is what the question about the position is for
  const isLast = ({ evidence }: JobSkill): boolean => evidence?.rule === 'title' && trade !== 'technology';
  const early = read.filter((one) => !isLast(one) && !isDuty(one));
  const order = [
    ...from('listed'),
    ...early.filter((one) => !general(one)),
    ...early.filter(general),
    ...read.filter(isLast),
    ...read.filter(isDuty),
  ];
  const seen = new Set<string>();
  const subjects: Subject[] = [];
  for (const one of order) {
    const names = [one.skill, ...(one.alternatives ?? [])];
    const skill = spoken(one.skill);
    if (skill === undefined || names.some((name) => seen.has(canonicalSkill(name)))) continue;
    for (const name of names) seen.add(canonicalSkill(name));
    const shown = [...new Set(names.slice(0, mostAlternatives).flatMap((name) => spoken(name) ?? []))];
    const text = shown.length < 2 ? skill : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
    subjects.push({ skill, text, use: useOf(skill), isListed: one.source === 'listed' });
  }
  return subjects;
}
