import { NoAnswer, type NoAnswerReason } from '#platform/ai/no-answer.ts';
import { TaskFailure } from '#platform/tasks/task.ts';
import { type AnswerJudge, overallScore } from './answer-judge.ts';
import type { AssessmentRepository, InterviewAnswer, InterviewToAssess } from './assessment.repository.ts';
import { scoreProctoring } from './proctoring-score.ts';
import type { NoTranscriptReason, TranscriptService } from './transcript.service.ts';

type AssessmentRun = {
  signal: AbortSignal;
  progress: (done: number, total: number, step: 'transcript' | 'score') => void;
};
type InterviewKey = { organizationId: string; interviewId: string };
type TranscribedAnswer = InterviewAnswer & { noTranscript: NoTranscriptReason | undefined };

const failures: Partial<Record<NoAnswerReason, string>> = {
  unreachable: 'is unavailable',
  timed_out: 'timed out',
  rate_limited: 'is too busy',
  circuit_open: 'has failed several times in a row',
};

export class AssessmentService {
  readonly #interviews: AssessmentRepository;
  readonly #transcripts: TranscriptService;
  readonly #judge: AnswerJudge;
  constructor(interviews: AssessmentRepository, transcripts: TranscriptService, judge: AnswerJudge) {
    this.#interviews = interviews;
    this.#transcripts = transcripts;
    this.#judge = judge;
  }

  /** A retry continues where an attempt stopped. Throws TaskFailure and the signal's reason. */
  async assess(organizationId: string, interviewId: string, run: AssessmentRun): Promise<void> {
    const key = { organizationId, interviewId };
    const interview = await this.#interviews.interviewToAssess(organizationId, interviewId);
    if (!interview) return;
    if (interview.hasStarted && !interview.isProctored) {
      const signals = await this.#interviews.signals(organizationId, interviewId);
      await this.#interviews.saveProctoring(organizationId, interviewId, scoreProctoring(signals));
    }
    const answers = await this.#interviews.answers(organizationId, interviewId);
    const transcribed = interview.livemode
      ? await this.#transcribeAll(key, answers, run)
      : answers.map((answer) => ({ ...answer, noTranscript: 'not_set_up' as const }));
    await this.#score(key, interview, transcribed, run);
    // A parallel attempt may have stored other scores first.
    const scores = (await this.#interviews.answers(organizationId, interviewId)).map(({ score }) => score);
    await this.#interviews.finish(organizationId, interviewId, overallScore(scores, interview.questions.length));
  }

  async #transcribeAll(
    key: InterviewKey,
    answers: readonly InterviewAnswer[],
    { signal, progress }: AssessmentRun,
  ): Promise<TranscribedAnswer[]> {
    const transcribed: TranscribedAnswer[] = [];
    for (const [n, answer] of answers.entries()) {
      progress(n, answers.length * 2, 'transcript');
      transcribed.push(await this.#transcribe(key, answer, signal));
    }
    return transcribed;
  }

  async #transcribe(
    { organizationId, interviewId }: InterviewKey,
    answer: InterviewAnswer,
    signal: AbortSignal,
  ): Promise<TranscribedAnswer> {
    if (answer.transcript !== null || answer.isScored) return { ...answer, noTranscript: undefined };
    try {
      const result = await this.#transcripts.transcribe(answer.fileKey, signal);
      if ('noTranscript' in result) return { ...answer, noTranscript: result.noTranscript };
      await this.#interviews.saveTranscript(organizationId, interviewId, answer.index, result.text);
      return { ...answer, transcript: result.text, noTranscript: undefined };
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      const failure = failures[error.reason] ?? 'returned an unexpected response';
      const status = error.status === undefined ? '' : ` (HTTP ${error.status})`;
      throw new TaskFailure(
        `The transcription service ${failure}${status}. Finished transcripts are stored, and a retry continues from there.`,
        { cause: error },
      );
    }
  }

  async #score(
    { organizationId, interviewId }: InterviewKey,
    { questions }: InterviewToAssess,
    answers: readonly TranscribedAnswer[],
    { signal, progress }: AssessmentRun,
  ): Promise<void> {
    for (const [n, answer] of answers.entries()) {
      progress(answers.length + n, answers.length * 2, 'score');
      if (answer.isScored) continue;
      const question = { text: answer.question, skill: questions[answer.index]?.skill ?? null };
      const score = await this.#judge.score(question, answer, { organizationId, signal });
      await this.#interviews.saveScore(organizationId, interviewId, answer.index, score);
    }
  }
}
