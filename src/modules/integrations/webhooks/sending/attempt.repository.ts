import type { Database } from '#platform/database/database.ts';
import { join, sql } from '#platform/database/sql.ts';
import type { DeliveryError } from '../deliveries/delivery.schemas.ts';
import { previousSecrets } from '../endpoint.repository.ts';

/** A delivery that this process may attempt until `lease`. */
export type Claim = {
  id: string;
  organizationId: string;
  endpointId: string;
  /** Public ID of the event. */
  eventId: string;
  body: string;
  step: number;
  lease: string;
  url: string;
  secret: Buffer;
  previousSecrets: Buffer[];
};

export type Attempt = {
  id: string;
  endpoint_id: string;
  lease: string;
  succeeded: boolean;
  is_gone: boolean;
  at: string;
  status: number | null;
  error: DeliveryError | null;
  response: string | null;
  /** Null after the last attempt. */
  next_attempt_at: string | null;
};

export type EndpointKey = { organizationId: string; id: string };

export type FailingEndpoint = EndpointKey & {
  url: string;
  failingSince: string;
  isWarned: boolean;
  isLive: boolean;
};

export type Capacity = {
  /** Total number of deliveries that may be claimed. */
  free: number;
  /** Limit per endpoint, including held deliveries. */
  perEndpoint: number;
  /** Claimed ones, by endpoint. */
  held: ReadonlyMap<string, number>;
};

// The planner knows too little about a table whose pending rows come and go.
const indexesAlone = sql`select ${join(
  ['seqscan', 'bitmapscan'].map((name) => sql`set_config(${`enable_${name}`}, 'off', true)`),
)}`;

/** Reads and writes the data of webhook sending, for the endpoints of all organizations at once. */
export class WebhookAttemptRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Takes deliveries that are due, until `lease`: those of a process that is killed are due again then. Endpoints of which
   * the worker holds fewest come first, and one that is failing gets one attempt at a time.
   */
  claim({ free, perEndpoint, held }: Capacity, now: Date, lease: Date): Promise<Claim[]> {
    const holding = [...held];
    return this.#db.transaction(() => {
      this.#db.send(indexesAlone);
      return this.#db.records<Claim>(
        sql`with recursive waiting as (
            (select endpoint_id from webhook_deliveries where state = 'pending' order by endpoint_id limit 1)
            union all
            select (select d.endpoint_id from webhook_deliveries d
              where d.state = 'pending' and d.endpoint_id > w.endpoint_id order by d.endpoint_id limit 1)
            from waiting w where w.endpoint_id is not null),
          held as (select * from unnest(${holding.map(([id]) => id)}::uuid[], ${holding.map(([, n]) => n)}::int[]) as h (id, n)),
          due as materialized (
            select d.id, e.url, e.secret, ${previousSecrets(now)} as previous_secrets,
              coalesce(h.n, 0) + row_number() over (partition by e.id order by d.due_at, d.id) as turn
            from waiting w join webhook_endpoints e on e.id = w.endpoint_id left join held h on h.id = e.id
              cross join lateral (select d.id, d.due_at from webhook_deliveries d
                where d.endpoint_id = e.id and d.state = 'pending' and d.due_at <= ${now}::timestamptz
                order by d.due_at, d.id
                limit greatest(0, case when e.failing_since is null then ${perEndpoint}::int else 1 end - coalesce(h.n, 0))
                for update skip locked) d)
          update webhook_deliveries d set due_at = ${lease}::timestamptz
          from (select * from due order by turn, id limit ${free}) as p
          where d.id = p.id
          returning d.id, d.organization_id, d.endpoint_id, 'evt_' || replace(d.event_id::text, '-', '') as event_id, d.body,
            d.step, d.due_at as lease, p.url, p.secret, p.previous_secrets`,
      );
    });
  }

  /** How many are due, counted up to 10,000, and how long the oldest has waited. */
  async due(now: Date): Promise<{ due: number; oldestSeconds: number }> {
    const found = await this.#db.record<{ due: number; oldestSeconds: number }>(
      sql`select count(*)::int as due,
          coalesce(extract(epoch from ${now}::timestamptz - min(due_at)), 0)::float8 as oldest_seconds
        from (select due_at from webhook_deliveries where state = 'pending' and due_at <= ${now}::timestamptz limit 10000) as d`,
    );
    return found ?? { due: 0, oldestSeconds: 0 };
  }

  /** Makes claimed deliveries due again, at `at`. */
  async release(ids: readonly string[], at: Date): Promise<void> {
    await this.#db.rows(
      sql`update webhook_deliveries set due_at = ${at} where id = any(${ids}::uuid[]) and state = 'pending'`,
    );
  }

  /**
   * Records attempts. A delivery that was retried, replayed or failed meanwhile keeps that, unless the attempt was a
   * success.
   */
  async record(attempts: readonly Attempt[]): Promise<void> {
    await this.#db.rows(
      sql`with r as (select *, case when succeeded then 'succeeded' when next_attempt_at is null then 'failed' else 'pending' end
            as state
          from json_to_recordset(${JSON.stringify(attempts)}::json) as r (id uuid, lease timestamptz, succeeded boolean,
            at timestamptz, status int, error text, response text, next_attempt_at timestamptz)),
        own as (select r.*, r.succeeded or (d.state = 'pending' and d.due_at = r.lease) as counts
          from r join webhook_deliveries d on d.id = r.id order by d.id for no key update of d)
        update webhook_deliveries d set attempts = d.attempts + 1, last_attempt_at = o.at,
          last_status = case when o.counts then o.status else d.last_status end,
          last_error = case when o.counts then o.error else d.last_error end,
          last_response = case when o.counts then o.response else d.last_response end,
          state = case when o.counts then o.state else d.state end,
          step = case when o.counts and o.state = 'pending' then d.step + 1 else d.step end,
          next_attempt_at = case when o.counts then o.next_attempt_at else d.next_attempt_at end,
          due_at = case when o.counts then o.next_attempt_at else d.due_at end
        from own o where d.id = o.id`,
    );
  }

  /** Notes since when endpoints have had no success. */
  async noteHealth(attempts: readonly Attempt[]): Promise<void> {
    await this.#db.rows(
      sql`with h as (select endpoint_id, bool_or(succeeded) as works, min(at) as at
          from json_to_recordset(${JSON.stringify(attempts)}::json) as r (endpoint_id uuid, succeeded boolean, at timestamptz)
          group by endpoint_id),
        changed as (select e.id, h.works, h.at from webhook_endpoints e join h on h.endpoint_id = e.id
          where (h.works and e.failing_since is not null) or (not h.works and e.failing_since is null)
          order by e.id for no key update of e)
        update webhook_endpoints e set failing_since = case when not c.works then c.at end, warned_at = null
        from changed c where e.id = c.id`,
    );
  }

  /** Endpoints of the attempts that have failed since before `since`, locked. */
  failingSince(endpointIds: readonly string[], since: Date): Promise<FailingEndpoint[]> {
    return this.#db.records(
      sql`select e.organization_id, e.id, e.url, e.failing_since, e.warned_at is not null as is_warned,
          (select o.test_of is null from organizations o where o.id = e.organization_id) as is_live
        from webhook_endpoints e
        where e.id = any(${endpointIds}::uuid[]) and e.enabled and e.failing_since <= ${since}::timestamptz
        order by e.id for no key update`,
    );
  }

  async markWarned(endpointId: string, at: Date): Promise<void> {
    await this.#db.rows(sql`update webhook_endpoints set warned_at = ${at} where id = ${endpointId}`);
  }

  /** Returns the endpoints that were enabled until now. */
  disable(endpointIds: readonly string[], reason: 'gone' | 'failing', at: Date): Promise<EndpointKey[]> {
    return this.#db.records(
      sql`update webhook_endpoints set enabled = false, disabled_at = ${at}, disabled_reason = ${reason}
        where id = any(${endpointIds}::uuid[]) and enabled returning organization_id, id`,
    );
  }
}
