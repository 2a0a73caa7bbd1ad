import { setTimeout as delay } from 'node:timers/promises';
import type { Asked } from '#modules/jobs';
import { isHostsFailure, ResumeFailure, type ResumeFailureReason, type ResumeProfile } from '#modules/resumes';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { Unavailable, ValidationError } from '#platform/errors.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { Reading, ResumeRepository } from './resume.repository.ts';
import { readResume } from './resume.tasks.ts';

const noText = (code: string, message: string, options?: { retryable: boolean }): ValidationError =>
  new ValidationError([{ path: 'candidate_id', code, message }], options);

/** What a candidate's resume says, for those who cannot go on without it. The worker reads; this waits. */
export class ResumeTextService {
  readonly #db: Database;
  readonly #resumes: ResumeRepository;
  readonly #tasks: TaskQueue;
  readonly #waitMs: number;
  constructor(db: Database, resumes: ResumeRepository, tasks: TaskQueue, config: Pick<Config, 'resumeWaitSeconds'>) {
    this.#db = db;
    this.#resumes = resumes;
    this.#tasks = tasks;
    this.#waitMs = config.resumeWaitSeconds * 1000;
  }

  /** What the resume says, as far as it has been read already, and up to five questions that a language model made. */
  async find(
    organizationId: string,
    candidateId: string,
  ): Promise<{ profile: ResumeProfile; questions: Asked[] } | undefined> {
    const { profile, questions } = (await this.#resumes.reading(organizationId, candidateId)) ?? {};
    return profile ? { profile, questions: questions ?? [] } : undefined;
  }

  /** Throws ValidationError when the candidate has no resume that could be read. */
  async checkSource(organizationId: string, candidateId: string): Promise<void> {
    await this.#reading(organizationId, candidateId);
  }

  /**
   * Sees to it that `find` gives it: at once where it has been read, else after the worker's next try. Not to be
   * called in a transaction. Throws ValidationError saying why there is no text (`retryable` when it was the host), and
   * Unavailable when the wait is over; reading goes on then.
   */
  async waitFor(organizationId: string, candidateId: string): Promise<void> {
    const until = performance.now() + this.#waitMs;
    let reading = await this.#request(organizationId, candidateId);
    for (let pause = 5; !reading.profile; pause = Math.min(200, pause * 2)) {
      if (reading.reason) {
        const reason = reading.reason as ResumeFailureReason;
        throw noText(reason, new ResumeFailure(reason).message, { retryable: isHostsFailure(reason) });
      }
      if (performance.now() >= until) throw new Unavailable('The resume is still being read. Try again shortly.', 5);
      await delay(pause);
      reading = await this.#reading(organizationId, candidateId);
    }
  }

  /** What failed before is tried again: the link may have been repaired, or its host. */
  async #request(organizationId: string, candidateId: string): Promise<Reading> {
    return this.#db.transaction(async () => {
      const { source, profile } = await this.#reading(organizationId, candidateId);
      if (!profile && (await this.#resumes.queueAgain(organizationId, candidateId, source))) {
        await this.#tasks.enqueue(readResume, { organizationId, candidateId });
      }
      return this.#reading(organizationId, candidateId);
    });
  }

  async #reading(organizationId: string, candidateId: string): Promise<Reading> {
    const reading = await this.#resumes.reading(organizationId, candidateId);
    if (!reading?.source) throw noText('no_resume', 'The candidate has no resume; add a resume_url or resume_path.');
    return reading;
  }
}
