import {
  canonicalSkill,
  countSkill,
  findSkills,
  readSkillText,
  relativesOf,
  skillCategory,
  skillName,
} from '#readers/skills';
import { answerRegex, englishWords, notActions } from './answer.lexicon.ts';
import { type AnswerText, answerWords, sentencesOf } from './answer-text.ts';

/** `score` is 0-100, or null when the answer cannot be scored. `reasons` are sentences for a recruiter. */
export type AnswerScore = { score: number | null; reasons: string[] };

export type ScoredQuestion = { text: string; skill: string | null };

type RulePart = { points: number; reason: string };

const skillPoints = 25;
const relatedSkillPoints = 10;
const otherSkills = { each: 5, most: 15 };
const numbers = { each: 5, most: 15 };
const names = { each: 5, most: 15 };
const actions = { each: 5, most: 20 };
const length = { from: 40, to: 120, most: 10 };
/** Scaled to 100. */
const maxWithoutSkill = 60;

const englishShare = 0.2;

const isEnglish = ({ words }: AnswerText): boolean =>
  words.filter((one) => englishWords.has(one)).length >= words.length * englishShare;

const listed = (found: Iterable<string>, most = 3): string => [...found].slice(0, most).join(', ');
const pointsOf = (count: number, { each, most }: { each: number; most: number }): number =>
  Math.min(most, count * each);

function askedSkills({ text, skill }: ScoredQuestion): string[] {
  const keys = skill ? [canonicalSkill(skill)] : [...findSkills(text)];
  return keys.filter((key) => key !== '');
}

function subjectOf(asked: readonly string[], question: ScoredQuestion, text: string): RulePart {
  const read = readSkillText(text);
  const inQuestion = findSkills(question.text);
  const named = asked.filter((key) => countSkill(read, key) > 0);
  const near = new Set(asked.flatMap((key) => [...relativesOf(key)]));
  const others = [...read.skills.keys()].filter(
    (key) => !asked.includes(key) && !inQuestion.has(key) && skillCategory(key) !== 'soft',
  );
  const relatives = others.filter((key) => near.has(key));
  const base = named.length > 0 ? skillPoints : relatives.length > 0 ? relatedSkillPoints : 0;
  const points = base === 0 ? 0 : base + pointsOf(others.length - (named.length > 0 ? 0 : 1), otherSkills);
  const what = listed(asked.map(skillName));
  if (named.length > 0) {
    const beside = others.length > 0 ? `, with ${listed(others.map(skillName))}` : '';
    return { points, reason: `Speaks of ${listed(named.map(skillName))}${beside}.` };
  }
  if (relatives.length > 0) {
    return { points, reason: `Does not name ${what}, but ${listed(relatives.map(skillName))}, which is related.` };
  }
  return { points, reason: `Does not name ${what}, which the question is about: ask about it.` };
}

function numbersOf(text: string): RulePart {
  const found = new Set((text.match(answerRegex.number) ?? []).map((one) => one.toLowerCase()));
  const points = pointsOf(found.size, numbers);
  const reason =
    found.size > 0
      ? `Gives numbers (${listed(found)}).`
      : 'Gives no numbers: ask how much, how many or how long it was.';
  return { points, reason };
}

/** Finds names, except the first word of the sentence. Adjacent words are one name: "Northwind Traders". */
function namesIn(sentence: string, isName: (word: string) => boolean): string[] {
  const found: string[] = [];
  let end = -1;
  for (const { 0: one, index } of [...sentence.matchAll(answerRegex.wordWithApostrophe)].slice(1)) {
    if (!isName(one)) continue;
    const goesOn = end >= 0 && sentence.slice(end, index) === ' ';
    found.push(goesOn ? `${found.pop()} ${one}` : one);
    end = index + one.length;
  }
  return found;
}

/** Capitalized words that are neither in the question nor skills. */
function namesOf(text: string, question: ScoredQuestion): RulePart {
  const known = new Set(answerWords(question.text));
  const skills = findSkills(text);
  const isName = (one: string): boolean =>
    answerRegex.capitalized.test(one) && !known.has(one.toLowerCase()) && !skills.has(canonicalSkill(one));
  const found = new Set(sentencesOf(text).flatMap((sentence) => namesIn(sentence, isName)));
  const reason = found.size > 0 ? `Names ${listed(found)}.` : 'Names no team, product or company: ask where it was.';
  return { points: pointsOf(found.size, names), reason };
}

function actionsOf(text: string): RulePart {
  const found = new Set<string>();
  for (const [, verb = ''] of text.matchAll(answerRegex.firstPerson)) {
    if (!notActions.has(verb.toLowerCase()) && !/ly$/i.test(verb)) found.add(verb.toLowerCase());
  }
  const isOwn = answerRegex.ownPart.test(text);
  const points = pointsOf(found.size + (isOwn ? 1 : 0), actions);
  if (points === 0) {
    return { points, reason: "Does not say what the candidate's own part was: ask for it." };
  }
  return { points, reason: `Says what the candidate did${found.size > 0 ? ` (I ${listed(found)})` : ''}.` };
}

function lengthOf({ words }: AnswerText): RulePart {
  const share = Math.min(1, Math.max(0, (words.length - length.from) / (length.to - length.from)));
  const reason =
    words.length < length.from
      ? `Short, at ${words.length} words: ask for more detail.`
      : `${words.length} words${share < 1 ? '' : ', in detail'}.`;
  return { points: length.most * share, reason };
}

/**
 * 0-100 by a fixed rule; null unless the answer is in English. The skill of the question gives 25 points (a related one 10),
 * other skills, numbers and names 5 each up to 15, actions 5 each up to 20, and 40 to 120 words up to 10. Without a skill
 * the last four are scaled to 100. No more points than words: a list of names is not an answer.
 */
export function scoreByRule(question: ScoredQuestion, answer: AnswerText): AnswerScore {
  if (!isEnglish(answer)) {
    return {
      score: null,
      reasons: [
        'The answer does not seem to be in English sentences, which is all this score covers: read it yourself.',
      ],
    };
  }
  const asked = askedSkills(question);
  const rest = [numbersOf(answer.text), namesOf(answer.text, question), actionsOf(answer.text), lengthOf(answer)];
  const subject = asked.length > 0 ? subjectOf(asked, question, answer.text) : undefined;
  const points = rest.reduce((sum, part) => sum + part.points, subject?.points ?? 0);
  const score = Math.min(answer.words.length, Math.round(subject ? points : (points * 100) / maxWithoutSkill));
  const first =
    subject?.reason ?? 'The question names no skill: judge for yourself whether the answer is to the point.';
  return { score, reasons: [first, ...rest.map(({ reason }) => reason)] };
}
