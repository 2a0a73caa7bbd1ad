import { setTimeout as delay } from 'node:timers/promises';
import type { QuestionDraft } from '#modules/jobs';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { Unavailable, ValidationError } from '#platform/errors.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { waitDeliberately } from '#platform/telemetry/deliberate-waits.ts';
import { isHostFailure, ResumeFailure, type ResumeFailureReason, type ResumeProfile } from '#readers/resume';
import { isUploadedFile } from '../uploads/upload.repository.ts';
import type { ResumeRepository, ResumeStatus } from './resume.repository.ts';
import { readResume } from './resume.tasks.ts';
import { linkFailure } from './resume-download.ts';

const noText = (code: string, message: string, options?: { retryable: boolean }): ValidationError =>
  new ValidationError([{ path: 'candidate_id', code, message }], options);

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

  /** Undefined until the resume has been read. `questions`: up to five, from a language model. */
  async find(
    organizationId: string,
    candidateId: string,
  ): Promise<{ profile: ResumeProfile; questions: QuestionDraft[] } | undefined> {
    const { profile, questions } = (await this.#resumes.reading(organizationId, candidateId)) ?? {};
    return profile ? { profile, questions: questions ?? [] } : undefined;
  }

  /** Throws ValidationError if the candidate has no resume, or only a link that no resume is downloaded from. */
  async checkSource(organizationId: string, candidateId: string): Promise<void> {
    const { source, profile } = await this.#reading(organizationId, candidateId);
    const failure = profile || isUploadedFile(source) ? undefined : linkFailure(source);
    if (failure) throw noText(failure.reason, failure.message);
  }

  /**
   * Waits until `find` returns the profile. Never call it in a transaction. Throws ValidationError if there is no text
   * (`retryable` if the host failed). Throws Unavailable after the time limit, while reading continues.
   */
  async waitFor(organizationId: string, candidateId: string): Promise<void> {
    const until = performance.now() + this.#waitMs;
    let reading = await this.#request(organizationId, candidateId);
    for (let pause = 5; !reading.profile; pause = Math.min(200, pause * 2)) {
      if (reading.reason) {
        const reason = reading.reason as ResumeFailureReason;
        throw noText(reason, new ResumeFailure(reason).message, { retryable: isHostFailure(reason) });
      }
      if (performance.now() >= until)
        throw new Unavailable('The resume is still being read. Try again in a few seconds.', 5);
      reading = await waitDeliberately(async () => {
        await delay(pause);
        return this.#reading(organizationId, candidateId);
      });
    }
  }

  /** Throws ValidationError if the candidate has no resume. Does nothing while it is being read, and once it has been. */
  async readAgain(organizationId: string, candidateId: string): Promise<void> {
    await this.#request(organizationId, candidateId);
  }

  /** Retries an earlier failure: the link or its host may work again. */
  async #request(organizationId: string, candidateId: string): Promise<ResumeStatus> {
    return this.#db.transaction(async () => {
      const { source, profile } = await this.#reading(organizationId, candidateId);
      if (!profile && (await this.#resumes.queueAgain(organizationId, candidateId, source))) {
        await this.#tasks.failedTasks.dismiss(organizationId, { kind: readResume.kind, candidateIds: [candidateId] });
        await this.#tasks.enqueue(readResume, { organizationId, candidateId });
      }
      return this.#reading(organizationId, candidateId);
    });
  }

  async #reading(organizationId: string, candidateId: string): Promise<ResumeStatus> {
    const reading = await this.#resumes.reading(organizationId, candidateId);
    if (!reading?.source) throw noText('no_resume', 'The candidate has no resume. Add a resume_url or a resume_path.');
    return reading;
  }
}
