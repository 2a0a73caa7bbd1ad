import type { ApplicationStepService } from '#modules/applications';
import type { CandidateService, ResumeService } from '#modules/candidates';
import { inBatches } from '#platform/database/batches.ts';
import type { Database } from '#platform/database/database.ts';
import { Conflict, NotFound, PayloadTooLarge, ValidationError } from '#platform/errors.ts';
import { maxResumeBytes } from '#readers/resume';
import type { SessionRepository, StoredAnswer, StoredSession } from './session.repository.ts';
import { readAnswer } from './session-answer.ts';
import { progressOf } from './session-questions.ts';
import { scoreAnswer, scoreSession } from './session-score.ts';
import { checkTransition, type SessionStatus } from './session-states.ts';
import { answersById, isOpenSession, lacksResume, type SessionView, sessionViewOf } from './session-view.ts';

/** Manages sessions on any channel. Throws NotFound. Changes throw Conflict if the session is final or overdue. */
export class SessionService {
  readonly #db: Database;
  readonly #sessions: SessionRepository;
  readonly #candidates: CandidateService;
  readonly #resumes: ResumeService;
  readonly #applications: ApplicationStepService;
  constructor(
    db: Database,
    sessions: SessionRepository,
    candidates: CandidateService,
    resumes: ResumeService,
    applications: ApplicationStepService,
  ) {
    this.#db = db;
    this.#sessions = sessions;
    this.#candidates = candidates;
    this.#resumes = resumes;
    this.#applications = applications;
  }

  async view(organizationId: string, sessionId: string): Promise<SessionView> {
    const session = await this.#sessions.find(organizationId, sessionId);
    if (!session) throw new NotFound('The screening');
    return sessionViewOf(organizationId, session, await this.#sessions.answers(organizationId, sessionId));
  }

  begin(organizationId: string, sessionId: string): Promise<SessionView> {
    return this.#change(organizationId, sessionId, async () => {});
  }

  async recordOpened(organizationId: string, sessionId: string): Promise<void> {
    await this.#sessions.recordOpened(organizationId, sessionId);
  }

  /** Only the first message changes the session. */
  async recordSent(organizationId: string, sessionId: string): Promise<void> {
    await this.#db.transaction(async () => {
      const session = await this.#sessions.lock(organizationId, sessionId);
      if (!session) return;
      await this.#sessions.recordSent(organizationId, sessionId);
      if (session.status === 'initiated') await this.#move(organizationId, session, 'message_sent');
    });
  }

  /** Throws ValidationError with the question's id as path and a message for the candidate. */
  answer(
    organizationId: string,
    sessionId: string,
    questionId: string,
    raw: string | readonly string[],
  ): Promise<SessionView> {
    return this.#change(organizationId, sessionId, async ({ questions }) => {
      const question = questions.find(({ id }) => id === questionId);
      if (!question) throw new NotFound('The question');
      const answer = readAnswer(question, raw);
      await this.#sessions.saveAnswer(organizationId, sessionId, question, answer, scoreAnswer(question, answer));
    });
  }

  /** Throws Conflict when the candidate has another resume, PayloadTooLarge above 10 MiB, and UnsupportedMediaType. */
  async attachResume(organizationId: string, sessionId: string, bytes: Buffer): Promise<SessionView> {
    if (bytes.length > maxResumeBytes) throw new PayloadTooLarge('The file is larger than 10 MiB.');
    return this.#change(organizationId, sessionId, async (session) => {
      if (session.hasResume) return this.#checkSameFile(organizationId, session, bytes);
      const path = await this.#resumes.upload(organizationId, bytes);
      await this.#candidates.update(organizationId, session.candidateId, { resume_path: path });
      session.hasResume = true;
    });
  }

  async #checkSameFile(organizationId: string, { resumePath }: StoredSession, bytes: Buffer): Promise<void> {
    if (resumePath && (await this.#resumes.holds(organizationId, resumePath, bytes))) return;
    throw new Conflict('conflict', 'This candidate already has a resume.');
  }

  skipResume(organizationId: string, sessionId: string): Promise<SessionView> {
    return this.#change(organizationId, sessionId, async (session) => {
      if (!session.isResumeSkipped) await this.#sessions.skipResume(organizationId, sessionId);
      session.isResumeSkipped = true;
    });
  }

  /** Does nothing when the session has ended. */
  async cancel(organizationId: string, sessionId: string): Promise<void> {
    await this.#db.transaction(async () => {
      const session = await this.#sessions.lock(organizationId, sessionId);
      if (session && isOpenSession(session)) await this.#move(organizationId, session, 'cancelled');
    });
  }

  /**
   * Copies the score to candidate and application; waits for a missing resume. With `keepsScore`, a candidate who has a
   * score keeps it. Throws ValidationError.
   */
  async finish(organizationId: string, sessionId: string, { keepsScore = false } = {}): Promise<SessionView> {
    return this.#db.transaction(async () => {
      const session = await this.#sessions.lock(organizationId, sessionId);
      if (session?.status !== 'completed')
        await this.#finish(organizationId, await this.#started(organizationId, session), keepsScore);
      return this.view(organizationId, sessionId);
    });
  }

  async #finish(organizationId: string, session: StoredSession, keepsScore: boolean): Promise<void> {
    const answers = await this.#sessions.answers(organizationId, session.id);
    const { missing } = progressOf(session.questions, answersById(answers));
    if (missing.length > 0) {
      const message = 'Please answer this question.';
      throw new ValidationError(missing.map((path) => ({ path, code: 'required', message })));
    }
    if (!lacksResume(session)) await this.#complete(organizationId, session, answers, keepsScore);
    else if (session.status !== 'awaiting_resume') await this.#move(organizationId, session, 'awaiting_resume');
  }

  async #complete(
    organizationId: string,
    session: StoredSession,
    answers: readonly StoredAnswer[],
    keepsScore: boolean,
  ): Promise<void> {
    const { id, candidateId, jobId, questions } = session;
    const exact = scoreSession(questions, new Map(answers.map((a) => [a.questionId, a.score])));
    // Rounds results such as 56.00000000000001.
    const score = exact === null ? null : Math.round(exact * 100) / 100;
    // Locks the candidate: the session that completes last sets the score.
    await this.#candidates.recordScreening(organizationId, candidateId, score, { onlyEmpty: keepsScore });
    await this.#move(organizationId, session, 'completed');
    await this.#sessions.recordScore(organizationId, id, score);
    await this.#applications.recordScreening(organizationId, { candidateId, jobId }, score);
  }

  /** Stores `expired`, which reads show before, in all organizations. Skips locked sessions. */
  expire(signal: AbortSignal): Promise<void> {
    return inBatches(signal, (size) => this.#sessions.expireOverdue(size));
  }

  /** Locks the session, and updates its status by its answers. */
  async #change(
    organizationId: string,
    sessionId: string,
    work: (session: StoredSession) => Promise<void>,
  ): Promise<SessionView> {
    return this.#db.transaction(async () => {
      const session = await this.#started(organizationId, await this.#sessions.lock(organizationId, sessionId));
      await work(session);
      const answers = answersById(await this.#sessions.answers(organizationId, sessionId));
      const { nextIndex, nextQuestionId, missing } = progressOf(session.questions, answers);
      const isAnswered = nextQuestionId === null && missing.length === 0;
      const status = isAnswered && lacksResume(session) ? 'awaiting_resume' : 'in_progress';
      if (status !== session.status) await this.#move(organizationId, session, status);
      await this.#sessions.setNext(organizationId, sessionId, nextIndex);
      return this.view(organizationId, sessionId);
    });
  }

  /** A session may start before its message is recorded as sent. */
  async #started(organizationId: string, session: StoredSession | undefined): Promise<StoredSession> {
    if (!session) throw new NotFound('The screening');
    if (!isOpenSession(session)) throw new Conflict('conflict', 'This screening has ended.');
    if (session.status === 'initiated') await this.#move(organizationId, session, 'message_sent');
    if (session.status === 'message_sent') {
      await this.#move(organizationId, session, 'in_progress');
      await this.#sessions.recordStarted(organizationId, session.id);
    }
    return session;
  }

  async #move(organizationId: string, session: StoredSession, status: SessionStatus): Promise<void> {
    checkTransition(session.status, status);
    await this.#sessions.setStatus(organizationId, session.id, status);
    session.status = status;
  }
}
