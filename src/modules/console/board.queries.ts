import { type Database, prepared } from '#platform/database/database.ts';

/** An application on a job's board. */
export type BoardCard = {
  id: string;
  status: string;
  candidate_name: string;
  match_score: number | null;
  /** When it came into its column. */
  status_date: string;
};
/** A pipeline status with the first of its applications, and how many there are. */
export type BoardColumn = { status: string; total: number; cards: BoardCard[] };

// Counts are of an index alone, and each status has its first by the board's own index: a job of 10,000 is as quick as one
// of 100.
const board = prepared(
  'console-board',
  `with counts as materialized (
     select status, count(*) as total from candidate_jobs where organization_id = $1 and job_id = $2 group by status)
   select a.id, s.status, a.match_score, a.status_date, s.total, c.full_name as candidate_name
   from counts s cross join lateral (
     select a.id, a.candidate_id, a.match_score, a.status_date, a.created_at from candidate_jobs a
     where a.organization_id = $1 and a.job_id = $2 and a.status = s.status
     order by a.match_score desc nulls last, a.created_at desc, a.id desc limit $3) a
   join candidates c on c.organization_id = $1 and c.id = a.candidate_id
   order by s.status, a.match_score desc nulls last, a.created_at desc, a.id desc`,
);

/** A job's pipeline, column by column. */
export class BoardQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * A column for each of the statuses, in their order, and for those that applications are still in though the
   * organization has them no longer; with the first `limit` applications of each, best score first, then newest.
   */
  async columns(
    organizationId: string,
    jobId: string,
    statuses: readonly string[],
    limit: number,
  ): Promise<BoardColumn[]> {
    const rows = await this.#db.rows<BoardCard & { total: number }>(board, [organizationId, jobId, limit]);
    const columns = new Map(statuses.map((status): [string, BoardColumn] => [status, { status, total: 0, cards: [] }]));
    for (const { total, ...card } of rows) {
      const column = columns.get(card.status) ?? { status: card.status, total, cards: [] };
      column.total = total;
      column.cards.push(card);
      columns.set(card.status, column);
    }
    return [...columns.values()];
  }
}
