import { resumeFormatOf } from '#modules/candidates';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { RateLimited } from '#platform/errors.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { PublicJob, PublicJobQueries } from '../jobs/public-job.queries.ts';
import { JobNotOpen } from './job-not-open.ts';
import { mailboxHash } from './mailbox.ts';
import type { FormFields, PendingApplicationRepository } from './pending-application.repository.ts';
import { sendConfirmation } from './pending-application.tasks.ts';

/** How long a pending application and its link are valid. */
const pendingHours = 48;

/** `Retry-After` of the limits by mailbox, in seconds. */
const mailboxWait = 3600;

type Limits = Config['selfApplyLimits'];

/** Stores the form of the public job page. Nothing else happens until the email address is confirmed. */
export class SelfApplyService {
  readonly #db: Database;
  readonly #jobs: PublicJobQueries;
  readonly #pending: PendingApplicationRepository;
  readonly #tasks: TaskQueue;
  readonly #limits: Limits;
  constructor(
    db: Database,
    jobs: PublicJobQueries,
    pending: PendingApplicationRepository,
    tasks: TaskQueue,
    { selfApplyLimits }: { selfApplyLimits: Limits },
  ) {
    this.#db = db;
    this.#jobs = jobs;
    this.#pending = pending;
    this.#tasks = tasks;
    this.#limits = selfApplyLimits;
  }

  /**
   * Stores the form and queues the email that asks for confirmation, once in five minutes for the same form. It never looks the
   * address up, so no response reveals whether it is known. Throws JobNotOpen, RateLimited, and UnsupportedMediaType for
   * the file.
   */
  async submit({ organizationId, id: jobId }: PublicJob, form: FormFields): Promise<void> {
    await resumeFormatOf(form.resume);
    const mailbox = mailboxHash(form.email);
    await this.#db.transaction(async () => {
      if (!(await this.#jobs.lockActive(organizationId, jobId))) throw new JobNotOpen();
      await this.#pending.lock(jobId, mailbox);
      // A double click, or a page that was loaded again.
      if (await this.#pending.isRepeated(organizationId, jobId, mailbox, form)) return;
      await this.#checkLimits(organizationId, jobId, mailbox);
      const id = await this.#pending.insert(organizationId, jobId, mailbox, form, pendingHours);
      await this.#tasks.enqueue(sendConfirmation, { organizationId, pendingApplicationId: id });
    });
  }

  async #checkLimits(organizationId: string, jobId: string, mailbox: Buffer): Promise<void> {
    const { pendingPerMailbox, emailsPerMailboxAndDay, perJobAndHour } = this.#limits;
    const job = await this.#pending.jobUse(organizationId, jobId);
    if (job.applications >= perJobAndHour) throw new RateLimited(Math.max(1, job.endsIn));
    const use = await this.#pending.mailboxUse(mailbox);
    // An exact time would reveal when the owner of the mailbox applied.
    if (use.pending >= pendingPerMailbox || use.mails >= emailsPerMailboxAndDay) throw new RateLimited(mailboxWait);
  }
}
