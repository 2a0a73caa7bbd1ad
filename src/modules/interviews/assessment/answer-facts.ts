import { z } from 'zod';
import type { AnswerScore } from './answer-score.ts';
import { answerWords } from './answer-text.ts';

const quotes = (what: string) => z.array(z.string().max(1000)).max(20).describe(what);

/** It gives no score. */
export const AnswerFacts = z.object({
  answers: z.enum(['fully', 'partly', 'not']).describe('Whether it answers what the question asks'),
  own_part: quotes('Where it says what the speaker did, decided or was responsible for'),
  understanding: quotes('Where it explains how something works, or why it was done so and not otherwise'),
  specifics: quotes('Numbers, names of tools, teams or products, and concrete situations'),
  results: quotes('Where it says what came of it, or what was learned'),
});
export type AnswerFacts = z.output<typeof AnswerFacts>;

export const factsInstructions = `You read the answer to a question of a job interview, as it was transcribed or
written, and find facts in it for a recruiter. You do not rate it.
answers: fully, partly or not, by what the question asks.
own_part, understanding, specifics, results: passages of the answer, each copied exactly as it stands there, in its
language, of 3 to 40 words, none twice in a list. An empty list where there is nothing of the kind. Slips of speech and of
the transcription, grammar and accent do not matter. Nothing about age, family, health, religion, origin or looks counts.`;

type FactList = Exclude<keyof AnswerFacts, 'answers'>;
type Rubric = { list: FactList; each: number; most: number; minWords: number; has: string; lacks: string };

const relevancePoints = { fully: 30, partly: 15, not: 0 };
const maxIrrelevantPoints = 20;
const rubrics: readonly Rubric[] = [
  {
    list: 'own_part',
    each: 10,
    most: 20,
    minWords: 3,
    has: 'Their own part',
    lacks: "Does not say what the candidate's own part was: ask for it.",
  },
  {
    list: 'understanding',
    each: 10,
    most: 20,
    minWords: 3,
    has: 'Explains',
    lacks: 'Does not explain how or why: ask for the reasons.',
  },
  {
    list: 'specifics',
    each: 5,
    most: 15,
    minWords: 1,
    has: 'Specific',
    lacks: 'Gives no numbers, names or situations: ask for an example.',
  },
  {
    list: 'results',
    each: 10,
    most: 15,
    minWords: 3,
    has: 'Result',
    lacks: 'Gives no result: ask for it.',
  },
];
const maxWords = 60;
const shownLength = 140;

const relevanceReasons = {
  fully: 'Answers the question.',
  partly: 'Answers a part of the question: ask for the rest.',
  not: 'Does not answer the question: ask it again.',
};

type Words = readonly string[];

/** Position of the passage in the answer, outside of `taken`. */
function positionOf(passage: Words, answer: Words, taken: ReadonlySet<number>): number | undefined {
  for (let at = 0; at + passage.length <= answer.length; at += 1) {
    if (passage.every((one, n) => answer[at + n] === one && !taken.has(at + n))) return at;
  }
  return undefined;
}

/** Returns the passages found in the answer, without overlaps. */
function foundIn(passages: readonly string[], answer: Words, minWords: number): string[] {
  const taken = new Set<number>();
  return passages.filter((passage) => {
    const words = answerWords(passage);
    if (words.length < minWords || words.length > maxWords) return false;
    const at = positionOf(words, answer, taken);
    if (at === undefined) return false;
    words.forEach((_, n) => {
      taken.add(at + n);
    });
    return true;
  });
}

function shorten(passage: string): string {
  const line = passage.replace(/\s+/gu, ' ').trim();
  return line.length <= shownLength ? line : `${line.slice(0, shownLength).toWellFormed()}…`;
}

/**
 * Counts only passages that the answer contains word for word. Undefined if the model made up all of them. Relevance
 * gives 30 or 15 points. Passages give 10 each for own part and understanding (up to 20 each). They give 5 each for
 * specifics (up to 15) and 10 each for results (up to 15).
 */
export function scoreByFacts(facts: AnswerFacts, answer: Words): AnswerScore | undefined {
  const parts = rubrics.map((rubric) => ({
    ...rubric,
    found: foundIn(facts[rubric.list], answer, rubric.minWords),
  }));
  const isInvented = parts.every(({ found }) => found.length === 0) && parts.some(({ list }) => facts[list].length > 0);
  if (isInvented) return undefined;
  const points = parts.reduce((sum, { found, each, most }) => sum + Math.min(most, found.length * each), 0);
  const score =
    facts.answers === 'not' ? Math.min(maxIrrelevantPoints, points) : relevancePoints[facts.answers] + points;
  const reasons = parts.map(({ found: [first], has, lacks }) => (first ? `${has}: “${shorten(first)}”` : lacks));
  return { score, reasons: [relevanceReasons[facts.answers], ...reasons] };
}
