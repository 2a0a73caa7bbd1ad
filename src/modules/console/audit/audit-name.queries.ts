import type { AuditEntry } from '#modules/access';
import type { Database } from '#platform/database/database.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import { type NamedKind, namedKinds, referencesOf } from './audit-references.ts';

/** Names by ID. Deleted records have none. */
export type AuditNames = ReadonlyMap<string, string>;

type NameRow = { id: string; name: string };

const ofPerson = (table: Sql, organizationId: string, ids: readonly string[]): Sql =>
  sql`select s.id, coalesce(c.full_name || ', ' || j.title, c.full_name) as name from ${table} s
      join candidates c on c.organization_id = s.organization_id and c.id = s.candidate_id
      left join jobs j on j.organization_id = s.organization_id and j.id = s.job_id
    where s.organization_id = ${organizationId} and s.id = any(${ids}::uuid[])`;

const named = (table: Sql, name: Sql, organizationId: string, ids: readonly string[]): Sql =>
  sql`select id, ${name} as name from ${table} where organization_id = ${organizationId} and id = any(${ids}::uuid[])`;

const statements: Record<NamedKind, (organizationId: string, ids: readonly string[]) => Sql> = {
  user: (...of) => named(sql`users`, sql`full_name`, ...of),
  api_key: (...of) => named(sql`api_keys`, sql`name`, ...of),
  client: (...of) => named(sql`clients`, sql`name`, ...of),
  job: (...of) => named(sql`jobs`, sql`title`, ...of),
  candidate: (...of) => named(sql`candidates`, sql`full_name`, ...of),
  application: (...of) => ofPerson(sql`candidate_jobs`, ...of),
  video_interview: (...of) => ofPerson(sql`video_interviews`, ...of),
  screening: (...of) => ofPerson(sql`screening_sessions`, ...of),
  webhook_endpoint: (...of) => named(sql`webhook_endpoints`, sql`url`, ...of),
};

export class AuditNameQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Names of all records that the entries mention. One query per kind. */
  async namesOf(organizationId: string, entries: readonly AuditEntry[]): Promise<AuditNames> {
    const ids = new Map(namedKinds.map((kind) => [kind, new Set<string>()]));
    for (const entry of entries) for (const { kind, id } of referencesOf(entry)) ids.get(kind)?.add(id);
    const found = await Promise.all(
      [...ids]
        .filter(([, of]) => of.size > 0)
        // Unprepared: a plan for few ids would serve many.
        .map(([kind, of]) => this.#db.records<NameRow>(statements[kind](organizationId, [...of]))),
    );
    return new Map(found.flat().map(({ id, name }) => [id, name] as const));
  }
}
