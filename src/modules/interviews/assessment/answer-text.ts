import { instructsModel } from '#platform/ai/instruction.ts';
import { answerRegex } from './answer.lexicon.ts';

export type AnswerText = {
  /** One line, without instructions to a model. */
  text: string;
  /** In lower case. */
  words: readonly string[];
  /** Whether it is the notes. */
  isWritten: boolean;
  /** Whether a part instructed a model. */
  instructs: boolean;
};

/** Models transcribe silence too, as "Thank you for watching". */
const minWords = 15;
const minDifferentWords = 10;

export const sentencesOf = (text: string): string[] =>
  text
    .split(answerRegex.sentenceEnd)
    .map((sentence) => sentence.replace(/\s+/gu, ' ').trim())
    .filter((sentence) => sentence !== '');

export const answerWords = (text: string): string[] =>
  text.normalize('NFKC').toLowerCase().match(answerRegex.word) ?? [];

/** Uses the transcript, or else the notes, which another person may have written. */
export function answerText(transcript: string | null, notes: string | null): AnswerText | undefined {
  const spoken = transcript?.trim() ?? '';
  const written = notes?.trim() ?? '';
  const whole = spoken === '' ? written : spoken;
  if (whole === '') return undefined;
  const sentences = sentencesOf(whole);
  const ours = sentences.filter((sentence) => !instructsModel(sentence));
  const text = ours.join(' ');
  return { text, words: answerWords(text), isWritten: spoken === '', instructs: ours.length < sentences.length };
}

export const isLongEnough = ({ words }: AnswerText): boolean =>
  words.length >= minWords && new Set(words).size >= minDifferentWords;
