import type { Database } from '#platform/database/database.ts';
import { named, sql } from '#platform/database/sql.ts';

export type BoardCard = {
  id: string;
  status: string;
  candidate_name: string;
  current_designation: string | null;
  current_company: string | null;
  match_score: number | null;
  status_date: string;
  /** The candidate has answered the interest email with no, and not with yes since. */
  declined: boolean;
};
/** The first applications, and the number of all. */
export type BoardColumn = { status: string; total: number; cards: BoardCard[] };

export class BoardQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** `statuses` in order, then others still in use; up to `limit` applications each, best score first, then newest. */
  async columns(
    organizationId: string,
    jobId: string,
    statuses: readonly string[],
    limit: number,
  ): Promise<BoardColumn[]> {
    const columns = new Map(statuses.map((status): [string, BoardColumn] => [status, { status, total: 0, cards: [] }]));
    for (const { total, ...card } of await this.#cards(organizationId, jobId, limit)) {
      const column = columns.get(card.status) ?? { status: card.status, total, cards: [] };
      column.total = total;
      column.cards.push(card);
      columns.set(card.status, column);
    }
    return [...columns.values()];
  }

  /** Counts by an index alone: fast for any number of applications. */
  #cards(organizationId: string, jobId: string, limit: number): Promise<(BoardCard & { total: number })[]> {
    return this.#db.rows(
      named(
        'console-board',
        sql`with counts as materialized (
              select status, count(*) as total from candidate_jobs
              where organization_id = ${organizationId} and job_id = ${jobId} group by status)
            select a.id, s.status, a.match_score, a.status_date, a.declined, s.total, c.full_name as candidate_name,
              c.current_designation, c.current_company
            from counts s cross join lateral (
              select a.id, a.candidate_id, a.match_score, a.status_date, a.created_at,
                a.interest_declined_at is not null and a.interest_clicked_at is null as declined from candidate_jobs a
              where a.organization_id = ${organizationId} and a.job_id = ${jobId} and a.status = s.status
              order by a.match_score desc nulls last, a.created_at desc, a.id desc limit ${limit}) a
            join candidates c on c.organization_id = ${organizationId} and c.id = a.candidate_id
            order by s.status, a.match_score desc nulls last, a.created_at desc, a.id desc`,
      ),
    );
  }
}
