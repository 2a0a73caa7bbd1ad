import { readChanges } from '#platform/database/changes.ts';
import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { empty, raw, type Sql, sql } from '#platform/database/sql.ts';
import type { ChangePosition } from '#platform/paging/cursor.ts';
import type { Page } from '#platform/paging/page.ts';
import { type Inactivity, isInactive } from './inactive.queries.ts';
import { nextNight, noticeDays } from './inactive.ts';
import { isHeld } from './legal-hold.repository.ts';
import type { RetentionCandidate } from './retention.schemas.ts';

export type PreviewPage<T = RetentionCandidate> = Page<T> & { onHold: number };
export type RetentionRow = RetentionCandidate & {
  full_name: string;
  /** When the admins were notified. */
  notified_at: string | null;
};
type Cut = { limit: number; offset: number };
type Changes = Cut & { after: ChangePosition };

const days = raw(String(noticeDays));
// A notice is of the activity at its time, and of no other.
const noticesOf = (organizationId: string): Sql => sql`left join (
    select r.organization_id, r.candidate_id, r.last_activity_at, night.notified_at from retention_notices r
    join retention_nights night on night.organization_id = r.organization_id and night.night = r.night
    where r.organization_id = ${organizationId}
  ) as n on n.organization_id = x.organization_id and n.candidate_id = x.candidate_id
    and n.last_activity_at = x.last_activity_at`;
const names = sql`join candidates c on c.organization_id = x.organization_id and c.id = x.candidate_id`;

const columnsAt = (now: Date): Sql => sql`x.candidate_id, x.last_activity_at,
  coalesce(n.notified_at, ${nextNight(now).toISOString()}::timestamptz) + interval '${days} days' as erase_at`;

export class PreviewQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Longest inactive first. */
  page(limit: Inactivity, cut: Cut): Promise<PreviewPage> {
    return this.#page(limit, cut, empty, empty);
  }

  /** Like `page`, with names for users. */
  named(limit: Inactivity, cut: Cut): Promise<PreviewPage<RetentionRow>> {
    return this.#page(limit, cut, sql`, c.full_name, n.notified_at`, names);
  }

  /** Candidates whose last activity is after a position, in the order of positions. */
  async changes(limit: Inactivity, cut: Changes): Promise<PreviewPage> {
    const { organizationId, now } = limit;
    const listed = {
      from: sql`(select organization_id, candidate_id, candidate_id as id, last_activity_at from candidate_activity
        where organization_id = ${organizationId}) as x`,
      alias: 'x',
      columns: sql`x.id, ${columnsAt(now)}`,
      joins: noticesOf(organizationId),
      changedAt: 'last_activity_at',
    };
    const where = new Conditions(sql`${isInactive(limit)} and not ${isHeld(organizationId, sql`x.candidate_id`)}`);
    const { total, onHold } = await this.#counts(limit);
    const page = await readChanges<RetentionCandidate & { id: string }>(this.#db, listed, where, cut, {
      total: sql`${total}::bigint`,
    });
    return { ...page, onHold };
  }

  async #page<T>(limit: Inactivity, cut: Cut, columns: Sql, joins: Sql): Promise<PreviewPage<T>> {
    const held = isHeld(limit.organizationId, sql`x.candidate_id`);
    const [rows, { total, onHold }] = await Promise.all([
      this.#db.slowRows<T>(
        sql`with page as (
            select x.* from candidate_activity x where ${isInactive(limit)} and not ${held}
            order by x.last_activity_at, x.candidate_id limit ${cut.limit} offset ${cut.offset})
          select ${columnsAt(limit.now)} ${columns} from page x ${joins} ${noticesOf(limit.organizationId)}
          order by x.last_activity_at, x.candidate_id`,
      ),
      this.#counts(limit),
    ]);
    return { rows, total, onHold };
  }

  /** `total`: without those on hold. */
  async #counts(limit: Inactivity): Promise<{ total: number; onHold: number }> {
    const [counts] = await this.#db.slowRows<{ total: number; on_hold: number }>(
      sql`select (select count(*)::int from candidate_activity x where ${isInactive(limit)}) as total, (
          select count(*)::int from legal_holds h
          join candidate_activity x on x.organization_id = h.organization_id and x.candidate_id = h.candidate_id
          where h.organization_id = ${limit.organizationId} and h.hold and ${isInactive(limit)}) as on_hold`,
    );
    const { total = 0, on_hold: onHold = 0 } = counts ?? {};
    return { total: total - onHold, onHold };
  }
}
