import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { readList } from '#platform/database/list.ts';
import { sql } from '#platform/database/sql.ts';
import type { Page } from '#platform/paging/page.ts';
import type { AttemptOutcome } from '../sending/webhook-sender.ts';
import type { WebhookDeliveryQuery, WebhookDeliveryView } from './delivery.schemas.ts';
import { testType } from './test-event.ts';

const columns = sql`d.id, d.endpoint_id, 'evt_' || replace(d.event_id::text, '-', '') as event_id, d.type, d.state, d.attempts,
  d.last_attempt_at, d.last_status, d.last_error, d.last_response, d.next_attempt_at, d.created_at, d.updated_at`;
/** A delivery of an event or of a test event. */
export type ShownDelivery = Omit<WebhookDeliveryView, 'type'> & { type: string };
export type TestDelivery = Omit<NewDelivery, 'type'> &
  Pick<AttemptOutcome, 'succeeded' | 'status' | 'error' | 'response' | 'endedAt'>;

const noTest = sql`d.type <> ${testType}`;
const list = { from: sql`webhook_deliveries d`, alias: 'd', columns };

/** `body`: the event as JSON, as it is signed and sent. */
export type NewDelivery = {
  id: string;
  organizationId: string;
  endpointId: string;
  eventId: string;
  type: string;
  body: string;
};

export class WebhookDeliveryRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  page(organizationId: string, endpointId: string, query: WebhookDeliveryQuery): Promise<Page<WebhookDeliveryView>> {
    const where = this.#conditions(organizationId, endpointId, query).and(true, () => noTest);
    return readList(this.#db, list, where, query);
  }

  /** Includes test events. */
  shown(organizationId: string, endpointId: string, query: WebhookDeliveryQuery): Promise<Page<ShownDelivery>> {
    return readList(this.#db, list, this.#conditions(organizationId, endpointId, query), query);
  }

  find(organizationId: string, id: string): Promise<WebhookDeliveryView | undefined> {
    return this.#db.row(
      sql`select ${columns} from webhook_deliveries d
        where d.organization_id = ${organizationId} and d.id = ${id} and ${noTest}`,
    );
  }

  /** Finds a delivery of an event or of a test event. */
  findShown(organizationId: string, id: string): Promise<ShownDelivery | undefined> {
    return this.#db.row(
      sql`select ${columns} from webhook_deliveries d where d.organization_id = ${organizationId} and d.id = ${id}`,
    );
  }

  #conditions(organizationId: string, endpointId: string, query: WebhookDeliveryQuery): Conditions {
    return new Conditions(sql`d.organization_id = ${organizationId}`)
      .and(endpointId, (id) => sql`d.endpoint_id = ${id}`)
      .and(query.state, (state) => sql`d.state = ${state}`)
      .and(query.event_id, (id) => sql`d.event_id = ${id}`);
  }

  /** Records a test event that has been sent. Does nothing if the endpoint was deleted meanwhile. */
  async insertTest({ succeeded, endedAt, ...test }: TestDelivery): Promise<void> {
    await this.#db.rows(
      sql`insert into webhook_deliveries (id, organization_id, endpoint_id, event_id, type, body, state, attempts,
          last_attempt_at, last_status, last_error, last_response)
        select ${test.id}, e.organization_id, e.id, ${test.eventId}, ${testType}, ${test.body},
          ${succeeded ? 'succeeded' : 'failed'}, 1, ${endedAt}, ${test.status}, ${test.error}, ${test.response}
        from webhook_endpoints e
        where e.organization_id = ${test.organizationId} and e.id = ${test.endpointId}`,
    );
  }

  /** Due at once. */
  async insert(deliveries: readonly NewDelivery[], now: Date): Promise<void> {
    if (deliveries.length === 0) return;
    const of = <K extends keyof NewDelivery>(key: K) => deliveries.map((one) => one[key]);
    await this.#db.rows(
      sql`insert into webhook_deliveries (id, organization_id, endpoint_id, event_id, type, body, next_attempt_at, due_at)
        select n.*, ${now}::timestamptz, ${now}::timestamptz
        from unnest(${of('id')}::uuid[], ${of('organizationId')}::uuid[], ${of('endpointId')}::uuid[],
          ${of('eventId')}::uuid[], ${of('type')}::text[], ${of('body')}::text[]) as n`,
    );
  }

  /** Sent at once, with all attempts of the schedule. */
  async retry(organizationId: string, id: string, now: Date): Promise<void> {
    await this.#db.rows(
      sql`update webhook_deliveries set state = 'pending', step = 0, next_attempt_at = ${now}, due_at = ${now}
        where organization_id = ${organizationId} and id = ${id}`,
    );
  }

  /** Fails the pending deliveries of a disabled endpoint. */
  async failPending(organizationId: string, endpointId: string): Promise<void> {
    await this.#db.rows(
      sql`with pending as (select id from webhook_deliveries
          where organization_id = ${organizationId} and endpoint_id = ${endpointId} and state = 'pending'
          order by id for no key update)
        update webhook_deliveries d set state = 'failed', last_error = 'endpoint_disabled', next_attempt_at = null,
          due_at = null
        from pending p where d.organization_id = ${organizationId} and d.id = p.id`,
    );
  }

  /** Returns the number of deleted ones. */
  async deleteOlderThan(days: number, limit: number): Promise<number> {
    const deleted = await this.#db.rows(
      sql`delete from webhook_deliveries where id in (
          select id from webhook_deliveries where created_at < now() - ${days} * interval '1 day' order by created_at
          limit ${limit})
        returning id`,
    );
    return deleted.length;
  }
}
