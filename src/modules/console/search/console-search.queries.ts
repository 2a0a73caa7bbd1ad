import type { WorkItem } from '#modules/work';
import type { Database } from '#platform/database/database.ts';
import { likePattern } from '#platform/database/like-pattern.ts';
import { join, sql } from '#platform/database/sql.ts';

export type FoundJob = { id: string; title: string; status: string; company: string | null };
export type FoundApplication = { id: string; full_name: string; title: string; status: string };
export type FoundTask = Pick<WorkItem, 'id' | 'kind' | 'state' | 'job_id' | 'candidate_id'>;
export type FoundRecord = { type: 'candidates' | 'jobs' | 'applications' | 'work'; id: string };

/** Most results per candidate, so that one with many does not hide the others. */
const perCandidate = 3;

/** Searched without an index: the newest jobs, if all words are too short for it. */
const latestJobs = 2_000;

/**
 * Finds everything but candidates. Each query reads a few rows by an index. OFFSET keeps PostgreSQL from reading in the
 * list's order instead.
 */
export class ConsoleSearchQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Jobs with all words in their title, active ones first. */
  jobs(organizationId: string, words: readonly string[], limit: number): Promise<FoundJob[]> {
    if (words.length === 0) return Promise.resolve([]);
    const named = words.map((word) => sql`j.title ilike ${likePattern(word) ?? ''}`);
    const isShort = words.every((word) => word.length < 3);
    const own = sql`select * from jobs where organization_id = ${organizationId}`;
    const jobs = isShort ? sql`(${own} order by created_at desc, id desc limit ${latestJobs})` : sql`jobs`;
    return this.#db.rows(
      sql`select j.id, j.title, j.status, coalesce(c.name, nullif(btrim(j.client_name), '')) as company
        from ${jobs} j left join clients c on c.organization_id = j.organization_id and c.id = j.client_id
        where j.organization_id = ${organizationId} and ${join(named, ' and ')}
        order by (j.status = 'active') desc, j.created_at desc, j.id desc limit ${limit}`,
    );
  }

  /** Applications of these candidates, in the candidates' order, newest first. */
  applications(organizationId: string, candidateIds: readonly string[], limit: number): Promise<FoundApplication[]> {
    if (candidateIds.length === 0) return Promise.resolve([]);
    return this.#db.rows(
      sql`select a.id, c.full_name, j.title, a.status
        from unnest(${[...candidateIds]}::uuid[]) with ordinality as found (candidate_id, place), lateral (
          select * from (
            select * from candidate_jobs a where a.organization_id = ${organizationId}
              and a.candidate_id = found.candidate_id offset 0) as a
          order by a.created_at desc, a.id desc limit ${perCandidate}) as a
        join candidates c on c.organization_id = ${organizationId} and c.id = a.candidate_id
        join jobs j on j.organization_id = ${organizationId} and j.id = a.job_id
        order by found.place, a.created_at desc, a.id desc limit ${limit}`,
    );
  }

  /** About these candidates, in their order, the latest first. */
  tasks(organizationId: string, candidateIds: readonly string[], limit: number): Promise<FoundTask[]> {
    if (candidateIds.length === 0) return Promise.resolve([]);
    return this.#db.rows(
      sql`select t.id, t.kind, t.state, t.job_id, t.candidate_id
        from unnest(${[...candidateIds]}::uuid[]) with ordinality as found (candidate_id, place), lateral (
          select * from (
            select * from tasks t where t.organization_id = ${organizationId}
              and t.candidate_id = found.candidate_id offset 0) as t
          order by t.created_at desc, t.id desc limit ${perCandidate}) as t
        order by found.place, t.created_at desc, t.id desc limit ${limit}`,
    );
  }

  /** The record with this ID. */
  async record(organizationId: string, id: string): Promise<FoundRecord | undefined> {
    const of = (type: FoundRecord['type'], table: 'candidates' | 'jobs' | 'candidate_jobs' | 'tasks') => {
      const from = {
        candidates: sql`candidates`,
        jobs: sql`jobs`,
        candidate_jobs: sql`candidate_jobs`,
        tasks: sql`tasks`,
      };
      return sql`select ${type} as type, id from ${from[table]} where organization_id = ${organizationId} and id = ${id}`;
    };
    const all = [
      of('candidates', 'candidates'),
      of('jobs', 'jobs'),
      of('applications', 'candidate_jobs'),
      of('work', 'tasks'),
    ];
    return this.#db.row(sql`${join(all, ' union all ')}`);
  }
}
