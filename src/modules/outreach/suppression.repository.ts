import { type Database, prepared } from '#platform/database/database.ts';
import type { Page } from '#platform/http/page.ts';

/** Why an address gets nothing that nobody asked for. */
export type Suppression = 'unsubscribed' | 'bounced';

/** SQL for the suppression of an address, null when there is none; unsubscribed where it is both. */
export const suppressionOf = (organizationId: string, address: string, but = 'null::uuid'): string =>
  `(select s.reason from suppressed_addresses s where s.organization_id = ${organizationId} and s.address = lower(${address})
      and (s.reason <> 'bounced' or s.message_id is distinct from ${but}) order by s.reason desc limit 1)`;

export type SuppressedAddress = { address: string; reason: Suppression; created_at: string };

const find = prepared('suppression', `select ${suppressionOf('$1', '$2::text')} as reason`);

export class SuppressionRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async find(organizationId: string, address: string): Promise<Suppression | undefined> {
    const row = await this.#db.row<{ reason: Suppression | null }>(find, [organizationId, address]);
    return row?.reason ?? undefined;
  }

  /** Marks the address that the message went to; the latest of several messages is remembered. */
  async insert(organizationId: string, messageId: string, reason: Suppression): Promise<void> {
    await this.#db.rows(
      `insert into suppressed_addresses (organization_id, address, reason, message_id)
       select m.organization_id, lower(m.recipient), $3, m.id from outbound_messages m
       where m.organization_id = $1 and m.id = $2 and m.recipient is not null
       on conflict (organization_id, address, reason) do update set message_id = excluded.message_id, created_at = now()`,
      [organizationId, messageId, reason],
    );
  }

  /** One page, the latest first, and how many there are. */
  async page(
    organizationId: string,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<Page<SuppressedAddress>> {
    const [rows, counted] = await Promise.all([
      this.#db.rows<SuppressedAddress>(
        `select address, reason, created_at from suppressed_addresses where organization_id = $1
         order by created_at desc, address, reason limit $2 offset $3`,
        [organizationId, limit, offset],
      ),
      this.#db.row<{ n: number }>('select count(*) as n from suppressed_addresses where organization_id = $1', [
        organizationId,
      ]),
    ]);
    return { rows, total: counted?.n ?? 0 };
  }

  async clearBounce(organizationId: string, address: string): Promise<void> {
    await this.#db.rows(
      `delete from suppressed_addresses where organization_id = $1 and address = lower($2) and reason = 'bounced'`,
      [organizationId, address],
    );
  }
}
