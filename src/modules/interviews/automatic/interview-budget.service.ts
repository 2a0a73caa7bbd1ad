import type { UserService } from '#modules/organizations';
import type { Config } from '#platform/config.ts';
import { inBatches } from '#platform/database/batches.ts';
import type { Database } from '#platform/database/database.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { inviteApplicant, tellBudgetReached } from '../interview.tasks.ts';
import { interviewPrice } from '../interview-price.ts';
import type { ApplicantInvite } from './applicant-invite.ts';
import type { InterviewBudgetRepository } from './interview-budget.repository.ts';

/** Limits what automatic interviews cost an organization in a day, however many people apply. */
export class InterviewBudget {
  readonly #db: Database;
  readonly #repository: InterviewBudgetRepository;
  readonly #users: UserService;
  readonly #tasks: TaskQueue;
  readonly #creditsPerDay: number;
  constructor(
    db: Database,
    repository: InterviewBudgetRepository,
    users: UserService,
    tasks: TaskQueue,
    { automaticInterviewCredits }: Pick<Config, 'automaticInterviewCredits'>,
  ) {
    this.#db = db;
    this.#repository = repository;
    this.#users = users;
    this.#tasks = tasks;
    this.#creditsPerDay = automaticInterviewCredits;
  }

  /**
   * Reserves the price of an interview, in the caller's transaction. False over the day's limit: the invite waits until
   * `continueWaiting`, and admins get one email a day.
   */
  async reserve(organizationId: string, invite: ApplicantInvite): Promise<boolean> {
    if (await this.#repository.spend(organizationId, interviewPrice, this.#creditsPerDay)) return true;
    await this.#repository.insertWaiting(organizationId, invite);
    if (await this.#repository.markReached(organizationId)) await this.#tellAdmins(organizationId);
    return false;
  }

  /** Queues the oldest waiting invites of all organizations, as many as today's limits pay for. */
  async continueWaiting(signal: AbortSignal): Promise<void> {
    // Their tasks have yet to spend the credits. What a batch leaves of an organization is taken the next minute.
    const served = new Set<string>();
    await inBatches(signal, async (size) => {
      const payable = { credits: interviewPrice, limit: this.#creditsPerDay, size };
      const invites = await this.#db.transaction(async () => {
        const taken = await this.#repository.takePayable(payable, served);
        await this.#tasks.enqueueAll(inviteApplicant, taken);
        return taken;
      });
      for (const { organizationId } of invites) served.add(organizationId);
      return invites.length;
    });
  }

  /** The day's limit if invites wait for the next day, else undefined. */
  async reachedLimit(organizationId: string): Promise<number | undefined> {
    const isReached = await this.#repository.isReached(organizationId, interviewPrice, this.#creditsPerDay);
    return isReached ? this.#creditsPerDay : undefined;
  }

  /**
   * The start of the day (UTC) that pays for a waiting invite; `now` if the next minute's run sends it. Undefined if none
   * waits, or if it will be skipped.
   */
  async waitingUntil(
    organizationId: string,
    application: Pick<ApplicantInvite, 'candidateId' | 'jobId'>,
  ): Promise<Date | 'now' | undefined> {
    const waiting = await this.#repository.findWaiting(organizationId, application);
    if (!waiting) return undefined;
    const payable = (credits: number): number => Math.max(0, Math.floor(credits / interviewPrice));
    const afterToday = waiting.before - payable(this.#creditsPerDay - waiting.spent);
    if (afterToday < 0) return 'now';
    const days = 1 + Math.floor(afterToday / payable(this.#creditsPerDay));
    const day = new Date();
    day.setUTCHours(24 * days, 0, 0, 0);
    return day;
  }

  async #tellAdmins(organizationId: string): Promise<void> {
    const admins = await this.#users.adminsToMail(organizationId);
    const day = new Date().toISOString().slice(0, 10);
    await this.#tasks.enqueueAll(
      tellBudgetReached,
      admins.map(({ id: userId }) => ({ organizationId, userId, day })),
    );
  }
}
