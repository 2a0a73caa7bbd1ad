import type { Database } from '#platform/database/database.ts';
import { isOutOfRange, RetryTransaction, violates } from '#platform/database/failure.ts';
import { BadRequest, Conflict, InvalidPipelineStatus, NotFound, ValidationError } from '#platform/errors.ts';
import type { CareersService } from './careers/careers.service.ts';
import type {
  ListedOrganization,
  OrganizationChange,
  OrganizationRepository,
  OrganizationSender,
} from './organization.repository.ts';
import { defaultStatuses, firstStatus, type OrganizationView } from './organization.schemas.ts';

export type NewOrganization = OrganizationChange & { name: string; users: number; credits: number };

/** Without repeats, and with the first status. */
export const completeStatuses = (statuses: readonly string[]): string[] => {
  const unique = [...new Set(statuses.map((s) => s.trim()).filter(Boolean))];
  return unique.includes(firstStatus) ? unique : [firstStatus, ...unique];
};

/** Organizations are the tenants. */
export class OrganizationService {
  readonly #db: Database;
  readonly #organizations: OrganizationRepository;
  readonly #careers: CareersService;
  constructor(db: Database, organizations: OrganizationRepository, careers: CareersService) {
    this.#db = db;
    this.#organizations = organizations;
    this.#careers = careers;
  }

  /** Throws NotFound. */
  async get(organizationId: string): Promise<OrganizationView> {
    const organization = await this.#organizations.find(organizationId);
    if (!organization) throw new NotFound('The organization');
    return organization;
  }

  /** Throws NotFound. */
  async sender(organizationId: string): Promise<OrganizationSender> {
    const sender = await this.#organizations.sender(organizationId);
    if (!sender) throw new NotFound('The organization');
    return sender;
  }

  /** Newest first. Only for the operator. */
  latest(limit: number): Promise<ListedOrganization[]> {
    return this.#organizations.latest(limit);
  }

  /** Creates placeholder users too, of whom the first is an admin. */
  async create(input: NewOrganization): Promise<{ organizationId: string; userIds: string[] }> {
    return this.#db.transaction(async () => {
      const organizationId = await this.#organizations.insert({
        name: input.name,
        publicName: input.publicName ?? null,
        plan: input.plan ?? 'paid',
        pipelineStatuses: completeStatuses(input.pipelineStatuses ?? defaultStatuses),
        outreachEnabled: input.outreachEnabled ?? true,
        senderName: input.senderName ?? null,
        replyTo: input.replyTo ?? null,
      });
      await this.#careers.chooseAddress(organizationId, input.publicName ?? input.name);
      await this.#setUserCount(organizationId, input.users);
      if (input.credits > 0) await this.addCredits(organizationId, input.credits, 'opening balance');
      return { organizationId, userIds: await this.userIds(organizationId) };
    });
  }

  /**
   * `users`: how many it should have. Adds placeholders or removes the newest users. PipelineService changes the statuses.
   * Throws NotFound, and Conflict for a user who can't be removed.
   */
  async update(
    organizationId: string,
    change: Omit<OrganizationChange, 'pipelineStatuses'> & { users?: number | undefined },
  ): Promise<OrganizationView> {
    const { users, ...rest } = change;
    return this.#db.transaction(async () => {
      await this.get(organizationId);
      await this.#organizations.update(organizationId, rest);
      if (users !== undefined) await this.#setUserCount(organizationId, users);
      return this.get(organizationId);
    });
  }

  /** Oldest first. */
  async userIds(organizationId: string): Promise<string[]> {
    return (await this.#organizations.users(organizationId)).map((user) => user.id);
  }

  hasUser(organizationId: string, userId: string): Promise<boolean> {
    return this.#organizations.hasUser(organizationId, userId);
  }

  /** Case-sensitive. Throws InvalidPipelineStatus. */
  async checkStatus(organizationId: string, status: string): Promise<void> {
    const { pipeline_statuses } = await this.get(organizationId);
    if (!pipeline_statuses.includes(status)) throw new InvalidPipelineStatus(status, pipeline_statuses);
  }

  /** Leaves applications alone. Throws RetryTransaction if the statuses are no longer `current`. */
  async replaceStatuses(organizationId: string, current: readonly string[], next: readonly string[]): Promise<void> {
    const done = await this.#organizations.replaceStatuses(organizationId, current, next);
    if (!done) throw new RetryTransaction('the statuses have changed');
  }

  /** Returns the new balance. Throws NotFound, and ValidationError if it would be too large. */
  async addCredits(organizationId: string, amount: number, reason: string): Promise<number> {
    try {
      const balance = await this.#organizations.addCreditEntry(organizationId, amount, reason, null, 0);
      if (balance === undefined) throw new NotFound('The organization');
      return balance;
    } catch (error) {
      if (!isOutOfRange(error)) throw error;
      const message = 'is too large: a balance can be at most 2147483647';
      throw new ValidationError([{ path: 'amount', code: 'too_big', message }]);
    }
  }

  async #setUserCount(organizationId: string, count: number): Promise<void> {
    if (count < 1) throw new BadRequest('validation_error', 'users: must be at least 1');
    const users = await this.#organizations.users(organizationId);
    const emailOf = (n: number): string => `user-${n}@${organizationId}.invalid`;
    // Users come and go, so any number may be free or taken.
    const taken = new Set(users.map((user) => user.email.toLowerCase()));
    const numbers = Array.from({ length: count }, (_, i) => i + 1).filter((n) => !taken.has(emailOf(n)));
    await this.#organizations.insertUsers(
      organizationId,
      numbers.slice(0, Math.max(0, count - users.length)).map((n, index) => ({
        email: emailOf(n),
        fullName: `User ${n}`,
        role: users.length === 0 && index === 0 ? 'admin' : 'recruiter',
      })),
    );
    const surplus = users.slice(count).map((user) => user.id);
    if (surplus.length === 0) return;
    if (!users.slice(0, count).some((user) => user.role === 'admin')) {
      throw new Conflict('conflict', 'users: this would remove the only admin. Make another user an admin first.');
    }
    try {
      await this.#organizations.deleteUsers(organizationId, surplus);
    } catch (error) {
      if (!violates(error, 'jobs_recruiter_fkey')) throw error;
      throw new Conflict('conflict', 'users: a user to remove is the recruiter of a job. Reassign the job first.');
    }
  }
}
