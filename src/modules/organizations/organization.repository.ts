import type { Database } from '#platform/database/database.ts';
import { violates } from '#platform/database/failure.ts';
import { named, sql } from '#platform/database/sql.ts';
import { newId } from '#platform/ids.ts';
import { Organization } from './organization.entity.ts';
import type { OrganizationView } from './organization.schemas.ts';

export type OrganizationChange = {
  name?: string | undefined;
  publicName?: string | null | undefined;
  plan?: 'free' | 'paid' | undefined;
  pipelineStatuses?: string[] | undefined;
  outreachEnabled?: boolean | undefined;
  senderName?: string | null | undefined;
  replyTo?: string | null | undefined;
};
export type ListedOrganization = Pick<OrganizationView, 'id' | 'name' | 'plan' | 'credit_balance' | 'created_at'>;
/** Null means the service's own. */
export type OrganizationSender = { sender_name: string | null; reply_to: string | null };
export type NewUser = { email: string; fullName: string; role: 'admin' | 'recruiter' };

export class OrganizationRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  find(organizationId: string): Promise<OrganizationView | undefined> {
    return this.#db.row(
      named(
        'organization',
        sql`select id, name, coalesce(public_name, name) as public_name, plan, pipeline_statuses, outreach_enabled,
            credit_balance, created_at, updated_at
          from organizations where id = ${organizationId}`,
      ),
    );
  }

  /** Newest first. Only for the operator. */
  latest(limit: number): Promise<ListedOrganization[]> {
    return this.#db.rows(
      sql`select id, name, plan, credit_balance, created_at from organizations where test_of is null
        order by id desc limit ${limit}`,
    );
  }

  sender(organizationId: string): Promise<OrganizationSender | undefined> {
    return this.#db.row(sql`select sender_name, reply_to from organizations where id = ${organizationId}`);
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

  /** False when the statuses are no longer `from`. */
  async replaceStatuses(organizationId: string, from: readonly string[], to: readonly string[]): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`update organizations set pipeline_statuses = ${to}::text[], updated_at = now()
        where id = ${organizationId} and pipeline_statuses = ${from}::text[] returning 1`,
    );
    return rows.length > 0;
  }

  /** Oldest first. */
  users(organizationId: string): Promise<{ id: string; email: string; role: 'admin' | 'recruiter' }[]> {
    return this.#db.records(
      sql`select id, email, role from users where organization_id = ${organizationId} order by created_at, id`,
    );
  }

  async insertUsers(organizationId: string, users: readonly NewUser[]): Promise<void> {
    await this.#db.rows(
      sql`insert into users (id, organization_id, email, full_name, role)
        select id, ${organizationId}, email, full_name, role
        from unnest(${users.map(() => newId())}::uuid[], ${users.map((user) => user.email)}::text[],
            ${users.map((user) => user.fullName)}::text[], ${users.map((user) => user.role)}::text[])
          as u (id, email, full_name, role)`,
    );
  }

  deleteUsers(organizationId: string, ids: readonly string[]): Promise<unknown[]> {
    return this.#db.rows(sql`delete from users where organization_id = ${organizationId} and id = any(${ids})`);
  }

  async hasUser(organizationId: string, userId: string): Promise<boolean> {
    const user = await this.#db.row(
      sql`select 1 from users where organization_id = ${organizationId} and id = ${userId}`,
    );
    return user !== undefined;
  }

  /**
   * A balance that falls below `low` is an event. Returns the new balance; undefined when it would fall below 0, or
   * without the organization.
   */
  async addCreditEntry(
    organizationId: string,
    amount: number,
    reason: string,
    reference: string | null,
    low: number,
  ): Promise<number | undefined> {
    try {
      const row = await this.#db.record<{ creditBalance: number }>(
        sql`with changed as (
            update organizations set credit_balance = credit_balance + ${amount}, updated_at = now(),
              event_version = event_version + (credit_balance >= ${low} and credit_balance + ${amount} < ${low})::int
            where id = ${organizationId}
            returning credit_balance, event_version,
              credit_balance < ${low} and credit_balance - ${amount} >= ${low} as is_low),
          event as (
            select write_event(${organizationId}, 'credits.low', 'organization', ${organizationId}, event_version, '{}',
              jsonb_build_object('credit_balance', credit_balance)) from changed where is_low),
          entry as (
            -- The time at which the row is locked: the ledger is in the order of its balances.
            insert into credit_entries (id, organization_id, amount, balance_after, reason, reference, created_at)
            select event_id(at), ${organizationId}, ${amount}, credit_balance, ${reason}, ${reference}, at
            from (select credit_balance, clock_timestamp() as at from changed) as c)
          select credit_balance, (select count(*) from event) from changed`,
      );
      return row?.creditBalance;
    } catch (error) {
      if (violates(error, 'organizations_credit_balance_check')) return undefined;
      throw error;
    }
  }
}
