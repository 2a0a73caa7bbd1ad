import type { Database } from '#platform/database/database.ts';
import { raw, sql } from '#platform/database/sql.ts';
import { eventDays, type LogPosition } from '#platform/events/event-log.ts';

const lowestId = '00000000-0000-0000-0000-000000000000';

/** A position in the order of both IDs. */
export type CandidatePosition = { organizationId: string; candidateId: string };

/** How far the worker has come. Another worker that is further wins. */
export class DuplicateCursorRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  position(): Promise<LogPosition | undefined> {
    return this.#db.record(
      sql`select to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, event_id as id
        from duplicate_cursor`,
    );
  }

  /** An hour early, for a run that reads on while the oldest events are dropped. */
  async isTooOld(): Promise<boolean> {
    const row = await this.#db.row(
      sql`select 1 from duplicate_cursor
        where recorded_at < date_trunc('day', now(), 'UTC') - make_interval(hours => ${eventDays * 24 - 1})`,
    );
    return row !== undefined;
  }

  /** Starts again with the tables, which contain all changes before `since`. */
  async fillAgain(since: string): Promise<void> {
    await this.#db.rows(
      sql`update duplicate_cursor set recorded_at = ${since}::timestamptz, event_id = ${lowestId}, common_filled_at = null,
          common_organization_id = default, common_candidate_id = default
        where recorded_at < ${since}::timestamptz`,
    );
  }

  async move({ at, id }: LogPosition): Promise<void> {
    await this.#db.rows(
      sql`update duplicate_cursor set recorded_at = ${at}::timestamptz, event_id = ${id}
        where (recorded_at, event_id) < (${at}::timestamptz, ${id}::uuid)`,
    );
  }

  /** Position up to which the keys of existing candidates are filled. Undefined if all are filled. */
  filledTo(): Promise<CandidatePosition | undefined> {
    return this.#db.record(
      sql`select common_organization_id as organization_id, common_candidate_id as candidate_id from duplicate_cursor
        where common_filled_at is null`,
    );
  }

  async fill({ organizationId, candidateId }: CandidatePosition): Promise<void> {
    const [organization, candidate] = [raw('common_organization_id'), raw('common_candidate_id')];
    await this.#db.rows(
      sql`update duplicate_cursor set ${organization} = ${organizationId}, ${candidate} = ${candidateId}
        where (${organization}, ${candidate}) < (${organizationId}::uuid, ${candidateId}::uuid)`,
    );
  }

  /** Forgets the last candidate, who may be erased. */
  async finish(): Promise<void> {
    await this.#db.rows(
      sql`update duplicate_cursor set common_filled_at = now(), common_organization_id = default, common_candidate_id = default
        where common_filled_at is null`,
    );
  }

  /** Candidates of all organizations, in the order of both IDs. */
  candidatesAfter({ organizationId, candidateId }: CandidatePosition, limit: number): Promise<CandidatePosition[]> {
    return this.#db.records(
      sql`select organization_id, id as candidate_id from candidates
        where (organization_id, id) > (${organizationId}::uuid, ${candidateId}::uuid)
        order by organization_id, id limit ${limit}`,
    );
  }
}
