import type { ApplicationService } from '#modules/applications';
import type { CandidateService, ResumeService } from '#modules/candidates';
import { maxResumeBytes } from '#modules/resumes';
import type { Database } from '#platform/database/database.ts';
import { Conflict, NotFound, PayloadTooLarge, ValidationError } from '#platform/errors.ts';
import { readAnswer } from './session.answer.ts';
import { progressOf } from './session.questions.ts';
import { scoreAnswer, scoreSession } from './session.score.ts';
import { checkTransition, type SessionStatus } from './session.states.ts';
import { answersById, isOpen, lacksResume, type SessionView, viewOf } from './session.view.ts';
import type { SessionProgressRepository, StoredAnswer, StoredSession } from './session-progress.repository.ts';

/**
 * What candidates do in their sessions, by whichever channel. Methods throw NotFound for a session that the
 * organization does not have and, where they change something, Conflict for one that is final or past its time.
 * Changes are made under a lock of the session, so that two at once are one after the other.
 */
export class SessionService {
  readonly #db: Database;
  readonly #sessions: SessionProgressRepository;
  readonly #candidates: CandidateService;
  readonly #resumes: ResumeService;
  readonly #applications: ApplicationService;
  constructor(
    db: Database,
    sessions: SessionProgressRepository,
    candidates: CandidateService,
    resumes: ResumeService,
    applications: ApplicationService,
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
    return viewOf(session, await this.#sessions.answers(organizationId, sessionId));
  }

  /** The candidate begins; once only. */
  begin(organizationId: string, sessionId: string): Promise<SessionView> {
    return this.#change(organizationId, sessionId, async () => {});
  }

  /** The email with the form was opened; the first time counts. */
  async opened(organizationId: string, sessionId: string): Promise<void> {
    await this.#sessions.recordOpened(organizationId, sessionId);
  }

  /** The first message was taken: by the mail server, or by the messenger. Later ones, and what comes late, change nothing. */
  async sent(organizationId: string, sessionId: string): Promise<void> {
    await this.#db.transaction(async () => {
      const session = await this.#sessions.lock(organizationId, sessionId);
      if (!session) return;
      await this.#sessions.recordSent(organizationId, sessionId);
      if (session.status === 'initiated') await this.#move(organizationId, session, 'message_sent');
    });
  }

  /**
   * Keeps an answer; given again, it replaces the one before. Throws ValidationError with the question's id as path and
   * a message for the candidate, and NotFound for a question that the session does not ask.
   */
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
      await this.#sessions.keepAnswer(organizationId, sessionId, question, answer, scoreAnswer(question, answer));
    });
  }

  /**
   * Gives the candidate this resume; the same file once more, as after a lost connection, changes nothing. Throws
   * Conflict when there is another already, PayloadTooLarge beyond 10 MiB and UnsupportedMediaType for what is not PDF,
   * DOCX or text.
   */
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
    throw new Conflict('conflict', 'There is a resume of this candidate already.');
  }

  /** The candidate gives no resume: the session ends without one. */
  skipResume(organizationId: string, sessionId: string): Promise<SessionView> {
    return this.#change(organizationId, sessionId, async (session) => {
      if (!session.resumeSkipped) await this.#sessions.skipResume(organizationId, sessionId);
      session.resumeSkipped = true;
    });
  }

  /** The candidate wants no more of it. A session that has ended stays as it is. */
  async cancel(organizationId: string, sessionId: string): Promise<void> {
    await this.#db.transaction(async () => {
      const session = await this.#sessions.lock(organizationId, sessionId);
      if (session && isOpen(session)) await this.#move(organizationId, session, 'cancelled');
    });
  }

  /**
   * Completes and scores the session, and gives the score to candidate and application: all or nothing; twice is the
   * same as once. While a resume is wanted the session waits for it instead. Throws ValidationError naming the required
   * questions without an answer.
   */
  async finish(organizationId: string, sessionId: string): Promise<SessionView> {
    return this.#db.transaction(async () => {
      const session = await this.#sessions.lock(organizationId, sessionId);
      if (session?.status !== 'completed')
        await this.#finish(organizationId, await this.#begun(organizationId, session));
      return this.view(organizationId, sessionId);
    });
  }

  async #finish(organizationId: string, session: StoredSession): Promise<void> {
    const answers = await this.#sessions.answers(organizationId, session.id);
    const { missing } = progressOf(session.questions, answersById(answers));
    if (missing.length > 0) {
      const message = 'Please answer this question.';
      throw new ValidationError(missing.map((path) => ({ path, code: 'required', message })));
    }
    if (!lacksResume(session)) await this.#complete(organizationId, session, answers);
    else if (session.status !== 'awaiting_resume') await this.#move(organizationId, session, 'awaiting_resume');
  }

  async #complete(organizationId: string, session: StoredSession, answers: readonly StoredAnswer[]): Promise<void> {
    const { id, candidateId, jobId, questions } = session;
    const exact = scoreSession(questions, new Map(answers.map((a) => [a.questionId, a.score])));
    // Nobody is to read 56.00000000000001.
    const score = exact === null ? null : Math.round(exact * 100) / 100;
    // This locks the candidate: of two sessions at once, the one that is completed last is the one whose score stays.
    await this.#candidates.recordScreening(organizationId, candidateId, score);
    await this.#move(organizationId, session, 'completed');
    await this.#sessions.recordScore(organizationId, id, score);
    await this.#applications.recordScreening(organizationId, { candidateId, jobId }, score);
  }

  /** Does `work` with an open session, locked, and takes it where its answers then belong. */
  async #change(
    organizationId: string,
    sessionId: string,
    work: (session: StoredSession) => Promise<void>,
  ): Promise<SessionView> {
    return this.#db.transaction(async () => {
      const session = await this.#begun(organizationId, await this.#sessions.lock(organizationId, sessionId));
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

  /** A form may be begun though no message was recorded: by the operator's link, or before the mail server's word. */
  async #begun(organizationId: string, session: StoredSession | undefined): Promise<StoredSession> {
    if (!session) throw new NotFound('The screening');
    if (!isOpen(session)) throw new Conflict('conflict', 'This screening has ended.');
    if (session.status === 'initiated') await this.#move(organizationId, session, 'message_sent');
    if (session.status === 'message_sent') {
      await this.#move(organizationId, session, 'in_progress');
      await this.#sessions.recordBegun(organizationId, session.id);
    }
    return session;
  }

  async #move(organizationId: string, session: StoredSession, status: SessionStatus): Promise<void> {
    checkTransition(session.status, status);
    await this.#sessions.setStatus(organizationId, session.id, status);
    session.status = status;
  }
}
