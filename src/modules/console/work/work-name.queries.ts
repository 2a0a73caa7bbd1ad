import type { WorkItem } from '#modules/work';
import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';

/** Names by ID. Deleted records have none. */
export type WorkNames = { jobs: ReadonlyMap<string, string>; candidates: ReadonlyMap<string, string> };

type NameRow = { type: 'job' | 'candidate'; id: string; name: string };

/** IDs of the records that a task is about. */
type Subject = Pick<WorkItem, 'job_id' | 'candidate_id'>;

const idsIn = (items: readonly Subject[], field: 'job_id' | 'candidate_id'): string[] => [
  ...new Set(items.flatMap((item) => item[field] ?? [])),
];

export class WorkNameQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async namesOf(organizationId: string, items: readonly Subject[]): Promise<WorkNames> {
    const rows = await this.#rows(organizationId, idsIn(items, 'job_id'), idsIn(items, 'candidate_id'));
    const namesOf = (type: NameRow['type']) =>
      new Map(rows.filter((row) => row.type === type).map(({ id, name }) => [id, name] as const));
    return { jobs: namesOf('job'), candidates: namesOf('candidate') };
  }

  async #rows(organizationId: string, jobIds: string[], candidateIds: string[]): Promise<NameRow[]> {
    if (jobIds.length + candidateIds.length === 0) return [];
    // Unprepared: for no IDs in particular, PostgreSQL would read all candidates of the organization.
    return this.#db.records(
      sql`select 'job' as type, id, title as name from jobs
            where organization_id = ${organizationId} and id = any(${jobIds}::uuid[])
          union all
          select 'candidate', id, full_name from candidates
            where organization_id = ${organizationId} and id = any(${candidateIds}::uuid[])`,
    );
  }
}
