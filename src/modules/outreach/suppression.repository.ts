import type { Database } from '#platform/database/database.ts';
import { named, type Sql, sql } from '#platform/database/sql.ts';
import type { Page } from '#platform/paging/page.ts';

/** Why an address gets no outreach and no reminders. */
export type Suppression = 'unsubscribed' | 'bounced';

/** SQL: the suppression of an address, `unsubscribed` before `bounced`, or null. Ignores a bounce of the message `except`. */
export const suppressionOf = (organizationId: Sql, address: Sql, except: Sql = sql`null::uuid`): Sql =>
  sql`(select s.reason from suppressed_addresses s
      where s.organization_id = ${organizationId} and s.address = lower(${address})
        and (s.reason <> 'bounced' or s.message_id is distinct from ${except}) order by s.reason desc limit 1)`;

export type SuppressedAddress = { address: string; reason: Suppression; created_at: string };

export class SuppressionRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async find(organizationId: string, address: string): Promise<Suppression | undefined> {
    const row = await this.#db.row<{ reason: Suppression | null }>(
      named('suppression', sql`select ${suppressionOf(sql`${organizationId}`, sql`${address}::text`)} as reason`),
    );
    return row?.reason ?? undefined;
  }

  /** Suppresses the address that the message was sent to. */
  async insert(organizationId: string, messageId: string, reason: Suppression): Promise<void> {
    await this.#db.rows(
      sql`insert into suppressed_addresses (organization_id, address, reason, message_id)
          select m.organization_id, lower(m.recipient), ${reason}, m.id from outbound_messages m
          where m.organization_id = ${organizationId} and m.id = ${messageId} and m.recipient is not null
          on conflict (organization_id, address, reason) do update
            set message_id = excluded.message_id, created_at = now()`,
    );
  }

  async insertOfCandidate(organizationId: string, candidateId: string): Promise<void> {
    await this.#db.rows(
      sql`insert into suppressed_addresses (organization_id, address, reason)
          select organization_id, lower(email), 'unsubscribed' from candidates
          where organization_id = ${organizationId} and id = ${candidateId} and email <> '' on conflict do nothing`,
    );
  }

  /** Latest first. */
  async page(
    organizationId: string,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<Page<SuppressedAddress>> {
    const [rows, counted] = await Promise.all([
      this.#db.rows<SuppressedAddress>(
        sql`select address, reason, created_at from suppressed_addresses where organization_id = ${organizationId}
            order by created_at desc, address, reason limit ${limit} offset ${offset}`,
      ),
      this.#db.row<{ n: number }>(
        sql`select count(*) as n from suppressed_addresses where organization_id = ${organizationId}`,
      ),
    ]);
    return { rows, total: counted?.n ?? 0 };
  }

  async clearBounces(of: readonly { organizationId: string; address: string }[]): Promise<void> {
    await this.#db.rows(
      sql`delete from suppressed_addresses s using unnest(${of.map((one) => one.organizationId)}::uuid[],
              ${of.map((one) => one.address)}::text[]) as a (organization_id, address)
            where s.organization_id = a.organization_id and s.address = lower(a.address) and s.reason = 'bounced'`,
    );
  }
}
