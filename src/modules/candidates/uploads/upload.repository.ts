import type { Database } from '#platform/database/database.ts';
import { type Sql, shared, sql } from '#platform/database/sql.ts';
import { newId } from '#platform/ids.ts';
import type { ResumeFormat } from '#readers/resume';

const folder = 'resumes/';
export const resumeEndings: Record<ResumeFormat, string> = { pdf: 'pdf', docx: 'docx', text: 'txt' };

/** The downloader rejects links with this prefix. */
export const isUploadedFile = (source: string): boolean => source.startsWith(folder);

/** Long enough for an import that uploads everything first. */
const unusedDays = 7;

/** SQL: whether no candidate has the file, and no application shows it in addition to the candidate's own. */
const isUnused: Sql = sql`not exists (select 1 from candidates c
      where c.organization_id = f.organization_id and c.resume_path = f.path)
    and not exists (select 1 from candidate_jobs a
      where a.organization_id = f.organization_id and a.metadata -> 'applied_as' ->> 'resume_path' = f.path)`;

/** `size`: in bytes. */
export type CandidateUpload = { candidateId: string; path: string; format: ResumeFormat; size: number; isOwn: boolean };

export type Position = { createdAt: string; id: string };

/** Uploaded resumes, which candidates refer to by path. */
export class UploadRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns the path. */
  async save(organizationId: string, format: ResumeFormat, bytes: Buffer): Promise<string> {
    const id = newId();
    const path = `${folder}${id}.${resumeEndings[format]}`;
    await this.#db.rows(
      sql`insert into resume_files (id, organization_id, path, format, bytes)
        values (${id}, ${organizationId}, ${path}, ${format}, ${bytes})`,
    );
    return path;
  }

  /** Locks the file against deletion until the transaction ends. False without such a file. */
  async keep(organizationId: string, path: string): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`select 1 from resume_files where organization_id = ${organizationId} and path = ${path} for key share`,
    );
    return rows.length > 0;
  }

  /** Like `keep`, for many files. Returns the paths of those that exist. */
  async keepAll(organizationId: string, paths: readonly string[]): Promise<string[]> {
    const rows = await this.#db.rows<{ path: string }>(
      sql`select path from resume_files
        where organization_id = ${organizationId} and path = any(${paths}::text[]) order by id for key share`,
    );
    return rows.map(({ path }) => path);
  }

  /** Uploads of all candidates who are not masked, by candidate. Needs a transaction or a snapshot. */
  ofOrganization(organizationId: string): AsyncGenerator<CandidateUpload[]> {
    const tenant = shared(organizationId);
    return this.#db.batches(
      sql`select c.id as "candidateId", f.path, f.format, octet_length(f.bytes) as size, true as "isOwn"
        from candidates c join resume_files f on f.organization_id = ${tenant} and f.path = c.resume_path
        where c.organization_id = ${tenant} and c.talent_pool_status <> 'masked' order by c.id`,
    );
  }

  /**
   * Includes uploads that the candidate's applications show in addition to the candidate's own. Empty while the
   * candidate is masked.
   */
  ofCandidate(organizationId: string, candidateId: string): Promise<CandidateUpload[]> {
    const tenant = shared(organizationId);
    return this.#db.rows(
      sql`select c.id as "candidateId", f.path, f.format, octet_length(f.bytes) as size,
          f.path is not distinct from c.resume_path as "isOwn"
        from candidates c join resume_files f on f.organization_id = ${tenant} and (f.path = c.resume_path or f.path in (
          select a.metadata -> 'applied_as' ->> 'resume_path' from candidate_jobs a
          where a.organization_id = ${tenant} and a.candidate_id = c.id))
        where c.organization_id = ${tenant} and c.id = ${candidateId} and c.talent_pool_status <> 'masked'
        order by f.created_at, f.id`,
    );
  }

  /** The order is undefined. */
  contents(organizationId: string, paths: readonly string[]): Promise<{ path: string; bytes: Buffer }[]> {
    return this.#db.rows(
      sql`select path, bytes from resume_files where organization_id = ${organizationId} and path = any(${paths}::text[])`,
    );
  }

  /**
   * Deletes the unused ones among the next `limit` old files of all organizations, in a transaction. Returns the last of
   * them, undefined at the end.
   */
  async deleteUnused(after: Position | undefined, limit: number): Promise<Position | undefined> {
    const old = await this.#db.records<Position & { isUnused: boolean }>(
      sql`select f.id, f.created_at, ${isUnused} as is_unused from resume_files f
        where f.created_at < now() - make_interval(days => ${unusedDays})
          and (f.created_at, f.id) > (coalesce(${after?.createdAt ?? null}::timestamptz, '-infinity'),
            coalesce(${after?.id ?? null}::uuid, '00000000-0000-0000-0000-000000000000'))
        order by f.created_at, f.id limit ${limit}`,
    );
    const unused = old.filter((file) => file.isUnused).map(({ id }) => id);
    if (unused.length > 0) {
      await this.#db.rows(sql`select 1 from resume_files where id = any(${unused}::uuid[]) order by id for update`);
      // Checks again: a candidate may have got one before it was locked.
      await this.#db.rows(sql`delete from resume_files f where f.id = any(${unused}::uuid[]) and ${isUnused}`);
    }
    return old.length === limit ? old.at(-1) : undefined;
  }
}
