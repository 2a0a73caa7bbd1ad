import type { Database } from '#platform/database/database.ts';
import { raw, sql } from '#platform/database/sql.ts';
import { type Inactivity, isInactive } from '../inactive.queries.ts';
import { daysBefore, noticeDays } from '../inactive.ts';
import { isHeld } from '../legal-hold.repository.ts';

export type Night = {
  organization_id: string;
  /** A day, as YYYY-MM-DD. */
  night: string;
  candidates: number;
  closed_at: string | null;
  notified_at: string | null;
};
type Key = { organizationId: string; night: string };
/** Position in the index of notices. */
export type NoticePosition = { night: string; candidateId: string };
type Due = { candidate_id: string; night: string };

export type NoticeMail = {
  email: string;
  full_name: string;
  organization_name: string;
  candidate_days: number;
  /** Still on the list. */
  candidates: number;
  notified_at: string | null;
};

const columns = raw('organization_id, night::text as night, candidates, closed_at, notified_at');
const matching = raw('n.organization_id = x.organization_id and n.candidate_id = x.candidate_id');

export class NightRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Organizations that have a policy. */
  async organizations(): Promise<string[]> {
    const rows = await this.#db.rows<{ organization_id: string }>(
      sql`select organization_id from retention_policies where candidate_days is not null order by 1`,
    );
    return rows.map((row) => row.organization_id);
  }

  async start({ organizationId, night }: Key): Promise<void> {
    await this.#db.rows(
      sql`insert into retention_nights (organization_id, night) values (${organizationId}, ${night}) on conflict do nothing`,
    );
  }

  find({ organizationId, night }: Key): Promise<Night | undefined> {
    return this.#db.row(
      sql`select ${columns} from retention_nights where organization_id = ${organizationId} and night = ${night}`,
    );
  }

  /** This night and those before whose admins are not notified. */
  unsent({ organizationId, night }: Key): Promise<Night[]> {
    return this.#db.rows(
      sql`select ${columns} from retention_nights
        where organization_id = ${organizationId} and night <= ${night} and closed_at is not null and notified_at is null
          and candidates > 0 order by night`,
    );
  }

  /** Ends the notices of candidates who are no longer inactive, or on hold. */
  async endNotices(limit: Inactivity): Promise<void> {
    const { organizationId } = limit;
    await this.#db.rows(
      sql`delete from retention_notices n using candidate_activity x
        where n.organization_id = ${organizationId} and ${matching}
          and (x.last_activity_at <> n.last_activity_at or ${isHeld(organizationId, sql`x.candidate_id`)}
            or not (${isInactive(limit)}))`,
    );
  }

  /** Adds candidates to the night's notice. Returns how many; fewer than `size` are the last. */
  async notice(limit: Inactivity, night: string, size: number): Promise<number> {
    const { organizationId } = limit;
    const row = await this.#db.row<{ n: number }>(
      sql`with added as (
          insert into retention_notices (organization_id, candidate_id, night, last_activity_at)
          select x.organization_id, x.candidate_id, ${night}::date, x.last_activity_at from candidate_activity x
          where ${isInactive(limit)} and not ${isHeld(organizationId, sql`x.candidate_id`)}
            and not exists (select from retention_notices n where ${matching})
          limit ${size}
          on conflict (organization_id, candidate_id) do nothing returning 1),
        counted as (
          update retention_nights set candidates = candidates + (select count(*) from added)
          where organization_id = ${organizationId} and night = ${night})
        select count(*)::int as n from added`,
    );
    return row?.n ?? 0;
  }

  async close({ organizationId, night }: Key, at: Date): Promise<void> {
    await this.#db.rows(
      sql`update retention_nights set closed_at = ${at.toISOString()}
        where organization_id = ${organizationId} and night = ${night}`,
    );
  }

  /** The first notification counts. */
  async setNotified({ organizationId, night }: Key, at: Date): Promise<void> {
    await this.#db.rows(
      sql`update retention_nights set notified_at = ${at.toISOString()}
        where organization_id = ${organizationId} and night = ${night} and notified_at is null`,
    );
  }

  /** Candidates whose notice has ended, after a position. */
  due({ organizationId, now }: Inactivity, after: NoticePosition, size: number): Promise<Due[]> {
    return this.#db.rows(
      sql`select n.candidate_id, n.night::text as night from retention_notices n
        join retention_nights r on r.organization_id = n.organization_id and r.night = n.night
        where n.organization_id = ${organizationId}
          and (n.night, n.candidate_id) > (${after.night}::date, ${after.candidateId}::uuid)
          and r.notified_at <= ${daysBefore(now, noticeDays).toISOString()}
        order by n.night, n.candidate_id limit ${size}`,
    );
  }

  /**
   * Returns those of the candidates whose notice still applies. Locks them, so that no activity is recorded meanwhile.
   */
  async lockInactive(limit: Inactivity, candidateIds: readonly string[]): Promise<string[]> {
    const { organizationId } = limit;
    await this.#db.rows(
      sql`select 1 from candidates where organization_id = ${organizationId} and id = any(${candidateIds}::uuid[])
        order by id for update`,
    );
    const rows = await this.#db.rows<{ candidate_id: string }>(
      sql`select x.candidate_id from candidate_activity x join retention_notices n on ${matching}
        where x.candidate_id = any(${candidateIds}::uuid[]) and x.last_activity_at = n.last_activity_at
          and not ${isHeld(organizationId, sql`x.candidate_id`)} and ${isInactive(limit)}`,
    );
    return rows.map((row) => row.candidate_id);
  }

  /** Undefined without such an admin, and once retention is off. */
  mailOf({ organizationId, night, userId }: Key & { userId: string }): Promise<NoticeMail | undefined> {
    return this.#db.row(
      sql`select u.email, u.full_name, o.name as organization_name, p.candidate_days, r.notified_at, (
          select count(*)::int from retention_notices n where n.organization_id = r.organization_id and n.night = r.night
        ) as candidates
        from retention_nights r
        join users u on u.organization_id = r.organization_id and u.id = ${userId} and u.role = 'admin'
        join organizations o on o.id = r.organization_id
        join retention_policies p on p.organization_id = r.organization_id and p.candidate_days is not null
        where r.organization_id = ${organizationId} and r.night = ${night}`,
    );
  }

  /** Deletes old nights without remaining notices. */
  async deleteOld(organizationId: string, before: Date): Promise<void> {
    await this.#db.rows(
      sql`delete from retention_nights r where r.organization_id = ${organizationId} and r.night < ${before.toISOString()}
        and not exists (select from retention_notices n where n.organization_id = r.organization_id and n.night = r.night)`,
    );
  }
}
