import { testType } from '#modules/integrations';
import type { Database } from '#platform/database/database.ts';
import { type Sql, sql } from '#platform/database/sql.ts';

/** Larger numbers are shown as “1,000+”. */
export const mostShown = 1_000;

export type EndpointHealth = {
  id: string;
  failingSince: string | null;
  lastSuccessAt: string | null;
  /** Counted up to one more than `mostShown`. */
  pending: number;
  /** Failed deliveries in the last 24 hours, counted in the same way. */
  failed: number;
};

/** They say nothing about the events. */
const noTest = sql`d.type <> ${testType}`;

const counted = (condition: Sql): Sql => sql`(select count(*)::int from (select from webhook_deliveries d
  where d.organization_id = e.organization_id and d.endpoint_id = e.id and ${noTest} and ${condition}
  limit ${mostShown + 1}::int) as counted)`;

/** Reads the delivery results of webhook endpoints. */
export class WebhookHealthQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Health by endpoint ID, of one endpoint or of all. */
  async health(organizationId: string, endpointId?: string): Promise<Map<string, EndpointHealth>> {
    const one = endpointId === undefined ? sql`true` : sql`e.id = ${endpointId}`;
    const rows = await this.#db.records<EndpointHealth>(
      sql`select e.id, e.failing_since,
          (select d.last_attempt_at from webhook_deliveries d
            where d.organization_id = e.organization_id and d.endpoint_id = e.id and d.state = 'succeeded' and ${noTest}
            order by d.created_at desc, d.id desc limit 1) as last_success_at,
          ${counted(sql`d.state = 'pending'`)} as pending,
          ${counted(sql`d.state = 'failed' and d.created_at > now() - interval '24 hours'`)} as failed
        from webhook_endpoints e where e.organization_id = ${organizationId} and ${one}`,
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** The event as it is signed and sent. */
  async body(organizationId: string, deliveryId: string): Promise<string | undefined> {
    const row = await this.#db.row<{ body: string }>(
      sql`select d.body from webhook_deliveries d where d.organization_id = ${organizationId} and d.id = ${deliveryId}`,
    );
    return row?.body;
  }
}
