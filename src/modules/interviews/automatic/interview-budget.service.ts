import type { UserService } from '#modules/organizations';
import type { Config } from '#platform/config.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { inviteApplicant, tellBudgetReached } from '../interview.tasks.ts';
import { interviewPrice } from '../interview-price.ts';
import type { InterviewBudgetRepository } from './interview-budget.repository.ts';

/** Spreads waiting invites over the first minute of the day. */
const spreadSeconds = 60;

export type WaitingInvite = { candidateId: string; jobId: string; via: 'apply' | 'portal' };

/** Limits what automatic interviews cost an organization in a day, however many people apply. */
export class InterviewBudget {
  readonly #repository: InterviewBudgetRepository;
  readonly #users: UserService;
  readonly #tasks: TaskQueue;
  readonly #creditsPerDay: number;
  constructor(
    repository: InterviewBudgetRepository,
    users: UserService,
    tasks: TaskQueue,
    { automaticInterviewCredits }: Pick<Config, 'automaticInterviewCredits'>,
  ) {
    this.#repository = repository;
    this.#users = users;
    this.#tasks = tasks;
    this.#creditsPerDay = automaticInterviewCredits;
  }

  /**
   * Reserves the price of an interview, in the caller's transaction. False over the day's limit: the invite is tried
   * again the next day (UTC), and admins get one email a day.
   */
  async reserve(organizationId: string, invite: WaitingInvite): Promise<boolean> {
    if (await this.#repository.spend(organizationId, interviewPrice, this.#creditsPerDay)) return true;
    const delaySeconds = (await this.#repository.secondsToNextDay()) + Math.ceil(Math.random() * spreadSeconds);
    await this.#tasks.enqueue(inviteApplicant, { organizationId, ...invite }, { delaySeconds });
    if (await this.#repository.markReached(organizationId)) await this.#tellAdmins(organizationId);
    return false;
  }

  /** The day's limit if invites wait for the next day, else undefined. */
  async reachedLimit(organizationId: string): Promise<number | undefined> {
    return (await this.#repository.isReached(organizationId)) ? this.#creditsPerDay : undefined;
  }

  async #tellAdmins(organizationId: string): Promise<void> {
    const users = await this.#users.list(organizationId);
    const admins = users.filter(({ role, is_placeholder: isPlaceholder }) => role === 'admin' && !isPlaceholder);
    const day = new Date().toISOString().slice(0, 10);
    await this.#tasks.enqueueAll(
      tellBudgetReached,
      admins.map(({ id: userId }) => ({ organizationId, userId, day })),
    );
  }
}
