import type { Database } from '#platform/database/database.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { PermanentFailure, ProcessStopping, TaskFailure } from '#platform/tasks/task.ts';
import { qualityOfFailure, ResumeFailure } from '#readers/resume';
import { candidateProfileChanged } from '../candidate.events.ts';
import type { CandidateRepository } from '../candidate.repository.ts';
import type { ResumeOutcome, ResumeRepository } from './resume.repository.ts';
import type { readingSteps } from './resume.tasks.ts';
import { fillFromResume } from './resume-fill.ts';
import type { ResumeReader } from './resume-reader.ts';

type ReadingRun = {
  lane: string;
  lastAttempt: boolean;
  signal: AbortSignal;
  /** Called when a step begins. */
  onStep: (step: (typeof readingSteps)[number]) => void;
};

export class ResumeReadingService {
  readonly #db: Database;
  readonly #resumes: ResumeRepository;
  readonly #candidates: CandidateRepository;
  readonly #reader: ResumeReader;
  readonly #tasks: TaskQueue;
  constructor(
    db: Database,
    resumes: ResumeRepository,
    candidates: CandidateRepository,
    reader: ResumeReader,
    tasks: TaskQueue,
  ) {
    this.#db = db;
    this.#resumes = resumes;
    this.#candidates = candidates;
    this.#reader = reader;
    this.#tasks = tasks;
  }

  /**
   * Does nothing without a resume, or if it was read before. Throws TaskFailure if a retry may help, else
   * PermanentFailure, and records the reason.
   */
  async read(organizationId: string, candidateId: string, run: ReadingRun): Promise<void> {
    const source = await this.#resumes.unreadSource(organizationId, candidateId);
    if (!source) return;
    try {
      run.onStep('download');
      const bytes = await this.#reader.bytes(organizationId, source, run.signal);
      run.onStep('parse');
      const reading = await this.#reader.read(organizationId, bytes, run);
      run.onStep('fill');
      await this.#recordOutcome(organizationId, candidateId, source, reading);
      run.onStep('score');
    } catch (error) {
      if (run.signal.reason instanceof ProcessStopping) throw error;
      const failure = error instanceof ResumeFailure ? error : undefined;
      if (!run.lastAttempt && (failure?.retryable ?? true)) {
        if (!failure) throw error;
        await this.#resumes.noteFailure(organizationId, candidateId, source, failure.reason);
        throw new TaskFailure(failure.message, { cause: failure, retryAfterMs: failure.retryAfterMs });
      }
      const reason = failure?.reason ?? 'fetch_failed';
      const quality = qualityOfFailure(reason);
      const failed = { state: 'failed', reason, quality } as const;
      // The task of the newer resume reports how that one is read.
      if (!(await this.#recordOutcome(organizationId, candidateId, source, failed))) return;
      throw failure ? new PermanentFailure(failure.message, { cause: failure }) : error;
    }
  }

  /**
   * Announces failures too, as scores may depend on the previous resume. Returns false if the candidate has another
   * resume by now, or none.
   */
  async #recordOutcome(
    organizationId: string,
    candidateId: string,
    source: string,
    outcome: ResumeOutcome,
  ): Promise<boolean> {
    return this.#db.transaction(async () => {
      // The candidate is locked before its resume, as everywhere.
      const candidate = await this.#candidates.lock(organizationId, candidateId);
      const before = await this.#resumes.lockFilled(organizationId, candidateId, source);
      if (!candidate || !before) return false;
      const isReliable = outcome.state === 'ok' && outcome.quality === 'ok';
      const fill = isReliable ? fillFromResume(outcome.profile, candidate, before) : undefined;
      if (outcome.state === 'ok') await this.#candidates.saveResumeRead(candidate, fill?.change ?? {});
      await this.#resumes.recordOutcome(organizationId, candidateId, outcome, fill?.filled ?? before);
      await this.#tasks.announce(candidateProfileChanged, { organizationId, candidateId });
      return true;
    });
  }
}
