import { hash } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import { sendCandidateActor } from '#platform/events/event-hint.ts';
import type { PublicJobQueries } from '../jobs/public-job.queries.ts';
import { JobNotOpen } from './job-not-open.ts';
import type { LinkedApplication, PendingApplicationRepository } from './pending-application.repository.ts';
import type { PublicApplicationWriter } from './public-application-writer.ts';

/** Turns a pending application into a real one, once its email address is confirmed. */
export class ConfirmationService {
  readonly #db: Database;
  readonly #jobs: PublicJobQueries;
  readonly #pending: PendingApplicationRepository;
  readonly #writer: PublicApplicationWriter;
  constructor(
    db: Database,
    jobs: PublicJobQueries,
    pending: PendingApplicationRepository,
    writer: PublicApplicationWriter,
  ) {
    this.#db = db;
    this.#jobs = jobs;
    this.#pending = pending;
    this.#writer = writer;
  }

  /** Undefined for a token that is malformed, unknown or expired. */
  async find(token: string): Promise<LinkedApplication | undefined> {
    return /^[\w-]{43}$/.test(token) ? this.#pending.find(hash('sha256', token, 'buffer')) : undefined;
  }

  /** Deletes what was sent and frees one pending slot of the mailbox. Does nothing when it is confirmed. */
  async discard({ organizationId, id }: LinkedApplication): Promise<void> {
    await this.#db.transaction(async () => {
      if (!(await this.#pending.lockUnconfirmed(organizationId, id))) return;
      await this.#pending.markConfirmed(organizationId, id, 'discarded', null);
    });
  }

  /** All or nothing. Does nothing when it is confirmed already. Throws JobNotOpen. */
  async confirm({ organizationId, jobId, id }: LinkedApplication): Promise<void> {
    await this.#db.transaction(async () => {
      sendCandidateActor(this.#db);
      const form = await this.#pending.lockUnconfirmed(organizationId, id);
      if (!form) return;
      if (!(await this.#jobs.lockActive(organizationId, jobId))) throw new JobNotOpen();
      const earlier = await this.#jobs.applicantOf(organizationId, jobId, form.email);
      const candidateId = earlier ?? (await this.#writer.insert(organizationId, jobId, form));
      await this.#pending.markConfirmed(organizationId, id, earlier ? 'applied_before' : 'applied', candidateId);
    });
  }
}
