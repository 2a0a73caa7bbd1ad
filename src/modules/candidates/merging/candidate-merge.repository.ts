import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import type { Candidate } from '../candidate.entity.ts';

export type LockedCandidate = {
  id: string;
  email: string | null;
  talentPoolStatus: Candidate['talent_pool_status'];
};

export class CandidateMergeRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Until the transaction ends, nothing can change the candidates or refer to them. Locks in the order of IDs, so that
   * two merges cannot deadlock.
   */
  async lock(organizationId: string, ids: readonly string[]): Promise<Map<string, LockedCandidate>> {
    const rows = await this.#db.records<LockedCandidate>(
      sql`select id, email, talent_pool_status from candidates
        where organization_id = ${organizationId} and id = any(${ids}::uuid[]) order by id for update`,
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** The reading of the resume that goes becomes a former one. Returns whether the one that stays is still to be read. */
  async moveResume(organizationId: string, from: Candidate, into: Candidate, stays: Candidate): Promise<boolean> {
    const goes = stays.id === from.id ? into : from;
    await this.#db.rows(
      sql`delete from candidate_resumes where organization_id = ${organizationId} and candidate_id = ${goes.id}`,
    );
    const [moved] = await this.#db.rows<{ state: string }>(
      sql`update candidate_resumes set candidate_id = ${into.id}
        where organization_id = ${organizationId} and candidate_id = ${from.id} returning state`,
    );
    if (goes.id === from.id && from.resume_path) {
      await this.#db.rows(
        sql`insert into former_resumes (organization_id, candidate_id, path)
          values (${organizationId}, ${into.id}, ${from.resume_path})`,
      );
    }
    await this.#db.rows(
      sql`update former_resumes set candidate_id = ${into.id}
        where organization_id = ${organizationId} and candidate_id = ${from.id}`,
    );
    return moved?.state === 'queued';
  }

  async remove(organizationId: string, id: string): Promise<void> {
    await this.#db.rows(sql`delete from candidates where organization_id = ${organizationId} and id = ${id}`);
  }

  async setScreeningScore(organizationId: string, id: string, score: number): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`update candidates set screening_score = ${score}
        where organization_id = ${organizationId} and id = ${id} and screening_score is distinct from ${score} returning 1`,
    );
    return rows.length > 0;
  }

  async screeningScore(organizationId: string, id: string): Promise<number | null> {
    const row = await this.#db.record<{ screeningScore: number | null }>(
      sql`select screening_score from candidates where organization_id = ${organizationId} and id = ${id}`,
    );
    return row?.screeningScore ?? null;
  }

  /** Makes the changes of `work` one event and one entry in the audit log, of the merge. `work` returns the changed fields. */
  async asMerge(organizationId: string, id: string, mergedId: string, work: () => Promise<string[]>): Promise<void> {
    const before = await this.#db.row<{ audit: string | null }>(
      sql`select current_setting('app.audit', true) as audit, set_config('app.audit', '', true),
        set_config('app.events', 'off', true)`,
    );
    const changed = await work();
    await this.#db.rows(
      sql`select set_config('app.audit', ${before?.audit ?? ''}, true), set_config('app.events', '', true)`,
    );
    await this.#db.rows(
      sql`with merged as (
          update candidates set event_version = event_version + 1
          where organization_id = ${organizationId} and id = ${id} returning *)
        select write_event(organization_id, 'candidate.merged', 'candidate', id, event_version, ${changed}::text[],
          jsonb_build_object('talent_pool_status', talent_pool_status, 'merged_id', ${mergedId}::uuid)) from merged`,
    );
    if (!before?.audit) return;
    const note = {
      ...{
        o: organizationId,
        t: 'candidate',
        id,
        v: 'candidate.merge',
        b: { merged_id: null },
        a: { merged_id: mergedId },
      },
      c: Object.fromEntries([...changed, 'merged_id'].map((name) => [name, true])),
    };
    await this.#db.rows(sql`select add_notes(${JSON.stringify([note])}::jsonb)`);
  }
}
