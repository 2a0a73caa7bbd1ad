import { instructsModel } from '#platform/ai/instruction.ts';

/** What there is to judge of an answer. */
export type AnswerText = {
  /** In one line, without what speaks to a machine. */
  text: string;
  /** Its words, in lower case. */
  words: readonly string[];
  /** Whether it is what the candidate wrote, and not what was said. */
  isWritten: boolean;
  /** Whether a part of it spoke to a machine. */
  instructs: boolean;
};

/** Lines say nothing: some models begin one with every breath. */
const sentenceEnd = /(?<=[.!?।。])\s+/u;
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** Fewer say too little to be judged by. "Thank you for watching" is what models hear in a silence. */
const fewestWords = 15;
const fewestDifferent = 10;

export const sentencesOf = (text: string): string[] =>
  text
    .split(sentenceEnd)
    .map((sentence) => sentence.replace(/\s+/gu, ' ').trim())
    .filter((sentence) => sentence !== '');

export const wordsOf = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(word) ?? [];

/** What was said counts before what was written, which others may have written. Undefined where there is neither. */
export function answerText(transcript: string | null, notes: string | null): AnswerText | undefined {
  const spoken = transcript?.trim() ?? '';
  const written = notes?.trim() ?? '';
  const whole = spoken === '' ? written : spoken;
  if (whole === '') return undefined;
  const sentences = sentencesOf(whole);
  const ours = sentences.filter((sentence) => !instructsModel(sentence));
  const text = ours.join(' ');
  return { text, words: wordsOf(text), isWritten: spoken === '', instructs: ours.length < sentences.length };
}

/** Whether there is enough to judge by. */
export const saysEnough = ({ words }: AnswerText): boolean =>
  words.length >= fewestWords && new Set(words).size >= fewestDifferent;
