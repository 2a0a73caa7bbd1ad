import { isHeld } from '#modules/privacy';
import type { Database } from '#platform/database/database.ts';
import { join, namedByText, raw, type Sql, shared, sql } from '#platform/database/sql.ts';
import { anyOf, type People, type PersonalData, type RowOwner } from '#platform/personal-data.ts';
import type { KeptReason } from './import-undo.schemas.ts';

/** Tables that the service itself fills for any imported candidate. Rows in other tables exist because of people. */
export const ownTables = new Set([
  ...['candidates', 'candidate_search', 'candidate_resumes', 'resume_files', 'resume_texts', 'resume_vectors'],
  ...['candidate_jobs', 'candidate_job_status_events', 'match_scores', 'match_openings', 'candidate_duplicate_keys'],
  ...['duplicate_pairs', 'candidate_activity', 'import_errors', 'import_records', 'suppressed_addresses', 'erasures'],
  ...['tasks', 'pgboss.job', 'idempotency_keys', 'audit_entries', 'events', 'tombstones', 'webhook_deliveries'],
  // An export reads, and retention plans. What bulk actions have changed is in the event log.
  ...['exports', 'export_links', 'export_omissions', 'retention_notices', 'bulk_action_rows'],
]);
const messages = new Set(['outbound_messages', 'candidate_links', 'waiting_invites']);
/** Changes by people. */
const changes = new Set(['notes', 'legal_holds', 'held_erasures', 'former_resumes']);

const reasonOf = (table: string): KeptReason => {
  if (messages.has(table)) return 'messaged';
  return changes.has(table) ? 'changed' : 'answered';
};

/** SQL: whether somebody has changed the record `r` since the import. */
const isChanged = (tenant: unknown): Sql =>
  sql`exists (select from events e where e.organization_id = ${tenant} and e.subject_id = r.id
    and e.recorded_at >= r.created_at and e.version > r.version and e.actor_type <> 'system')`;

/** The worker may not read the answers. */
const selfIdentified = 'application.self_identify';

type Touched = { table: string; reason: KeptReason; rows: (people: People) => Sql; owner: RowOwner | undefined };

/** SQL: `candidate_id` of each of the people who have rows in the table. */
function withRows({ table, rows, owner }: Touched, people: People): Sql {
  const key = owner?.key(people) ?? sql`candidate_id`;
  const found = sql`select ${key} as row_key from ${raw(table)} where ${rows(people)}`;
  if (!owner?.of) return sql`select row_key as candidate_id from (${found}) as found`;
  const matches = owner.isList ? sql`owner.row_key = any(found.row_key)` : sql`owner.row_key = found.row_key`;
  return sql`select owner.candidate_id from (${found}) as found
    join (${owner.of(people)}) as owner (row_key, candidate_id) on ${matches}`;
}

/** Looks for what has happened to records of an import since. */
export class TouchQueries {
  readonly #db: Database;
  readonly #touched: readonly Touched[];
  constructor(db: Database, data: PersonalData) {
    this.#db = db;
    this.#touched = data.tables.flatMap(({ table, ofPerson }) =>
      // The worker may not read tables that functions erase.
      ofPerson && !ownTables.has(table) && !('byFunction' in ofPerson.erasure)
        ? [{ table, reason: reasonOf(table), rows: ofPerson.rows, owner: ofPerson.owner }]
        : [],
    );
  }

  /** The candidates must be locked. Leaves out untouched candidates. */
  async ofCandidates(
    organizationId: string,
    importId: string,
    candidateIds: readonly string[],
  ): Promise<Map<string, KeptReason>> {
    const tenant = shared(organizationId);
    const addresses = await this.#db.records<People['addresses'][number]>(
      sql`select id as candidate_id, lower(trim(email)) as address from candidates
        where organization_id = ${tenant} and id = ${anyOf(candidateIds)} and email is not null`,
    );
    const people = { organizationId, candidateIds, addresses };
    const made = sql`select from import_records r where r.organization_id = ${tenant} and r.import_id = ${importId}`;
    const found: [KeptReason, Sql][] = [
      [
        'on_hold',
        sql`select id from unnest(${candidateIds}::uuid[]) as person (id) where ${isHeld(organizationId, sql`person.id`)}`,
      ],
      [
        'changed',
        sql`select r.candidate_id from import_records r where r.organization_id = ${tenant} and r.import_id = ${importId}
          and r.candidate_id = ${anyOf(candidateIds)} and ${isChanged(tenant)}`,
      ],
      [
        'applied',
        sql`select a.candidate_id from candidate_jobs a where a.organization_id = ${tenant}
          and a.candidate_id = ${anyOf(candidateIds)} and not exists (${made} and r.id = a.id)`,
      ],
      [
        'changed',
        sql`select c.id from candidates c where c.organization_id = ${tenant} and c.id = ${anyOf(candidateIds)}
          and c.talent_pool_status <> 'not_linked'`,
      ],
      [
        'answered',
        sql`select a.candidate_id from candidate_jobs a join audit_entries e on e.organization_id = ${tenant}
            and e.subject = a.id::text and e.action = ${selfIdentified}
          where a.organization_id = ${tenant} and a.candidate_id = ${anyOf(candidateIds)}`,
      ],
      ...this.#touched.map((one): [KeptReason, Sql] => [one.reason, withRows(one, people)]),
    ];
    const ranked = found.map(
      ([reason, rows], rank) =>
        sql`select candidate_id, ${raw(String(rank))} as rank, '${raw(reason)}' as reason from (${rows}) as t (candidate_id)`,
    );
    const rows = await this.#db.records<{ candidateId: string; reason: KeptReason }>(
      namedByText(
        sql`select distinct on (candidate_id) candidate_id, reason from (${join(ranked, ' union all ')}) as touched
          order by candidate_id, rank`,
      ),
    );
    return new Map(rows.map(({ candidateId, reason }) => [candidateId, reason]));
  }

  /** The applications must be locked. Leaves out those to which nothing has happened. */
  async ofApplications(
    organizationId: string,
    importId: string,
    ids: readonly string[],
  ): Promise<Map<string, KeptReason>> {
    const tenant = shared(organizationId);
    const about = (table: string): Sql =>
      sql`exists (select from ${raw(table)} t where t.organization_id = ${tenant} and t.candidate_id = a.candidate_id
        and t.job_id = a.job_id)`;
    const rows = await this.#db.rows<{ id: string; reason: KeptReason | null }>(
      sql`select a.id, case
          when ${isHeld(organizationId, sql`a.candidate_id`)} then 'on_hold'
          when ${isChanged(tenant)} then 'changed'
          when ${about('outbound_messages')} then 'messaged'
          when ${about('screening_sessions')} or ${about('video_interviews')} or exists (
            select from audit_entries e where e.organization_id = ${tenant} and e.subject = a.id::text
              and e.action = ${selfIdentified}) then 'answered'
          when exists (select from notes n where n.organization_id = ${tenant} and n.application_id = a.id)
            or exists (select from decision_records d where d.organization_id = ${tenant} and d.application_id = a.id)
            then 'changed' end as reason
        from candidate_jobs a
        join import_records r on r.organization_id = a.organization_id and r.import_id = ${importId} and r.id = a.id
        where a.organization_id = ${tenant} and a.id = any(${ids}::uuid[])`,
    );
    return new Map(rows.flatMap(({ id, reason }) => (reason === null ? [] : [[id, reason]])));
  }

  /** Returns those of the deleted candidates that were merged into others. */
  async merged(organizationId: string, candidateIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.#db.rows<{ id: string }>(
      sql`select id from tombstones where organization_id = ${organizationId} and resource = 'candidate'
        and id = any(${candidateIds}::uuid[]) and merged_into is not null`,
    );
    return new Set(rows.map(({ id }) => id));
  }
}
