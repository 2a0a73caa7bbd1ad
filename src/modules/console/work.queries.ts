import type { WorkItem } from '#modules/work';
import { type Database, prepared } from '#platform/database/database.ts';

/** What the ids of work are called, as far as they still exist. */
export type WorkNames = { jobs: ReadonlyMap<string, string>; candidates: ReadonlyMap<string, string> };

const named = prepared(
  'console-work-names',
  `select 'job' as what, id, title as name from jobs where organization_id = $1 and id = any($2::uuid[])
   union all
   select 'candidate', id, full_name from candidates where organization_id = $1 and id = any($3::uuid[])`,
);

type Row = { what: 'job' | 'candidate'; id: string; name: string };

const ids = (items: readonly WorkItem[], of: 'job_id' | 'candidate_id'): string[] => [
  ...new Set(items.flatMap((item) => item[of] ?? [])),
];

/** The names by which people recognize work. */
export class WorkNameQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async of(organizationId: string, items: readonly WorkItem[]): Promise<WorkNames> {
    const [jobs, candidates] = [ids(items, 'job_id'), ids(items, 'candidate_id')];
    const rows =
      jobs.length + candidates.length === 0 ? [] : await this.#db.rows<Row>(named, [organizationId, jobs, candidates]);
    const of = (what: Row['what']) =>
      new Map(rows.filter((row) => row.what === what).map(({ id, name }) => [id, name] as const));
    return { jobs: of('job'), candidates: of('candidate') };
  }
}
