import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { readList } from '#platform/database/list.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import type { Page } from '#platform/paging/page.ts';
import type { WebhookEndpointQuery, WebhookEndpointView } from './endpoint.schemas.ts';

export const maxEndpoints = 20;

/** Previous secrets that sign until now, the newest first. Each has the time that its rotation promised. */
const previous = (now: Date): Sql => sql`(select u.secret, u.expires_at
    from unnest(e.previous_secret || e.older_secrets, e.previous_secret_expires_at || e.older_secrets_expire_at)
      as u (secret, expires_at)
    where u.secret is not null and u.expires_at > ${now}::timestamptz order by u.expires_at desc)`;

export const previousSecrets = (now: Date): Sql => sql`array(select p.secret from ${previous(now)} as p)`;

/** A column whose time has passed reads as null. */
const columns = (
  now: Date,
): Sql => sql`e.id, e.url, e.description, e.types, e.enabled, e.disabled_at, e.disabled_reason,
  case when e.previous_secret_expires_at > ${now}::timestamptz then e.previous_secret_expires_at end
    as previous_secret_expires_at, e.created_at, e.updated_at`;

export type EndpointSettings = Pick<
  WebhookEndpointView,
  'url' | 'description' | 'types' | 'enabled' | 'disabled_at' | 'disabled_reason'
>;

export type Signing = { secret: Buffer; previousSecrets: Buffer[]; isLive: boolean };

export class WebhookEndpointRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  find(organizationId: string, id: string, now: Date): Promise<WebhookEndpointView | undefined> {
    return this.#db.row(
      sql`select ${columns(now)} from webhook_endpoints e where e.organization_id = ${organizationId} and e.id = ${id}`,
    );
  }

  page(organizationId: string, query: WebhookEndpointQuery, now: Date): Promise<Page<WebhookEndpointView>> {
    const list = { from: sql`webhook_endpoints e`, alias: 'e', columns: columns(now) };
    return readList(this.#db, list, new Conditions(sql`e.organization_id = ${organizationId}`), query);
  }

  /** False if the organization has as many as it can have: each takes one of the numbers, which are unique. */
  async insert(organizationId: string, id: string, settings: EndpointSettings, secret: Buffer): Promise<boolean> {
    const { url, description, types, enabled, disabled_at, disabled_reason } = settings;
    for (let attempt = 0; attempt <= maxEndpoints; attempt++) {
      const inserted = await this.#db.rows(
        sql`insert into webhook_endpoints (id, organization_id, number, url, description, types, enabled, disabled_at,
            disabled_reason, secret)
          select ${id}, ${organizationId}, n, ${url}, ${description}, ${types}::text[], ${enabled},
            ${disabled_at}::timestamptz, ${disabled_reason}, ${secret}
          from generate_series(1, ${maxEndpoints}::int) as n
          where not exists (select from webhook_endpoints e where e.organization_id = ${organizationId} and e.number = n)
          order by n limit 1
          on conflict (organization_id, number) do nothing returning id`,
      );
      if (inserted.length > 0) return true;
      const counted = await this.#db.row<{ count: number }>(
        sql`select count(*)::int as count from webhook_endpoints e where e.organization_id = ${organizationId}`,
      );
      if ((counted?.count ?? 0) >= maxEndpoints) return false;
    }
    return false;
  }

  /** Locks the endpoint until the current transaction ends. */
  async lock(organizationId: string, id: string): Promise<void> {
    await this.#db.rows(
      sql`select from webhook_endpoints where organization_id = ${organizationId} and id = ${id} for no key update`,
    );
  }

  /** `isNewTarget`: earlier failures say nothing about it. `isEnabling`: from now on it collects events again. */
  async update(
    organizationId: string,
    id: string,
    settings: EndpointSettings,
    { isNewTarget, isEnabling }: { isNewTarget: boolean; isEnabling: boolean },
  ): Promise<void> {
    const { url, description, types, enabled, disabled_at, disabled_reason } = settings;
    const isFresh = isNewTarget || isEnabling;
    await this.#db.rows(
      sql`update webhook_endpoints set url = ${url}, description = ${description}, types = ${types}::text[],
          enabled = ${enabled}, disabled_at = ${disabled_at}::timestamptz, disabled_reason = ${disabled_reason},
          collects_from = case when ${isEnabling} then clock_timestamp() else collects_from end,
          failing_since = case when ${isFresh} then null else failing_since end,
          warned_at = case when ${isFresh} then null else warned_at end
        where organization_id = ${organizationId} and id = ${id}`,
    );
  }

  /** When each previous secret stops signing, the earliest first. */
  async previousExpirations(organizationId: string, id: string, now: Date): Promise<string[]> {
    const rows = await this.#db.records<{ at: string }>(
      sql`select p.expires_at as at from webhook_endpoints e, lateral ${previous(now)} as p
        where e.organization_id = ${organizationId} and e.id = ${id} order by p.expires_at`,
    );
    return rows.map(({ at }) => at);
  }

  async rotate(
    organizationId: string,
    id: string,
    secret: Buffer,
    { now, previousExpiresAt }: { now: Date; previousExpiresAt: Date },
  ): Promise<void> {
    await this.#db.rows(
      sql`update webhook_endpoints e set secret = ${secret}, previous_secret = e.secret,
          previous_secret_expires_at = ${previousExpiresAt}, older_secrets = ${previousSecrets(now)},
          older_secrets_expire_at = array(select p.expires_at from ${previous(now)} as p)
        where e.organization_id = ${organizationId} and e.id = ${id}`,
    );
  }

  /** The secrets that sign now. `isLive`: not of test mode. */
  signing(organizationId: string, id: string, now: Date): Promise<Signing | undefined> {
    return this.#db.record(
      sql`select e.secret, o.test_of is null as is_live,
          ${previousSecrets(now)} as previous_secrets
        from webhook_endpoints e join organizations o on o.id = e.organization_id
        where e.organization_id = ${organizationId} and e.id = ${id}`,
    );
  }

  /** Deletes the endpoint and its deliveries. False if the organization has no such endpoint. */
  async delete(organizationId: string, id: string): Promise<boolean> {
    const deleted = await this.#db.rows(
      sql`delete from webhook_endpoints where organization_id = ${organizationId} and id = ${id} returning id`,
    );
    return deleted.length > 0;
  }
}
