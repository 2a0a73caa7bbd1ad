import {
  canonicalSkill,
  countSkill,
  findSkills,
  readSkillText,
  relativesOf,
  skillCategory,
  skillName,
} from '#modules/skills';
import { type AnswerText, sentencesOf, wordsOf } from './answer.text.ts';

/** `score` null: it could not be judged. `reasons` are sentences for a recruiter. */
export type Verdict = { score: number | null; reasons: string[] };

export type AskedQuestion = { text: string; skill: string | null };

/** What a part of the rule found. */
type Part = { points: number; reason: string };

const mostNamed = 25;
const relativeNamed = 10;
const besides = { each: 5, most: 15 };
const numbers = { each: 5, most: 15 };
const names = { each: 5, most: 15 };
const actions = { each: 5, most: 20 };
const length = { from: 40, to: 120, most: 10 };
/** Of a question about no particular skill the rest is all there is. */
const withoutSubject = 60;

// The words that every English sentence is made of: nearly half of what is said, and hardly any of another language.
const english = new Set(
  'i you he she it we they the a an and or but of to in on at for with from by that this there is are was were be been have had do did not so as if when what how my our their then'.split(
    ' ',
  ),
);
const englishShare = 0.2;

const isEnglish = ({ words }: AnswerText): boolean =>
  words.filter((one) => english.has(one)).length >= words.length * englishShare;

const listed = (found: Iterable<string>, most = 3): string => [...found].slice(0, most).join(', ');
const pointsOf = (count: number, { each, most }: { each: number; most: number }): number =>
  Math.min(most, count * each);

/** The skills that the question is about: the one it was made for, else those it names. */
function askedSkills({ text, skill }: AskedQuestion): string[] {
  const keys = skill ? [canonicalSkill(skill)] : [...findSkills(text)];
  return keys.filter((key) => key !== '');
}

function subjectOf(asked: readonly string[], question: AskedQuestion, text: string): Part {
  const read = readSkillText(text);
  const inQuestion = findSkills(question.text);
  const named = asked.filter((key) => countSkill(read, key) > 0);
  const near = new Set(asked.flatMap((key) => [...relativesOf(key)]));
  const others = [...read.skills.keys()].filter(
    (key) => !asked.includes(key) && !inQuestion.has(key) && skillCategory(key) !== 'soft',
  );
  const relatives = others.filter((key) => near.has(key));
  const base = named.length > 0 ? mostNamed : relatives.length > 0 ? relativeNamed : 0;
  const points = base === 0 ? 0 : base + pointsOf(others.length - (named.length > 0 ? 0 : 1), besides);
  const what = listed(asked.map(skillName));
  if (named.length > 0) {
    const beside = others.length > 0 ? `, with ${listed(others.map(skillName))}` : '';
    return { points, reason: `Speaks of ${listed(named.map(skillName))}${beside}.` };
  }
  if (relatives.length > 0) {
    return { points, reason: `Does not name ${what}, but ${listed(relatives.map(skillName))}, which is near it.` };
  }
  return { points, reason: `Does not name ${what}, which the question is about: ask about it.` };
}

// "One of them" is no number.
const number =
  /(?<![\p{L}\d])(?:\d[\d.,]{0,12}\d|\d)%?|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|percent)\b/giu;

function numbersOf(text: string): Part {
  const found = new Set((text.match(number) ?? []).map((one) => one.toLowerCase()));
  const points = pointsOf(found.size, numbers);
  const reason =
    found.size > 0
      ? `Gives numbers (${listed(found)}).`
      : 'Gives no numbers: ask how much, how many or how long it was.';
  return { points, reason };
}

const capitalized = /^\p{Lu}[\p{L}\p{M}\p{N}]{1,29}$/u;
const plainWord = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;

/** Of a sentence, without its first word. Words of one name stand beside each other: "Northwind Traders" is one. */
function namesIn(sentence: string, isName: (word: string) => boolean): string[] {
  const found: string[] = [];
  let end = -1;
  for (const { 0: one, index } of [...sentence.matchAll(plainWord)].slice(1)) {
    if (!isName(one)) continue;
    const goesOn = end >= 0 && sentence.slice(end, index) === ' ';
    found.push(goesOn ? `${found.pop()} ${one}` : one);
    end = index + one.length;
  }
  return found;
}

/** Firms, products, places: written with a capital within a sentence, and named neither by the question nor as a skill. */
function namesOf(text: string, question: AskedQuestion): Part {
  const known = new Set(wordsOf(question.text));
  const skills = findSkills(text);
  const isName = (one: string): boolean =>
    capitalized.test(one) && !known.has(one.toLowerCase()) && !skills.has(canonicalSkill(one));
  const found = new Set(sentencesOf(text).flatMap((sentence) => namesIn(sentence, isName)));
  const reason = found.size > 0 ? `Names ${listed(found)}.` : 'Names no team, product or firm: ask where it was.';
  return { points: pointsOf(found.size, names), reason };
}

const firstPerson =
  /\bI(?:['’]ve)? (?:(?:have|had|also|then|first|just|even|still|often|always|once|[a-z]{2,12}ly) ){0,2}([a-z]{2,20})\b/gi;
const ownPart = /\b(?:I was (?:responsible|in charge)|my (?:part|job|role|task) was)\b/i;
// What follows "I" and is not done: states, thoughts, intentions, and words that are no verbs.
const notDone = new Set(
  'am was were have had do did does don didn be been being think thought feel felt know knew believe believed guess guessed mean meant like liked love loved want wanted need needed hope hoped wish wished can could cannot will would shall should may might must understand understood say said get got see saw hear heard remember agree agreed prefer preferred enjoy enjoyed try not never no and or but the a an in on at of to with for from so as if it that this really actually basically also used suppose supposed seem seemed'.split(
    ' ',
  ),
);

function actionsOf(text: string): Part {
  const found = new Set<string>();
  for (const [, verb = ''] of text.matchAll(firstPerson)) {
    if (!notDone.has(verb.toLowerCase()) && !/ly$/i.test(verb)) found.add(verb.toLowerCase());
  }
  const isOwn = ownPart.test(text);
  const points = pointsOf(found.size + (isOwn ? 1 : 0), actions);
  if (points === 0) {
    return { points, reason: 'Does not say what was done by themselves: ask for their own part.' };
  }
  return { points, reason: `Says what was done by themselves${found.size > 0 ? ` (I ${listed(found)})` : ''}.` };
}

function lengthOf({ words }: AnswerText): Part {
  const share = Math.min(1, Math.max(0, (words.length - length.from) / (length.to - length.from)));
  const reason =
    words.length < length.from
      ? `Short, at ${words.length} words: ask for more detail.`
      : `${words.length} words${share < 1 ? '' : ', in detail'}.`;
  return { points: length.most * share, reason };
}

/**
 * 0-100 by what can be counted in an English answer of enough words, without a language model. The skill that the question
 * is about 25 (a near relative 10), each other skill beside it 5 up to 15; numbers 5 each up to 15; names 5 each up to 15;
 * what the candidate says to have done, 5 a verb up to 20; from 40 to 120 words up to 10. A question about no skill is
 * scored by the last four alone, as a share of their 60. Never more points than words: a list of names is no answer. Null
 * where the answer is not in English.
 */
export function scoreByRule(question: AskedQuestion, answer: AnswerText): Verdict {
  if (!isEnglish(answer)) {
    return {
      score: null,
      reasons: ['It does not read like sentences in English, which is all that can be judged here: read it yourself.'],
    };
  }
  const asked = askedSkills(question);
  const rest = [numbersOf(answer.text), namesOf(answer.text, question), actionsOf(answer.text), lengthOf(answer)];
  const subject = asked.length > 0 ? subjectOf(asked, question, answer.text) : undefined;
  const points = rest.reduce((sum, part) => sum + part.points, subject?.points ?? 0);
  const score = Math.min(answer.words.length, Math.round(subject ? points : (points * 100) / withoutSubject));
  const first =
    subject?.reason ?? 'The question names no skill: whether the answer is to the point is for you to judge.';
  return { score, reasons: [first, ...rest.map(({ reason }) => reason)] };
}
