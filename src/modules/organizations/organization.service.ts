import type { Database } from '#platform/database/database.ts';
import { TryAgain } from '#platform/database/failure.ts';
import { BadRequest, Conflict, Forbidden, InvalidPipelineStatus, NotFound } from '#platform/errors.ts';
import type { OrganizationChange, OrganizationRepository, Sender } from './organization.repository.ts';
import { defaultStatuses, firstStatus, type OrganizationView } from './organization.schemas.ts';

export type NewOrganization = OrganizationChange & { name: string; users: number; credits: number };

const withFirst = (statuses: readonly string[]): string[] => {
  const unique = [...new Set(statuses.map((s) => s.trim()).filter(Boolean))];
  return unique.includes(firstStatus) ? unique : [firstStatus, ...unique];
};

const insufficientCredits = (amount: number): Forbidden =>
  new Forbidden('insufficient_credits', `This takes ${amount} credits. Buy credits in the dashboard.`);

/** Organizations (tenants), their users, pipeline statuses, switches and credits. */
export class OrganizationService {
  readonly #db: Database;
  readonly #organizations: OrganizationRepository;
  constructor(db: Database, organizations: OrganizationRepository) {
    this.#db = db;
    this.#organizations = organizations;
  }

  /** Throws NotFound. */
  async get(organizationId: string): Promise<OrganizationView> {
    const organization = await this.#organizations.find(organizationId);
    if (!organization) throw new NotFound('The organization');
    return organization;
  }

  /** From whom its emails come. Throws NotFound. */
  async sender(organizationId: string): Promise<Sender> {
    const sender = await this.#organizations.sender(organizationId);
    if (!sender) throw new NotFound('The organization');
    return sender;
  }

  /** Makes an organization with `users` users, the first an admin. Returns its id and theirs. */
  async create(input: NewOrganization): Promise<{ organizationId: string; userIds: string[] }> {
    return this.#db.transaction(async () => {
      const organizationId = await this.#organizations.insert({
        name: input.name,
        publicName: input.publicName ?? null,
        plan: input.plan ?? 'paid',
        pipelineStatuses: withFirst(input.pipelineStatuses ?? defaultStatuses),
        outreachEnabled: input.outreachEnabled ?? true,
        senderName: input.senderName ?? null,
        replyTo: input.replyTo ?? null,
      });
      await this.#setSeats(organizationId, input.users);
      if (input.credits > 0) await this.addCredits(organizationId, input.credits, 'opening balance');
      return { organizationId, userIds: await this.userIds(organizationId) };
    });
  }

  /** Changes what is given. Throws NotFound. */
  async update(
    organizationId: string,
    change: OrganizationChange & { users?: number | undefined },
  ): Promise<OrganizationView> {
    const { users, pipelineStatuses, ...rest } = change;
    return this.#db.transaction(async () => {
      await this.get(organizationId);
      await this.#organizations.update(organizationId, {
        ...rest,
        ...(pipelineStatuses && { pipelineStatuses: withFirst(pipelineStatuses) }),
      });
      if (users !== undefined) await this.#setSeats(organizationId, users);
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

  /** Throws InvalidPipelineStatus, with the allowed ones, unless `status` is one of the organization's (exact match). */
  async checkStatus(organizationId: string, status: string): Promise<void> {
    const { pipeline_statuses } = await this.get(organizationId);
    if (!pipeline_statuses.includes(status)) throw new InvalidPipelineStatus(status, pipeline_statuses);
  }

  /**
   * Sets the pipeline statuses that were made from `was`. Throws TryAgain, which starts the transaction over, where
   * somebody has changed them meanwhile. What becomes of applications is for the caller to see to.
   */
  async replaceStatuses(organizationId: string, was: readonly string[], is: readonly string[]): Promise<void> {
    const done = await this.#organizations.replaceStatuses(organizationId, was, is);
    if (!done) throw new TryAgain('the statuses were changed meanwhile');
  }

  /** Adds bought or granted credits. Returns the new balance. */
  async addCredits(organizationId: string, amount: number, reason: string): Promise<number> {
    const balance = await this.#organizations.addCreditEntry(organizationId, amount, reason, null);
    if (balance === undefined) throw new NotFound('The organization');
    return balance;
  }

  /**
   * Takes credits for what is made in the same transaction; `reference` names it. Throws Forbidden
   * `insufficient_credits`, which must undo the transaction: the failed statement has ended it.
   */
  async charge(organizationId: string, amount: number, reason: string, reference: string): Promise<void> {
    const balance = await this.#organizations.addCreditEntry(organizationId, -amount, reason, reference);
    if (balance === undefined) throw insufficientCredits(amount);
  }

  /** Throws what `charge` would throw now. The balance may be another by then: this only spares a wait in vain. */
  async checkCredits(organizationId: string, amount: number): Promise<void> {
    const { credit_balance } = await this.get(organizationId);
    if (credit_balance < amount) throw insufficientCredits(amount);
  }

  async #setSeats(organizationId: string, seats: number): Promise<void> {
    if (seats < 1) throw new BadRequest('validation_error', 'users: must be at least 1');
    const users = await this.#organizations.users(organizationId);
    const emailOf = (n: number): string => `user-${n}@${organizationId}.invalid`;
    // People come and go: numbers before the last may be free, and those after it taken.
    const taken = new Set(users.map((user) => user.email.toLowerCase()));
    const numbers = Array.from({ length: seats }, (_, i) => i + 1).filter((n) => !taken.has(emailOf(n)));
    await this.#organizations.insertUsers(
      organizationId,
      numbers.slice(0, Math.max(0, seats - users.length)).map((n, index) => ({
        email: emailOf(n),
        fullName: `User ${n}`,
        role: users.length === 0 && index === 0 ? 'admin' : 'recruiter',
      })),
    );
    const surplus = users.slice(seats).map((user) => user.id);
    if (surplus.length === 0) return;
    if (!users.slice(0, seats).some((user) => user.role === 'admin')) {
      throw new Conflict('conflict', 'users: the only admin is among those who would be removed.');
    }
    try {
      await this.#organizations.deleteUsers(organizationId, surplus);
    } catch (error) {
      if ((error as { code?: string }).code !== '23503') throw error;
      throw new Conflict('conflict', 'users: a user to be removed is still a recruiter of a job or made a key.');
    }
  }
}
