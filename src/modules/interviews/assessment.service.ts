import { NoAnswer, type NoAnswerReason } from '#platform/ai/no-answer.ts';
import { TaskFailure } from '#platform/tasks/task.ts';
import { type AnswerJudge, overallScore } from './answer.judge.ts';
import type { AssessmentRepository, EndedInterview, GivenAnswer } from './assessment.repository.ts';
import { proctoringOf } from './proctoring.score.ts';
import type { NoWords, TranscriptService } from './transcript.service.ts';

type Run = {
  signal: AbortSignal;
  progress: (done: number, total: number, step: 'transcript' | 'score') => void;
};
type Key = { organizationId: string; interviewId: string };
type HeardAnswer = GivenAnswer & { noWords: NoWords | undefined };

const kept = 'What was transcribed is kept, and another try goes on from there.';
const whyNot: Partial<Record<NoAnswerReason, string>> = {
  unreachable: 'cannot be reached',
  timed_out: 'took too long',
  rate_limited: 'is too busy',
  resting: 'has failed several times in a row',
};

/** The report of an ended interview: transcripts, scores, and what proctoring noticed. */
export class AssessmentService {
  readonly #interviews: AssessmentRepository;
  readonly #transcripts: TranscriptService;
  readonly #judge: AnswerJudge;
  constructor(interviews: AssessmentRepository, transcripts: TranscriptService, judge: AnswerJudge) {
    this.#interviews = interviews;
    this.#transcripts = transcripts;
    this.#judge = judge;
  }

  /**
   * Makes the report once; of a run that failed it goes on with the rest. Nothing is scored before every answer that can
   * be transcribed is. Throws TaskFailure where the transcription service does not answer now, and the signal's reason.
   */
  async assess(organizationId: string, interviewId: string, run: Run): Promise<void> {
    const key = { organizationId, interviewId };
    const interview = await this.#interviews.ended(organizationId, interviewId);
    if (!interview) return;
    if (interview.hasBegun && !interview.isProctored) {
      const noticed = await this.#interviews.signals(organizationId, interviewId);
      await this.#interviews.keepProctoring(organizationId, interviewId, proctoringOf(noticed));
    }
    const answers = await this.#interviews.answers(organizationId, interviewId);
    const heard = await this.#hear(key, answers, run);
    await this.#score(key, interview, heard, run);
    // As they are kept: another run may have been quicker.
    const scores = (await this.#interviews.answers(organizationId, interviewId)).map(({ score }) => score);
    await this.#interviews.finish(organizationId, interviewId, overallScore(scores, interview.questions.length));
  }

  async #hear(key: Key, answers: readonly GivenAnswer[], { signal, progress }: Run): Promise<HeardAnswer[]> {
    const heard: HeardAnswer[] = [];
    for (const [n, answer] of answers.entries()) {
      progress(n, answers.length * 2, 'transcript');
      heard.push(await this.#transcribed(key, answer, signal));
    }
    return heard;
  }

  async #transcribed(
    { organizationId, interviewId }: Key,
    answer: GivenAnswer,
    signal: AbortSignal,
  ): Promise<HeardAnswer> {
    if (answer.transcript !== null || answer.isJudged) return { ...answer, noWords: undefined };
    try {
      const words = await this.#transcripts.read(answer.fileKey, signal);
      if ('none' in words) return { ...answer, noWords: words.none };
      await this.#interviews.keepTranscript(organizationId, interviewId, answer.index, words.text);
      return { ...answer, transcript: words.text, noWords: undefined };
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      const why = whyNot[error.reason] ?? 'does not answer as it should';
      const status = error.status === undefined ? '' : ` (HTTP ${error.status})`;
      throw new TaskFailure(`The transcription service ${why}${status}. ${kept}`, { cause: error });
    }
  }

  async #score(
    { organizationId, interviewId }: Key,
    { questions }: EndedInterview,
    answers: readonly HeardAnswer[],
    { signal, progress }: Run,
  ): Promise<void> {
    for (const [n, answer] of answers.entries()) {
      progress(answers.length + n, answers.length * 2, 'score');
      if (answer.isJudged) continue;
      const question = { text: answer.question, skill: questions[answer.index]?.skill ?? null };
      const verdict = await this.#judge.judge(question, answer, { organizationId, signal });
      await this.#interviews.keepScore(organizationId, interviewId, answer.index, verdict);
    }
  }
}
