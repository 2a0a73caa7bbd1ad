import type { LanguageModel } from '#platform/ai/language-model.ts';
import { AnswerFacts, factsInstructions, scoreByFacts } from './answer-facts.ts';
import { type AnswerScore, type ScoredQuestion, scoreByRule } from './answer-score.ts';
import { type AnswerText, answerText, isLongEnough } from './answer-text.ts';
import type { NoTranscriptReason } from './transcript.service.ts';

type GivenAnswer = { transcript: string | null; notes: string | null; noTranscript: NoTranscriptReason | undefined };
type JudgeRun = { organizationId: string; signal: AbortSignal };

const withoutText: Record<NoTranscriptReason, string> = {
  not_set_up: 'Transcription is not configured, and there are no notes: watch the recording.',
  no_recording: 'There is no recording of this answer, and there are no notes: ask the question again.',
  unreadable: 'The recording of this answer cannot be read, and there are no notes: ask the question again.',
  no_sound: 'The recording has no sound, and there are no notes: ask the question again.',
  too_large: 'The recording is too large to transcribe: watch it.',
  not_taken: 'The transcription service could not read the recording: watch it.',
  no_speech: 'No speech in the recording could be transcribed: watch it.',
};
const written = 'Scored by the written notes, not by the recording.';
const instructsModel = 'Parts that give instructions to an AI model were left out: read the whole answer.';

export class AnswerJudge {
  readonly #model: LanguageModel;
  constructor(model: LanguageModel) {
    this.#model = model;
  }

  /**
   * Answers that contain instructions go to no model. Must not be called in a transaction. Throws only the signal's
   * reason.
   */
  async score(
    question: ScoredQuestion,
    { transcript, notes, noTranscript }: GivenAnswer,
    run: JudgeRun,
  ): Promise<AnswerScore> {
    const answer = answerText(transcript, notes);
    if (!answer) return { score: null, reasons: [withoutText[noTranscript ?? 'no_speech']] };
    const remarks = [...(answer.isWritten ? [written] : []), ...(answer.instructs ? [instructsModel] : [])];
    if (!isLongEnough(answer)) {
      const few = `Too few words to score (${answer.words.length}): ${answer.isWritten ? 'watch' : 'listen to'} the recording.`;
      return { score: null, reasons: [few, ...remarks] };
    }
    const { score, reasons } = (await this.#byModel(question, answer, run)) ?? scoreByRule(question, answer);
    return { score, reasons: [...reasons, ...remarks] };
  }

  async #byModel(question: ScoredQuestion, answer: AnswerText, run: JudgeRun): Promise<AnswerScore | undefined> {
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

/** 0-100; null when fewer than half have a score: a skipped question looks like a failed microphone. */
export function overallScore(scores: readonly (number | null)[], questions: number): number | null {
  const scored = scores.filter((score) => score !== null);
  if (scored.length === 0 || scored.length * 2 < questions) return null;
  return scored.reduce((sum, score) => sum + score, 0) / scored.length;
}
