import { z } from 'zod';
import type { Verdict } from './answer.score.ts';
import { wordsOf } from './answer.text.ts';

const quotes = (what: string) => z.array(z.string().max(1000)).max(20).describe(what);

/** What a language model is asked of an answer: facts, no number. Looser than what counts of it. */
export const AnswerFacts = z.object({
  answers: z.enum(['fully', 'partly', 'not']).describe('Whether it answers what the question asks'),
  own_part: quotes('Where it says what the speaker did, decided or was responsible for'),
  understanding: quotes('Where it explains how something works, or why it was done so and not otherwise'),
  specifics: quotes('Numbers, names of tools, teams or products, and concrete situations'),
  results: quotes('Where it says what came of it, or what was learned'),
});
export type AnswerFacts = z.output<typeof AnswerFacts>;

export const factsInstructions = `You read the answer to a question of a job interview, as it was transcribed or written, and find facts in it for a
recruiter. You do not rate it.
answers: fully, partly or not, by what the question asks.
own_part, understanding, specifics, results: passages of the answer, each copied exactly as it stands there, in its
language, of 3 to 40 words, none twice in a list. An empty list where there is nothing of the kind. Slips of speech and of
the transcription, grammar and accent do not matter. Nothing about age, family, health, religion, origin or looks counts.`;

type List = Exclude<keyof AnswerFacts, 'answers'>;
type Rubric = { list: List; each: number; most: number; fewestWords: number; has: string; lacks: string };

const onThePoint = { fully: 30, partly: 15, not: 0 };
/** What else there is of an answer that is beside the point. */
const mostBesideThePoint = 20;
const rubrics: readonly Rubric[] = [
  {
    list: 'own_part',
    each: 10,
    most: 20,
    fewestWords: 3,
    has: 'Their own part',
    lacks: 'Does not say what was done by themselves: ask for their own part.',
  },
  {
    list: 'understanding',
    each: 10,
    most: 20,
    fewestWords: 3,
    has: 'Explains',
    lacks: 'Does not explain how or why: ask what spoke for it and what against.',
  },
  {
    list: 'specifics',
    each: 5,
    most: 15,
    fewestWords: 1,
    has: 'Specific',
    lacks: 'Gives no numbers, names or situations: ask for an example.',
  },
  {
    list: 'results',
    each: 10,
    most: 15,
    fewestWords: 3,
    has: 'Result',
    lacks: 'Does not say what came of it: ask for the result.',
  },
];
const mostWords = 60;
const shown = 140;

const verdicts = {
  fully: 'Answers the question.',
  partly: 'Answers a part of the question: ask for the rest.',
  not: 'Does not answer the question: ask it again.',
};

type Words = readonly string[];

/** Where the passage stands in the answer, past `taken`; undefined where it does not. */
function placeOf(passage: Words, answer: Words, taken: ReadonlySet<number>): number | undefined {
  for (let at = 0; at + passage.length <= answer.length; at += 1) {
    if (passage.every((one, n) => answer[at + n] === one && !taken.has(at + n))) return at;
  }
  return undefined;
}

/** The passages that really stand in the answer, each of other words of it. */
function foundIn(passages: readonly string[], answer: Words, fewestWords: number): string[] {
  const taken = new Set<number>();
  return passages.filter((passage) => {
    const words = wordsOf(passage);
    if (words.length < fewestWords || words.length > mostWords) return false;
    const at = placeOf(words, answer, taken);
    if (at === undefined) return false;
    words.forEach((_, n) => {
      taken.add(at + n);
    });
    return true;
  });
}

function shorten(passage: string): string {
  const line = passage.replace(/\s+/gu, ' ').trim();
  return line.length <= shown ? line : `${line.slice(0, shown).toWellFormed()}…`;
}

/**
 * 0-100 by the facts that a language model found in an answer, of which only passages count that stand in it word for word:
 * answers the question fully 30, in part 15; own part and understanding 10 a passage up to 20 each, specifics 5 each up to
 * 15, results 10 and 5. Beside the point all of these are worth 20 together. Undefined where passages were given and none
 * of them stands there: such a reading is of no use.
 */
export function scoreByFacts(facts: AnswerFacts, answer: Words): Verdict | undefined {
  const parts = rubrics.map((rubric) => ({
    ...rubric,
    found: foundIn(facts[rubric.list], answer, rubric.fewestWords),
  }));
  const isInvented = parts.every(({ found }) => found.length === 0) && parts.some(({ list }) => facts[list].length > 0);
  if (isInvented) return undefined;
  const points = parts.reduce((sum, { found, each, most }) => sum + Math.min(most, found.length * each), 0);
  const score = facts.answers === 'not' ? Math.min(mostBesideThePoint, points) : onThePoint[facts.answers] + points;
  const reasons = parts.map(({ found: [first], has, lacks }) => (first ? `${has}: “${shorten(first)}”` : lacks));
  return { score, reasons: [verdicts[facts.answers], ...reasons] };
}
