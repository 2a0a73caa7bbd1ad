import { type Database, prepared } from '#platform/database/database.ts';
import { violates } from '#platform/database/failure.ts';
import { newId } from '#platform/ids.ts';
import { Organization, User } from './organization.entity.ts';
import type { OrganizationView } from './organization.schemas.ts';

const viewOf = prepared(
  'organization',
  `select id, name, coalesce(public_name, name) as public_name, plan, pipeline_statuses, outreach_enabled, credit_balance,
     created_at, updated_at from organizations where id = $1`,
);

export type OrganizationChange = {
  name?: string | undefined;
  publicName?: string | null | undefined;
  plan?: 'free' | 'paid' | undefined;
  pipelineStatuses?: string[] | undefined;
  outreachEnabled?: boolean | undefined;
  senderName?: string | null | undefined;
  replyTo?: string | null | undefined;
};
/** From whom the organization's emails come; null is the service's own. */
export type Sender = { sender_name: string | null; reply_to: string | null };
export type NewUser = { email: string; fullName: string; role: 'admin' | 'recruiter' };

export class OrganizationRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  find(organizationId: string): Promise<OrganizationView | undefined> {
    return this.#db.row(viewOf, [organizationId]);
  }

  sender(organizationId: string): Promise<Sender | undefined> {
    return this.#db.row('select sender_name, reply_to from organizations where id = $1', [organizationId]);
  }

  async insert(organization: Required<OrganizationChange>): Promise<string> {
    const id = newId();
    await this.#db.transaction(async () => {
      const em = this.#db.em();
      em.create(Organization, { ...organization, id } as never);
      await em.flush();
    });
    return id;
  }

  async update(organizationId: string, change: OrganizationChange): Promise<void> {
    await this.#db.transaction(async () => {
      const em = this.#db.em();
      const organization = await em.findOneOrFail(Organization, { id: organizationId });
      em.assign(organization, change, { ignoreUndefined: true });
      await em.flush();
    });
  }

  /** Sets the statuses, unless they are not `was` any more: then returns false. */
  async replaceStatuses(organizationId: string, was: readonly string[], is: readonly string[]): Promise<boolean> {
    const rows = await this.#db.rows(
      `update organizations set pipeline_statuses = $3::text[], updated_at = now()
       where id = $1 and pipeline_statuses = $2::text[] returning 1`,
      [organizationId, was, is],
    );
    return rows.length > 0;
  }

  /** Oldest first. */
  users(organizationId: string): Promise<{ id: string; email: string; role: 'admin' | 'recruiter' }[]> {
    return this.#db.rows('select id, email, role from users where organization_id = $1 order by created_at, id', [
      organizationId,
    ]);
  }

  async insertUsers(organizationId: string, users: readonly NewUser[]): Promise<void> {
    await this.#db.transaction(async () => {
      const em = this.#db.em();
      for (const user of users) em.create(User, { ...user, id: newId(), organizationId } as never);
      await em.flush();
    });
  }

  deleteUsers(organizationId: string, ids: readonly string[]): Promise<unknown[]> {
    return this.#db.rows('delete from users where organization_id = $1 and id = any($2)', [organizationId, ids]);
  }

  async hasUser(organizationId: string, userId: string): Promise<boolean> {
    return (
      (await this.#db.row('select 1 from users where organization_id = $1 and id = $2', [organizationId, userId])) !==
      undefined
    );
  }

  /**
   * Adds an entry to the ledger and moves the balance with it, in one statement.
   * Returns the new balance; undefined when it would fall below 0 or there is no such organization.
   */
  async addCreditEntry(
    organizationId: string,
    amount: number,
    reason: string,
    reference: string | null,
  ): Promise<number | undefined> {
    try {
      const row = await this.#db.row<{ balance: number }>(
        `with moved as (
           update organizations set credit_balance = credit_balance + $2, updated_at = now() where id = $1
           returning credit_balance),
         entry as (
           insert into credit_entries (id, organization_id, amount, balance_after, reason, reference)
           select $3, $1, $2, credit_balance, $4, $5 from moved)
         select credit_balance as balance from moved`,
        [organizationId, amount, newId(), reason, reference],
      );
      return row?.balance;
    } catch (error) {
      if (violates(error, 'organizations_credit_balance_check')) return undefined;
      throw error;
    }
  }
}
