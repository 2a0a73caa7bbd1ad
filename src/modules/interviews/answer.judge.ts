import type { LanguageModel } from '#platform/ai/language-model.ts';
import { AnswerFacts, factsInstructions, scoreByFacts } from './answer.facts.ts';
import { type AskedQuestion, scoreByRule, type Verdict } from './answer.score.ts';
import { type AnswerText, answerText, saysEnough } from './answer.text.ts';
import type { NoWords } from './transcript.service.ts';

type Given = { transcript: string | null; notes: string | null; noWords: NoWords | undefined };
type Run = { organizationId: string; signal: AbortSignal };

/** Why there is nothing to judge, and what to do about it. */
const withoutWords: Record<NoWords, string> = {
  not_set_up: 'Speech is not transcribed here, and there are no notes: watch the recording.',
  no_recording: 'There is no recording of this answer, and there are no notes: ask the question again.',
  unreadable: 'The recording of this answer cannot be read, and there are no notes: ask the question again.',
  no_sound: 'The recording has no sound, and there are no notes: ask the question again.',
  too_large: 'The recording is too large to be transcribed: watch it.',
  not_taken: 'The transcription service could not read the recording: watch it.',
  no_speech: 'No speech was understood in the recording: watch it.',
};
const written = 'Judged by what was written, not by what was said.';
const spokeToMachine = 'Parts that speak to a machine and not to you were left out: read the whole answer.';

/** Scores answers, each by itself. */
export class AnswerJudge {
  readonly #model: LanguageModel;
  constructor(model: LanguageModel) {
    this.#model = model;
  }

  /**
   * By what a language model found in the answer, else by what can be counted in it; there is at least one reason. An
   * answer that speaks to a machine is not shown to one. Must not be called in a transaction. Throws nothing but the
   * signal's reason.
   */
  async judge(question: AskedQuestion, { transcript, notes, noWords }: Given, run: Run): Promise<Verdict> {
    const answer = answerText(transcript, notes);
    if (!answer) return { score: null, reasons: [withoutWords[noWords ?? 'no_speech']] };
    const remarks = [...(answer.isWritten ? [written] : []), ...(answer.instructs ? [spokeToMachine] : [])];
    if (!saysEnough(answer)) {
      const few = `Too few words to judge by (${answer.words.length}): ${answer.isWritten ? 'watch' : 'listen to'} the recording.`;
      return { score: null, reasons: [few, ...remarks] };
    }
    const { score, reasons } = (await this.#byModel(question, answer, run)) ?? scoreByRule(question, answer);
    return { score, reasons: [...reasons, ...remarks] };
  }

  async #byModel(question: AskedQuestion, answer: AnswerText, run: Run): Promise<Verdict | undefined> {
    if (!this.#model.available || answer.instructs) return undefined;
    const facts = await this.#model.extract({
      ...run,
      purpose: 'interviews.read-answer',
      instructions: factsInstructions,
      data: [
        { label: 'question', text: question.text },
        { label: 'answer', text: answer.text },
      ],
      schema: AnswerFacts,
    });
    return facts && scoreByFacts(facts, answer.words);
  }
}

/**
 * The mean of the answers that could be judged, 0-100; null where those are fewer than half of what was asked. What could
 * not be judged is no zero: a microphone that failed and a question that was passed over look alike.
 */
export function overallScore(scores: readonly (number | null)[], questions: number): number | null {
  const judged = scores.filter((score) => score !== null);
  if (judged.length === 0 || judged.length * 2 < questions) return null;
  return judged.reduce((sum, score) => sum + score, 0) / judged.length;
}
