import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { readList } from '#platform/database/list.ts';
import { named, shared, sql } from '#platform/database/sql.ts';
import { newId } from '#platform/ids.ts';
import type { Page } from '#platform/paging/page.ts';
import { awaitErasures } from '../erasure/erasure-lock.queries.ts';
import { exportMessages } from './export.messages.ts';
import type { ExportQuery, ExportView, RequestedExport } from './export.schemas.ts';

/** How long a file is kept. */
const hours = 24;

export type StoredExport = Omit<ExportView, 'download_url'>;
export type ExportMail = {
  candidateId: string;
  /** The candidate was merged since. */
  isOutdated: boolean;
  email: string;
  organizationName: string;
  senderName: string | null;
  replyTo: string | null;
  expiresAt: string;
};
/** A run that replaces the ones before. */
export type ExportStart = { id: string; organizationId: string; candidateId: string | null; runId: string };
export type ExportFile = { organizationId: string; id: string; candidateId: string | null; key: string };

/** A file is expired from its time on, whenever the schedule removes it. */
const state = sql`case when x.state = 'done' and x.expires_at <= now() then 'expired' else x.state end`;
const columns = sql`x.id, x.kind, x.candidate_id, ${state} as state, x.task_id,
  case when ${state} = 'done' then x.bytes::float8 end as bytes, x.created_at, x.completed_at, x.expires_at, x.error,
  x.updated_at`;
const list = { from: sql`exports x`, alias: 'x', columns };

export class ExportRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined while one of the candidate, or of the organization, is unfinished. */
  async insert(organizationId: string, candidateId: string | null, isMailed: boolean): Promise<string | undefined> {
    const row = await this.#db.row<{ id: string }>(
      sql`insert into exports (id, organization_id, kind, candidate_id, is_mailed)
        values (${newId()}, ${organizationId}, ${candidateId ? 'candidate' : 'organization'}, ${candidateId}, ${isMailed})
        on conflict do nothing returning id`,
    );
    return row?.id;
  }

  async setTask(organizationId: string, id: string, taskId: string): Promise<void> {
    await this.#db.rows(
      sql`update exports set task_id = ${taskId} where organization_id = ${organizationId} and id = ${id}`,
    );
  }

  unfinished(organizationId: string, candidateId: string | null): Promise<RequestedExport | undefined> {
    return this.#db.row(
      sql`select id as export_id, state from exports
        where organization_id = ${organizationId} and candidate_id is not distinct from ${candidateId}::uuid
          and state in ('queued', 'running')`,
    );
  }

  /** The candidate gets the link by email. False if the export has ended. */
  async markMailed(organizationId: string, id: string): Promise<boolean> {
    const row = await this.#db.row(
      sql`update exports set is_mailed = true
        where organization_id = ${organizationId} and id = ${id} and state in ('queued', 'running') returning id`,
    );
    return row !== undefined;
  }

  /** Adds a note for the audit log. Call it in an audited transaction. */
  async noteRequest(organizationId: string, candidateId: string | null): Promise<void> {
    const kind = candidateId ? 'candidate' : 'organization';
    await this.#db.rows(
      sql`select add_notes(jsonb_build_array(jsonb_build_object('o', ${organizationId}::uuid, 't', ${kind}::text,
            'id', ${candidateId ?? organizationId}::uuid, 'v', ${`${kind}.export`}::text)))
          where current_setting('app.audit', true) = 'on'`,
    );
  }

  find(organizationId: string, id: string): Promise<StoredExport | undefined> {
    return this.#db.row(
      named(
        'export',
        sql`select ${columns} from exports x where x.organization_id = ${organizationId} and x.id = ${id}`,
      ),
    );
  }

  page(organizationId: string, query: ExportQuery): Promise<Page<StoredExport>> {
    const where = new Conditions(sql`x.organization_id = ${organizationId}`)
      .and(query.kind, (kind) => sql`x.kind = ${kind}`)
      .and(query.state, (value) => sql`${state} = ${value}`)
      .and(query.candidate_id, (id) => sql`x.candidate_id = ${id}`);
    return readList(this.#db, list, where, query);
  }

  /**
   * Undefined for an export that is finished or deleted, or whose candidate is gone. An erasure that has passed the exports
   * and not yet the candidate would be missed, so a run begins after it.
   */
  async start(organizationId: string, id: string): Promise<ExportStart | undefined> {
    const runId = newId();
    return this.#db.transaction(async () => {
      await this.#db.rows(awaitErasures(organizationId));
      const row = await this.#db.row<{ candidateId: string | null }>(
        sql`update exports set state = 'running', run_id = ${runId}, error = null
          where organization_id = ${organizationId} and id = ${id} and state in ('queued', 'running', 'failed')
            and (error is null or error not in (${exportMessages.gone}, ${exportMessages.merged}))
          returning candidate_id as "candidateId"`,
      );
      if (row?.candidateId === null) await this.#omitPending(organizationId, id, runId);
      return row && { id, organizationId, runId, candidateId: row.candidateId };
    });
  }

  /**
   * Candidates who wait for their erasure are left out of the organization's export, so that the erasure need not end it.
   * Their erasures are locked: until the transaction ends, no legal hold stops one and no merge follows.
   */
  async #omitPending(organizationId: string, id: string, runId: string): Promise<void> {
    const tenant = shared(organizationId);
    await this.#db.rows(
      sql`delete from export_omissions o where o.organization_id = ${tenant} and (o.export_id = ${id} or not exists (
          select from exports x where x.organization_id = ${tenant} and x.id = o.export_id and x.state in ('running', 'done')))`,
    );
    await this.#db.rows(
      sql`insert into export_omissions (organization_id, export_id, run_id, candidate_id)
        select ${tenant}::uuid, ${id}::uuid, ${runId}::uuid, e.candidate_id from erasures e
        where e.organization_id = ${tenant} and e.state in ('queued', 'running') and exists (
          select from candidates c where c.organization_id = ${tenant} and c.id = e.candidate_id)
        order by e.id for share of e`,
    );
  }

  /** Candidates whom this run of the organization's export leaves out. Must be called in the run's snapshot. */
  async omitted({ organizationId, id, runId }: Omit<ExportStart, 'candidateId'>): Promise<string[]> {
    const rows = await this.#db.rows<{ id: string }>(
      sql`select candidate_id as id from export_omissions
        where organization_id = ${organizationId} and export_id = ${id} and run_id = ${runId}`,
    );
    return rows.map((row) => row.id);
  }

  /** Undefined if the run was replaced, or an erasure or merge has ended it. */
  finish(
    { organizationId, id, runId }: ExportStart,
    file: { key: string; bytes: number },
  ): Promise<{ isMailed: boolean } | undefined> {
    return this.#db.record(
      sql`update exports set state = 'done', file_key = ${file.key}, bytes = ${file.bytes}, completed_at = now(),
          expires_at = now() + make_interval(hours => ${hours})
        where organization_id = ${organizationId} and id = ${id} and run_id = ${runId} and state = 'running'
        returning is_mailed`,
    );
  }

  async isRunning({ organizationId, id, runId }: ExportStart): Promise<boolean> {
    const row = await this.#db.row(
      sql`select 1 from exports
        where organization_id = ${organizationId} and id = ${id} and run_id = ${runId} and state = 'running'`,
    );
    return row !== undefined;
  }

  /** Undefined when the email is sent, or the file or the candidate's address is gone. Test data sends no emails. */
  mailToSend(organizationId: string, id: string): Promise<ExportMail | undefined> {
    return this.#db.record(
      sql`select c.id as candidate_id, x.run_id is null as is_outdated, c.email,
          coalesce(o.public_name, o.name) as organization_name, o.sender_name, o.reply_to, x.expires_at
        from exports x join organizations o on o.id = x.organization_id and o.test_of is null
          join candidates c on c.organization_id = x.organization_id and c.id = x.candidate_id
        where x.organization_id = ${organizationId} and x.id = ${id} and x.is_mailed and x.state = 'done'
          and x.expires_at > now() and c.email is not null`,
    );
  }

  async markMailSent(organizationId: string, id: string): Promise<void> {
    await this.#db.rows(
      sql`update exports set is_mailed = false where organization_id = ${organizationId} and id = ${id}`,
    );
  }

  async fail(organizationId: string, id: string, error: string): Promise<void> {
    await this.#db.rows(
      sql`update exports set state = 'failed', error = ${error}
        where organization_id = ${organizationId} and id = ${id} and state in ('queued', 'running')`,
    );
  }

  /** Exports of all organizations that are unfinished although their task has ended. */
  lost(limit: number): Promise<Pick<ExportFile, 'organizationId' | 'id'>[]> {
    return this.#db.records(
      sql`select organization_id, id from exports x
        where x.state in ('queued', 'running') and x.created_at < now() - interval '1 minute' and not exists (
          select from tasks t where t.organization_id = x.organization_id and t.id = x.task_id
            and t.state in ('queued', 'running', 'retrying'))
        order by x.created_at limit ${limit}`,
    );
  }

  /** Exports of all organizations that have expired or that an erasure has ended. */
  expiredFiles(limit: number): Promise<ExportFile[]> {
    return this.#db.records(
      sql`select organization_id, id, candidate_id, file_key as key from exports
        where file_key is not null and (expires_at <= now() or state = 'expired') order by expires_at limit ${limit}`,
    );
  }

  /** Call it after the file was removed. */
  async markRemoved({ organizationId, id }: { organizationId: string; id: string }): Promise<void> {
    await this.#db.transaction(async () => {
      this.#db.send(
        sql`update exports set state = 'expired', file_key = null, bytes = null
          where organization_id = ${organizationId} and id = ${id} and state in ('done', 'expired')`,
      );
      this.#db.send(sql`delete from export_links where organization_id = ${organizationId} and export_id = ${id}`);
    });
  }
}
