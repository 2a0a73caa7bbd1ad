import { isHeld } from '#modules/privacy';
import type { Database } from '#platform/database/database.ts';
import { join, namedByText, raw, type Sql, shared, sql } from '#platform/database/sql.ts';
import type { Person, PersonalData } from '#platform/personal-data.ts';
import type { ImportRecord } from './import-undo.repository.ts';
import type { KeptReason } from './import-undo.schemas.ts';

/** What the service itself keeps about any candidate that an import adds. Rows of other tables are there because of people. */
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

/** SQL: somebody has changed the record `r` since the import. */
const isChanged = (tenant: unknown): Sql =>
  sql`exists (select from events e where e.organization_id = ${tenant} and e.subject_id = r.id
    and e.recorded_at >= r.created_at and e.version > r.version and e.actor_type <> 'system')`;

/** Looks for what has happened to records of an import since. */
export class TouchQueries {
  readonly #db: Database;
  readonly #touched: readonly { reason: KeptReason; rows: (person: Person) => Sql; table: string }[];
  constructor(db: Database, data: PersonalData) {
    this.#db = db;
    this.#touched = data.tables.flatMap(({ table, ofPerson }) =>
      // The worker may not read tables that functions erase.
      ofPerson && !ownTables.has(table) && !('byFunction' in ofPerson.erasure)
        ? [{ table, reason: reasonOf(table), rows: ofPerson.rows }]
        : [],
    );
  }

  /** The candidate must be locked. Undefined if nothing has happened. */
  async ofCandidate(importId: string, { organizationId, candidateId }: Person): Promise<KeptReason | undefined> {
    const tenant = shared(organizationId);
    const email = await this.#db.row<{ address: string | null }>(
      sql`select lower(trim(email)) as address from candidates where organization_id = ${tenant} and id = ${candidateId}`,
    );
    const person = { organizationId, candidateId, addresses: email?.address ? [email.address] : [] };
    const others = this.#touched.map(
      ({ table, reason, rows }) =>
        sql`when exists (select from ${raw(table)} where ${rows(person)}) then '${raw(reason)}'`,
    );
    const made = sql`select from import_records r where r.organization_id = ${tenant} and r.import_id = ${importId}`;
    const row = await this.#db.row<{ reason: KeptReason | null }>(
      namedByText(
        sql`select case
          when ${isHeld(organizationId, sql`${candidateId}::uuid`)} then 'on_hold'
          when exists (${made} and r.candidate_id = ${candidateId} and ${isChanged(tenant)}) then 'changed'
          when exists (select from candidate_jobs a where a.organization_id = ${tenant} and a.candidate_id = ${candidateId}
            and not exists (${made} and r.id = a.id)) then 'applied'
          when exists (select from candidates c where c.organization_id = ${tenant} and c.id = ${candidateId}
            and c.talent_pool_status <> 'not_linked') then 'changed'
          when exists (select from candidate_jobs a join audit_entries e on e.organization_id = ${tenant}
            and e.subject = a.id::text and e.action = 'application.self_identify'
            where a.organization_id = ${tenant} and a.candidate_id = ${candidateId}) then 'answered'
          ${join(others, ' ')} end as reason`,
      ),
    );
    return row?.reason ?? undefined;
  }

  /** The application must be locked. Undefined if nothing has happened. */
  async ofApplication(
    organizationId: string,
    importId: string,
    { id, candidateId }: ImportRecord,
  ): Promise<KeptReason | undefined> {
    const tenant = shared(organizationId);
    const about = (table: string): Sql =>
      sql`exists (select from ${raw(table)} t where t.organization_id = ${tenant} and t.candidate_id = ${candidateId}
        and t.job_id = a.job_id)`;
    const row = await this.#db.row<{ reason: KeptReason | null }>(
      sql`select case
          when ${isHeld(organizationId, sql`${candidateId}::uuid`)} then 'on_hold'
          when ${isChanged(tenant)} then 'changed'
          when ${about('outbound_messages')} then 'messaged'
          when ${about('screening_sessions')} or ${about('video_interviews')} then 'answered'
          when exists (select from notes n where n.organization_id = ${tenant} and n.application_id = a.id)
            or exists (select from decision_records d where d.organization_id = ${tenant} and d.application_id = a.id)
            then 'changed' end as reason
        from candidate_jobs a
        join import_records r on r.organization_id = a.organization_id and r.import_id = ${importId} and r.id = a.id
        where a.organization_id = ${tenant} and a.id = ${id}`,
    );
    return row?.reason ?? undefined;
  }

  /** Of a candidate who is gone. */
  async isMerged(organizationId: string, candidateId: string): Promise<boolean> {
    const row = await this.#db.row(
      sql`select 1 from tombstones where organization_id = ${organizationId} and resource = 'candidate'
        and id = ${candidateId} and merged_into is not null`,
    );
    return row !== undefined;
  }
}
