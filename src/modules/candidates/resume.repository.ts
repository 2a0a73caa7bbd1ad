import type { Database } from '#platform/database/database.ts';
import { newId } from '#platform/ids.ts';
import type { ResumeFormat } from './resume.format.ts';

/** A text already read from the same bytes, or why there is none. */
export type ReadText = { text: string | null; failure: string | null };

/** How reading a resume went. */
export type ReadOutcome = { state: 'ok'; contentHash: Buffer } | { state: 'failed'; reason: string };

/** Without a resume `source` is empty. `reason` is of the last try, while the next is still to come too. */
export type Reading = {
  source: string;
  state: 'queued' | 'ok' | 'failed' | null;
  reason: string | null;
  text: string | null;
};

const folder = 'resumes/';
const endings: Record<ResumeFormat, string> = { pdf: 'pdf', docx: 'docx', text: 'txt' };

/** Whether a resume's source is an uploaded file. The downloader takes nothing for a link that begins like this. */
export const isStored = (source: string): boolean => source.startsWith(folder);

export class ResumeRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Where the candidate's resume is now; undefined without one, and when it has been read. */
  async source(organizationId: string, candidateId: string): Promise<string | undefined> {
    const row = await this.#db.row<{ source: string }>(
      `select source from candidate_resumes where organization_id = $1 and candidate_id = $2 and state <> 'ok'`,
      [organizationId, candidateId],
    );
    return row?.source;
  }

  async queue(organizationId: string, candidateId: string, source: string): Promise<void> {
    await this.#db.rows(
      `insert into candidate_resumes (candidate_id, organization_id, source, state) values ($1, $2, $3, 'queued')
       on conflict (candidate_id) do update set source = $3, state = 'queued', reason = null, content_hash = null,
         read_at = null, queued_at = now()`,
      [candidateId, organizationId, source],
    );
  }

  /** How far the reading of the candidate's resume is; undefined when the organization has no such candidate. */
  reading(organizationId: string, candidateId: string): Promise<Reading | undefined> {
    return this.#db.row(
      `select coalesce(nullif(c.resume_path, ''), c.resume_url, '') as source, r.state, r.reason, t.text
       from candidates c left join candidate_resumes r on r.organization_id = c.organization_id and r.candidate_id = c.id
         left join resume_texts t on t.organization_id = c.organization_id and t.content_hash = r.content_hash
       where c.organization_id = $1 and c.id = $2`,
      [organizationId, candidateId],
    );
  }

  /**
   * Queues the resume once more, unless it has been read or its first reading is still to be expected: only where that
   * failed, or has been waited for so long that its task must be lost. Of two at once one gets true.
   */
  async queueAgain(organizationId: string, candidateId: string, source: string): Promise<boolean> {
    const rows = await this.#db.rows(
      `insert into candidate_resumes as r (candidate_id, organization_id, source, state) values ($1, $2, $3, 'queued')
       on conflict (candidate_id) do update set state = 'queued', reason = null, queued_at = now()
       where r.state <> 'ok' and (r.reason is not null or r.queued_at < now() - interval '5 minutes')
       returning 1`,
      [candidateId, organizationId, source],
    );
    return rows.length > 0;
  }

  /** Records why a reading failed that will be tried again, for those who wait for it. */
  async noteFailure(organizationId: string, candidateId: string, source: string, reason: string): Promise<void> {
    await this.#db.rows(
      `update candidate_resumes set reason = $4
       where organization_id = $1 and candidate_id = $2 and source = $3 and state = 'queued'`,
      [organizationId, candidateId, source, reason],
    );
  }

  async remove(organizationId: string, candidateId: string): Promise<void> {
    await this.#db.rows('delete from candidate_resumes where organization_id = $1 and candidate_id = $2', [
      organizationId,
      candidateId,
    ]);
  }

  findText(organizationId: string, contentHash: Buffer): Promise<ReadText | undefined> {
    return this.#db.row('select text, failure from resume_texts where organization_id = $1 and content_hash = $2', [
      organizationId,
      contentHash,
    ]);
  }

  async keepText(
    organizationId: string,
    contentHash: Buffer,
    read: ReadText & { format?: string; pages?: number | null },
  ): Promise<void> {
    await this.#db.rows(
      `insert into resume_texts (organization_id, content_hash, text, failure, format, pages)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [organizationId, contentHash, read.text, read.failure, read.format ?? null, read.pages ?? null],
    );
  }

  /** Records how reading went, unless the candidate has another resume by now. False in that case. */
  async settle(organizationId: string, candidateId: string, source: string, outcome: ReadOutcome): Promise<boolean> {
    const rows = await this.#db.rows(
      `update candidate_resumes set state = $4, content_hash = $5, reason = $6, read_at = now()
       where organization_id = $1 and candidate_id = $2 and source = $3 returning 1`,
      [
        organizationId,
        candidateId,
        source,
        outcome.state,
        outcome.state === 'ok' ? outcome.contentHash : null,
        outcome.state === 'failed' ? outcome.reason : null,
      ],
    );
    return rows.length > 0;
  }

  /** Keeps an uploaded file. Returns its path. */
  async keepFile(organizationId: string, format: ResumeFormat, bytes: Buffer): Promise<string> {
    const id = newId();
    const path = `${folder}${id}.${endings[format]}`;
    await this.#db.rows(
      'insert into resume_files (id, organization_id, path, format, bytes) values ($1, $2, $3, $4, $5)',
      [id, organizationId, path, format, bytes],
    );
    return path;
  }

  async hasFile(organizationId: string, path: string): Promise<boolean> {
    const rows = await this.#db.rows('select 1 from resume_files where organization_id = $1 and path = $2', [
      organizationId,
      path,
    ]);
    return rows.length > 0;
  }

  async file(organizationId: string, path: string): Promise<Buffer | undefined> {
    const row = await this.#db.row<{ bytes: Buffer }>(
      'select bytes from resume_files where organization_id = $1 and path = $2',
      [organizationId, path],
    );
    return row?.bytes;
  }
}
