import { canonicalSkill, findMentions, normalizeText, type SkillMention, skillCategory } from '#readers/skills';
import { demandRegex } from '../lexicon/demand.lexicon.ts';
import { mentionRegex, technologyCategories } from '../lexicon/mention.lexicon.ts';
import { phraseRegex } from '../lexicon/phrases.lexicon.ts';
import { spokenLanguages } from '../lexicon/words/phrase-words.lexicon.ts';
import type { PostingClause } from '../posting-clauses.ts';
import { groupAlternatives } from './alternatives.ts';
import { findCredentials } from './certificates.ts';
import { withoutOthers } from './clause-subject.ts';
import { findDetails } from './details.ts';
import { findSharedHeads } from './shared-heads.ts';
import { findPhrases } from './skill-phrase.ts';
import { findIndustries } from './trade-phrase.ts';

/**
 * Why a skill counts. `requirement`: in a section of requirements. `phrase`: "experience with", "must know". `list`: a line
 * that only lists skills. `duty`: the person will work with it.
 */
export const demandRules = ['title', 'requirement', 'phrase', 'list', 'duty', 'preferred', 'language_model'] as const;
export type DemandRule = Extract<(typeof demandRules)[number], 'requirement' | 'phrase' | 'list' | 'duty'>;

/**
 * `word` as the posting spells it. `group`: the keys of the alternatives that one demand names. `isDetail`: it only details
 * another skill.
 */
export type ClauseMention = {
  key: string;
  word: string;
  known: boolean;
  group: readonly string[] | undefined;
  isDetail: boolean;
  rule: DemandRule;
};

export type ClauseDemand = { text: string; mentions: ClauseMention[] };

/** "Kotlin developer" names Kotlin; "product owner" names a colleague. Undefined for a role alone. */
export function skillIn({ key, word }: { key: string; word: string }): string | undefined {
  const whole = word.replace(/\s+/g, ' ');
  const base = whole.replace(mentionRegex.basedAtEnd, '');
  // "Blockchain based projects"
  const name = base !== whole && canonicalSkill(base) === key ? base : whole;
  const rest = name.replace(mentionRegex.roleAtEnd, '');
  if (rest === name || mentionRegex.adjectiveAtEnd.test(rest)) return name;
  if (rest !== '' && canonicalSkill(rest) === key) return rest;
  return mentionRegex.knowledgeAtEnd.test(name) ? name : undefined;
}

/** What a clause demands; undefined if nothing. `isAmongDemands`: the lines before and after it demand something. */
export function demandOf(clause: PostingClause, isAmongDemands = false): ClauseDemand | undefined {
  const text = withoutOthers(normalizeText(clause.text).replace(mentionRegex.gluedEtc, ' etc'), clause.line.kind);
  if (text.trim() === '') return undefined;
  const mentioned = withSharedHeads(text, findMentions(text))
    .flatMap((mention) => {
      const word = skillCategory(mention.key) === 'soft' ? undefined : skillIn(mention);
      return word === undefined ? [] : [{ ...mention, word }];
    })
    .filter((mention, n, all) => !isNamedBefore(mention, all[n - 1]))
    .filter(({ end }) => !phraseRegex.lawAfter.test(text.slice(end)));
  const credentials = findCredentials(text);
  const found = without(mentioned, credentials);
  const rule = ruleOf(clause, text, found) ?? (isAmongDemands ? 'list' : undefined);
  if (rule === undefined) return undefined;
  const industries = clause.preferred ? findIndustries(normalizeText(clause.text)) : [];
  const phrases =
    rule === 'duty'
      ? []
      : findPhrases(
          text,
          [...found, ...credentials].toSorted((a, b) => a.at - b.at),
          {
            isItem: isDemandItem(clause),
            isDemand: isOfDemands(clause),
            isWelcome: clause.preferred && clause.line.heading !== true,
          },
        );
  const others = [
    ...found.map((mention) => ({ ...mention, known: true })),
    ...(rule === 'duty' ? [] : credentials),
    ...withSharedHeads(text, phrases, found),
  ];
  const namesLanguage = others.some(({ word }) => spokenLanguages.has(word.toLowerCase()));
  const all = [...without(others, industries), ...industries]
    .filter(({ end }) => !mentionRegex.ofEmployer.test(text.slice(0, end)))
    .filter(({ end }) => !mentionRegex.softNegotiation.test(text.slice(0, end)))
    .filter(({ word }) => !(namesLanguage && mentionRegex.severalLanguages.test(word)))
    .toSorted((a, b) => a.at - b.at)
    .filter(({ at }, n, { [n + 1]: next }) => !(next && mentionRegex.literacyBefore.test(text.slice(at, next.at))));
  if (all.length === 0) return undefined;
  const groups = groupAlternatives(text, all);
  const areShown = all.map((one, i) => !one.known && isShownByExamples(text, one, groups[i], all));
  const details = findDetails(text, all);
  const isNear = rule === 'phrase' ? nearPhrases(text, all) : [];
  const demanded = all.map(({ key, word, known }, i): ClauseMention => {
    const ownRule = rule === 'phrase' && isNear[i] !== true ? 'duty' : rule;
    return { key, word, known, group: groups[i], isDetail: details[i] === true, rule: ownRule };
  });
  return { text: clause.text, mentions: demanded.filter((_, i) => areShown[i] !== true) };
}

const fewestExamples = 2;

/** "front-end languages" of "front-end languages (HTML, CSS)", where its examples say what is demanded. */
const isShownByExamples = (
  text: string,
  { word, end }: SkillMention,
  group: readonly string[] = [],
  all: readonly SkillMention[],
): boolean =>
  mentionRegex.kindOfMany.test(word) &&
  mentionRegex.examplesNext.test(text.slice(end)) &&
  all.filter((one) => one.at > end && group.includes(one.key)).length >= fewestExamples;

type Span = { at: number; end: number };

const overlaps = (a: Span, b: Span): boolean => a.at < b.end && b.at < a.end;

const without = <T extends Span>(all: readonly T[], others: readonly Span[]): T[] =>
  all.filter((one) => !others.some((other) => overlaps(one, other)));

/** Instead of the names that they contain, but not where others stand: "unit tests" of "unit and integration tests". */
function withSharedHeads<T extends SkillMention>(
  text: string,
  names: readonly T[],
  others: readonly Span[] = [],
): (T | (SkillMention & { known: true }))[] {
  const shared = without(findSharedHeads(text, names), others).map((one) => ({ ...one, known: true as const }));
  return [...without(names, shared), ...shared].toSorted((a, b) => a.at - b.at);
}

/** "a MySQL relational database" demands MySQL. */
const isNamedBefore = ({ key, word, at }: SkillMention, before: SkillMention | undefined): boolean =>
  before !== undefined &&
  at - before.end === 1 &&
  mentionRegex.kindAtEnd.test(word) &&
  skillCategory(before.key) === skillCategory(key);

const mostItemWords = 8;

/** "Asset management" in a list of requirements demands without saying so. */
const isDemandItem = (clause: PostingClause): boolean =>
  isOfDemands(clause) && clause.line.heading !== true && clause.text.split(/\s+/).length <= mostItemWords;

const isOfDemands = ({ line: { kind } }: PostingClause): boolean => kind === 'required' || kind === 'preferred';

/** Shorter statements have one subject. */
const longStatement = 160;
const reach = { after: 70, next: 40, before: 25 };

/** "html css jquery mysql" lists what is demanded. */
const denseList = { skills: 5, gap: 12 };

/** In a long statement, a demand phrase governs skills near it, and the rest of their enumeration. */
function nearPhrases(text: string, mentions: readonly Span[]): boolean[] {
  if (text.length <= longStatement) return mentions.map(() => true);
  const phrases = [...text.matchAll(demandRegex.eachPhrase)].map(({ 0: { length }, index }) => ({
    at: index,
    end: index + length,
  }));
  const isNear = mentions.map(({ at, end }) =>
    phrases.some((phrase) =>
      at >= phrase.end ? at - phrase.end <= reach.after : phrase.at >= end && phrase.at - end <= reach.before,
    ),
  );
  for (let i = 1; i < mentions.length; i += 1) {
    const gap = (mentions[i]?.at ?? 0) - (mentions[i - 1]?.end ?? 0);
    isNear[i] ||= isNear[i - 1] === true && gap <= reach.next;
  }
  return isNear.map((near, i) => near || isInList(mentions, i));
}

function isInList(mentions: readonly Span[], at: number): boolean {
  const isApart = (i: number): boolean => (mentions[i]?.at ?? Infinity) - (mentions[i - 1]?.end ?? 0) > denseList.gap;
  let first = at;
  while (first > 0 && !isApart(first)) first -= 1;
  let end = at + 1;
  while (end < mentions.length && !isApart(end)) end += 1;
  return end - first >= denseList.skills;
}

function ruleOf(
  { text: whole, line: { kind, item }, preferred }: PostingClause,
  text: string,
  found: readonly (Span & { key: string })[],
): DemandRule | undefined {
  const isGoal = demandRegex.goal.test(text) && !demandRegex.phrase.test(text);
  if (kind === 'required' || kind === 'preferred' || preferred) return isGoal ? 'duty' : 'requirement';
  if (demandRegex[kind === 'duties' ? 'phraseOfDuty' : 'phrase'].test(text)) return 'phrase';
  if (kind !== 'duties' && isList(text, found, item) && !demandRegex.sentence.test(text)) return 'list';
  if (kind !== 'duties' && isListOfRole(text, found)) return 'list';
  if (kind === 'duties' && whole.trim().length === text.trim().length && isBare(text, found)) return 'list';
  if (kind === 'duties' || demandRegex.duty.test(text)) return 'duty';
  return undefined;
}

/** Nothing but technologies: in a list of duties, such a line names the tools of the job. */
const isBare = (text: string, found: readonly (Span & { key: string })[]): boolean => {
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '').length;
  const named = found.reduce((sum, { at, end }) => sum + text.slice(at, end).replace(/[^\p{L}\p{N}]/gu, '').length, 0);
  return named >= letters * 0.75 && found.every(({ key }) => technologyCategories.has(skillCategory(key) ?? ''));
};

/** A list after a role and a colon: "Openings for Backend Developer: Python, Django" */
function isListOfRole(text: string, found: readonly Span[]): boolean {
  const start = mentionRegex.roleBefore.exec(text)?.[0].length;
  if (start === undefined) return false;
  const listed = found.flatMap(({ at, end }) => (at >= start ? [{ at: at - start, end: end - start }] : []));
  return listed.length > 1 && isList(text.slice(start), listed, true);
}

/** Most of its letters belong to skills. */
function isList(text: string, found: readonly Span[], item: boolean): boolean {
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '').length;
  const named = found.reduce((sum, { at, end }) => sum + (end - at), 0);
  return named >= letters * (found.length >= denseList.skills ? 0.45 : item ? 0.5 : 0.6);
}
