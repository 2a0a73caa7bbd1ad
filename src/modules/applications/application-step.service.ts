import type { OrganizationService } from '#modules/organizations';
import type { OutreachService } from '#modules/outreach';
import type { Database } from '#platform/database/database.ts';
import { NotFound } from '#platform/errors.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { interviewRequested } from './application.events.ts';
import type { ApplicationKey, ApplicationStepRepository } from './application-step.repository.ts';
import type { ApplicationWriter } from './application-writer.ts';

export class ApplicationStepService {
  readonly #db: Database;
  readonly #steps: ApplicationStepRepository;
  readonly #writer: ApplicationWriter;
  readonly #organizations: OrganizationService;
  readonly #outreach: OutreachService;
  readonly #tasks: TaskQueue;
  constructor(
    db: Database,
    steps: ApplicationStepRepository,
    writer: ApplicationWriter,
    organizations: OrganizationService,
    outreach: OutreachService,
    tasks: TaskQueue,
  ) {
    this.#db = db;
    this.#steps = steps;
    this.#writer = writer;
    this.#organizations = organizations;
    this.#outreach = outreach;
    this.#tasks = tasks;
  }

  /**
   * The first `interested` requests an interview; without credits its task fails. `declined` changes nothing after it,
   * because the invite is on its way. Changes nothing of a closed application. Throws NotFound.
   */
  async recordInterest(organizationId: string, key: ApplicationKey, answer: 'interested' | 'declined'): Promise<void> {
    const step = answer === 'interested' ? 'interest_clicked_at' : 'interest_declined_at';
    await this.#db.transaction(async () => {
      const application = await this.#steps.lock(organizationId, key);
      if (!application) throw new NotFound('The application');
      if (application.isClosed || (answer === 'declined' && application.isInterestConfirmed)) return;
      if (!(await this.#steps.take(organizationId, key, step)) || answer === 'declined') return;
      if (!(await this.#outreach.queueInterestInvite(organizationId, key))) return;
      const { jobId, candidateId } = key;
      await this.#tasks.announce(interviewRequested, { organizationId, jobId, candidateIds: [candidateId] });
    });
  }

  /** Also moves `screening` to `screened` if the organization has that status. Ignores deleted applications. */
  async recordScreening(organizationId: string, key: ApplicationKey, score: number | null): Promise<void> {
    await this.#db.transaction(async () => {
      const application = await this.#steps.setScreeningScore(organizationId, key, score);
      if (application?.status !== 'screening') return;
      const { pipeline_statuses } = await this.#organizations.get(organizationId);
      if (!pipeline_statuses.includes('screened')) return;
      await this.#writer.change(organizationId, [application.id], key, { status: 'screened' });
    });
  }

  /** Ignores a deleted application. */
  async recordWhatsappStarted(organizationId: string, key: ApplicationKey): Promise<void> {
    await this.#steps.take(organizationId, key, 'whatsapp_started_at');
  }
}
