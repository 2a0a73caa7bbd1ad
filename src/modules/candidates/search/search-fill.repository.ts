import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';

const batchSize = 500;

/** The words by which candidates are found. Triggers keep them; this fills in those of candidates of before. */
export class CandidateSearchRepository {
  readonly #db: Database;
  #isFilled = false;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Until all are filled in, some candidates cannot be found by their words. */
  async isFilled(): Promise<boolean> {
    if (this.#isFilled) return true;
    const row = await this.#db.row(sql`select 1 from candidate_search_cursor where filled_at is not null`);
    this.#isFilled = row !== undefined;
    return this.#isFilled;
  }

  /** The next batch in the order of both ids, of all organizations. False once all are filled. */
  async fillNext(): Promise<boolean> {
    const from = await this.#db.record<{ organizationId: string; candidateId: string }>(
      sql`select filled_organization_id as organization_id, filled_candidate_id as candidate_id
        from candidate_search_cursor where filled_at is null`,
    );
    if (!from) return false;
    // Locked against deletion alone. What triggers have written meanwhile is newer, and stays.
    const [row] = await this.#db.rows<{ found: number }>(
      sql`with found as materialized (
          select c.organization_id, c.id, c as candidate from candidates c
          where (c.organization_id, c.id) > (${from.organizationId}::uuid, ${from.candidateId}::uuid)
          order by c.organization_id, c.id limit ${batchSize} for key share of c),
        added as (
          insert into candidate_search (organization_id, candidate_id, words)
          select f.organization_id, f.id, candidate_search_words(f.candidate) from found f
          on conflict (organization_id, candidate_id) do nothing),
        last as (select organization_id, id from found order by organization_id desc, id desc limit 1),
        moved as (
          update candidate_search_cursor set filled_organization_id = last.organization_id, filled_candidate_id = last.id
          from last where (filled_organization_id, filled_candidate_id) < (last.organization_id, last.id))
        select count(*)::int as found from found`,
    );
    if (row && row.found > 0) return true;
    // Forgets the last candidate, who may be erased.
    await this.#db.rows(
      sql`update candidate_search_cursor
        set filled_at = now(), filled_organization_id = default, filled_candidate_id = default
        where filled_at is null`,
    );
    return false;
  }
}
