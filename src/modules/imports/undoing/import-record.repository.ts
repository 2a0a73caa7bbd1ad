import { inBatches } from '#platform/database/batches.ts';
import type { Database } from '#platform/database/database.ts';
import { shared, sql } from '#platform/database/sql.ts';
import type { BatchResult } from '../running/import-batch.service.ts';

/** The list of records that an undo kept is available for this time. */
const keptDays = 30;

/** Candidates and applications that imports created. */
export class ImportRecordRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Runs in the transaction that wrote the rows. If somebody else has changed a record since, its noted version stays.
   */
  async note(organizationId: string, importId: string, { createdIds, knownIds, applied }: BatchResult): Promise<void> {
    const tenant = shared(organizationId);
    if (knownIds.length > 0) {
      await this.#db.rows(
        sql`update import_records r set version = now_is.version
          from (select id, event_version as version from candidates
                where organization_id = ${tenant} and id = any(${knownIds}::uuid[])
              union all
              select id, event_version from candidate_jobs
                where organization_id = ${tenant} and candidate_id = any(${knownIds}::uuid[])) as now_is
          where r.organization_id = ${tenant} and r.import_id = ${importId} and r.id = now_is.id
            and r.version < now_is.version and not exists (
              select from events e where e.organization_id = ${tenant} and e.subject_id = r.id
                and e.recorded_at >= r.created_at and e.version > r.version and e.actor_type <> 'system'
                and e.xmin <> pg_current_xact_id()::xid)`,
      );
    }
    if (createdIds.length + applied.length === 0) return;
    await this.#db.rows(
      sql`insert into import_records (organization_id, import_id, resource, id, candidate_id, version)
        select ${tenant}::uuid, ${importId}::uuid, 'candidate', c.id, c.id, c.event_version from candidates c
          where c.organization_id = ${tenant} and c.id = any(${createdIds}::uuid[])
        union all
        select ${tenant}, ${importId}, 'application', a.id, a.candidate_id, a.event_version
          from unnest(${applied.map(({ candidateId }) => candidateId)}::uuid[],
              ${applied.map(({ jobId }) => jobId)}::uuid[]) as pair (candidate_id, job_id)
            join candidate_jobs a on a.organization_id = ${tenant} and a.candidate_id = pair.candidate_id
              and a.job_id = pair.job_id`,
    );
  }

  /** Deletes old records of all organizations. */
  async deleteOld(signal: AbortSignal): Promise<void> {
    await inBatches(signal, async (size) => {
      const rows = await this.#db.rows(
        sql`delete from import_records where (organization_id, import_id, id) in (
            select organization_id, import_id, id from import_records
            where created_at < now() - make_interval(days => ${keptDays}) order by created_at limit ${size})
          returning 1`,
      );
      return rows.length;
    });
  }
}
