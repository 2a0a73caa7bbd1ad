import { isFurtherStatus } from '#modules/applications';
import type { Database } from '#platform/database/database.ts';
import { shared, sql } from '#platform/database/sql.ts';
import type { Merge } from '#platform/gone/merged-table.ts';

/** A job that both candidates have applied to. */
export type SameJob = {
  jobId: string;
  title: string;
  intoStatus: string;
  fromStatus: string;
  /** The further one. */
  status: string;
};

export class MergeQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async isErasing(organizationId: string, ids: readonly string[]): Promise<boolean> {
    const row = await this.#db.row(
      sql`select 1 from erasures where organization_id = ${organizationId} and candidate_id = any(${ids}::uuid[])
        and state in ('queued', 'running') limit 1`,
    );
    return row !== undefined;
  }

  /** Scores of the latest completed screenings, of both candidates together. */
  async screeningScores(organizationId: string, ids: readonly string[]): Promise<Merge['screeningScores']> {
    const rows = await this.#db.records<{ jobId: string; score: number; completedAt: string }>(
      sql`select distinct on (job_id) job_id, calculated_score as score, completed_at from screening_sessions
        where organization_id = ${organizationId} and candidate_id = any(${ids}::uuid[]) and status = 'completed'
          and calculated_score is not null and completed_at is not null
        order by job_id, completed_at desc`,
    );
    const latest = rows.toSorted((a, b) => b.completedAt.localeCompare(a.completedAt))[0];
    return { candidate: latest?.score ?? null, byJob: new Map(rows.map(({ jobId, score }) => [jobId, score])) };
  }

  /** Locks the applications of both. Returns those to the same job: of `intoId` by those of `fromId`. */
  async applicationPairs(organizationId: string, fromId: string, intoId: string): Promise<Map<string, string>> {
    const rows = await this.#db.records<{ id: string; jobId: string; candidateId: string }>(
      sql`select id, job_id, candidate_id from candidate_jobs
        where organization_id = ${organizationId} and candidate_id in (${fromId}, ${intoId}) order by id for update`,
    );
    const kept = new Map(rows.filter((row) => row.candidateId === intoId).map((row) => [row.jobId, row.id]));
    const pairs = rows.flatMap(({ id, jobId, candidateId }): [string, string][] => {
      const into = candidateId === fromId ? kept.get(jobId) : undefined;
      return into === undefined ? [] : [[id, into]];
    });
    return new Map(pairs);
  }

  /** Ordered by title. */
  sameJobs(organizationId: string, fromId: string, intoId: string): Promise<SameJob[]> {
    const tenant = shared(organizationId);
    return this.#db.records<SameJob>(
      sql`select j.id as job_id, j.title, t.status as into_status, s.status as from_status,
          case when ${isFurtherStatus} then s.status else t.status end as status
        from candidate_jobs t
          join candidate_jobs s on s.organization_id = ${tenant} and s.job_id = t.job_id and s.candidate_id = ${fromId}
          join jobs j on j.organization_id = ${tenant} and j.id = t.job_id
          join organizations o on o.id = ${tenant}
        where t.organization_id = ${tenant} and t.candidate_id = ${intoId} order by j.title, j.id`,
    );
  }
}
