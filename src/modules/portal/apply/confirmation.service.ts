import { hash } from 'node:crypto';
import { type ConsentService, type ConsentText, consentPurposes } from '#modules/candidates';
import type { CandidateLinkService } from '#modules/outreach';
import type { Database } from '#platform/database/database.ts';
import { sendCandidateActor } from '#platform/events/event-hint.ts';
import type { PublicJobQueries } from '../jobs/public-job.queries.ts';
import { JobNotOpen } from './job-not-open.ts';
import type { LinkedApplication, PendingApplicationRepository } from './pending-application.repository.ts';
import type { PublicApplicationWriter } from './public-application-writer.ts';

/** How long applicants may say and change what they say about themselves. */
const selfIdentificationDays = 30;

/** Turns a pending application into a real one, once its email address is confirmed. */
export class ConfirmationService {
  readonly #db: Database;
  readonly #jobs: PublicJobQueries;
  readonly #pending: PendingApplicationRepository;
  readonly #writer: PublicApplicationWriter;
  readonly #links: CandidateLinkService;
  readonly #consents: ConsentService;
  constructor(
    db: Database,
    jobs: PublicJobQueries,
    pending: PendingApplicationRepository,
    writer: PublicApplicationWriter,
    links: CandidateLinkService,
    consents: ConsentService,
  ) {
    this.#db = db;
    this.#jobs = jobs;
    this.#pending = pending;
    this.#writer = writer;
    this.#links = links;
    this.#consents = consents;
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

  /**
   * Creates everything or nothing, with a self-identification link derived from `token`. Does nothing if the
   * application is already confirmed. Throws JobNotOpen.
   */
  async confirm(
    { organizationId, jobId, id }: LinkedApplication,
    token: string,
    agreement: ConsentText,
  ): Promise<void> {
    await this.#db.transaction(async () => {
      sendCandidateActor(this.#db);
      const form = await this.#pending.lockUnconfirmed(organizationId, id);
      if (!form) return;
      if (!(await this.#jobs.lockActive(organizationId, jobId))) throw new JobNotOpen();
      const earlier = await this.#jobs.applicantOf(organizationId, jobId, form.email);
      const candidateId = earlier ?? (await this.#writer.insert(organizationId, jobId, form));
      if (!earlier) await this.#record(organizationId, candidateId, agreement);
      await this.#pending.markConfirmed(organizationId, id, earlier ? 'applied_before' : 'applied', candidateId);
      if (earlier) return;
      const expiresAt = { afterDays: selfIdentificationDays };
      const target = { organizationId, candidateId, jobId };
      await this.#links.createFrom(token, { ...target, purpose: 'self-identification', expiresAt });
    });
  }

  async #record(organizationId: string, candidateId: string, text: ConsentText): Promise<void> {
    const { application: purpose } = consentPurposes;
    await this.#consents.record(organizationId, { candidateId, purpose, channel: 'web_page', text });
  }
}
