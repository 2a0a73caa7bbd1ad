import type { Asked } from '#modules/jobs';
import type { ResumeFormat, ResumeProfile, ResumeQuality } from '#modules/resumes';
import type { Database } from '#platform/database/database.ts';
import { newId } from '#platform/ids.ts';
import type { ResumeEnrichment } from './resume.enricher.ts';
import { type Fillables, type Filled, fillableFields } from './resume.fill.ts';

/** What was already read from the same bytes, or why nothing was. `profile` is null where the text is of before profiles. */
export type KnownText = {
  failure: string | null;
  quality: 'ok' | 'low_confidence' | null;
  profile: ResumeProfile | null;
};

/** What is kept of a file that was read. */
export type ReadText = {
  text: string;
  format: ResumeFormat;
  pages: number | null;
  hiddenCharacters: number;
  quality: 'ok' | 'low_confidence';
  qualityReason: string | null;
  profile: ResumeProfile;
  questions: Asked[] | null;
};

/** How reading a resume went. */
export type ReadOutcome =
  | { state: 'ok'; contentHash: Buffer; quality: 'ok' | 'low_confidence'; profile: ResumeProfile }
  | { state: 'failed'; reason: string; quality: ResumeQuality };

/**
 * Without a resume `source` is empty. `reason` is of the last try, while the next is still to come too. `questions` are
 * those that a language model made.
 */
export type Reading = {
  source: string;
  state: 'queued' | 'ok' | 'failed' | null;
  reason: string | null;
  profile: ResumeProfile | null;
  questions: Asked[] | null;
};

/** All that is known of a candidate's resume but its text. */
export type ResumeRow = Reading & {
  masked: boolean;
  quality: ResumeQuality | null;
  quality_reason: string | null;
  hidden_characters: number | null;
  format: ResumeFormat | null;
  pages: number | null;
  read_at: string | null;
  filled: Filled | null;
  fields: Fillables;
};

const folder = 'resumes/';
const endings: Record<ResumeFormat, string> = { pdf: 'pdf', docx: 'docx', text: 'txt' };

/** Whether a resume's source is an uploaded file. The downloader takes nothing for a link that begins like this. */
export const isStored = (source: string): boolean => source.startsWith(folder);

const reading = `coalesce(nullif(c.resume_path, ''), c.resume_url, '') as source, r.state, r.reason, t.profile, t.questions`;
const fields = fillableFields.map((field) => `'${field}', c.${field}`).join();
const from = `from candidates c
    left join candidate_resumes r on r.organization_id = c.organization_id and r.candidate_id = c.id
    left join resume_texts t on t.organization_id = c.organization_id and t.content_hash = r.content_hash
  where c.organization_id = $1 and c.id = $2`;

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
       on conflict (candidate_id) do update set source = $3, state = 'queued', reason = null, quality = null,
         content_hash = null, read_at = null, queued_at = now()`,
      [candidateId, organizationId, source],
    );
  }

  /** How far the reading of the candidate's resume is; undefined when the organization has no such candidate. */
  reading(organizationId: string, candidateId: string): Promise<Reading | undefined> {
    return this.#db.row(`select ${reading} ${from}`, [organizationId, candidateId]);
  }

  /** The same with everything an admin wants to know. */
  detail(organizationId: string, candidateId: string): Promise<ResumeRow | undefined> {
    return this.#db.row(
      `select ${reading}, c.talent_pool_status = 'masked' as masked, r.quality, t.quality_reason, t.hidden_characters,
         t.format, t.pages, r.read_at, r.filled, jsonb_build_object(${fields}) as fields ${from}`,
      [organizationId, candidateId],
    );
  }

  /**
   * Queues the resume once more, unless it has been read or its first reading is still to be expected: only where that
   * failed, or has been waited for so long that its task must be lost; and where the text is of before profiles. Of two
   * at once one gets true.
   */
  async queueAgain(organizationId: string, candidateId: string, source: string): Promise<boolean> {
    const rows = await this.#db.rows(
      `insert into candidate_resumes as r (candidate_id, organization_id, source, state) values ($1, $2, $3, 'queued')
       on conflict (candidate_id) do update set state = 'queued', reason = null, quality = null, queued_at = now()
       where case when r.state = 'ok'
         then not exists (select 1 from resume_texts t where t.organization_id = $2
           and t.content_hash = r.content_hash and t.profile is not null)
         else r.reason is not null or r.queued_at < now() - interval '5 minutes' end
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

  /** Forgets the candidate's resume. Returns what it had filled of the candidate. */
  async remove(organizationId: string, candidateId: string): Promise<Filled> {
    const row = await this.#db.row<{ filled: Filled }>(
      'delete from candidate_resumes where organization_id = $1 and candidate_id = $2 returning filled',
      [organizationId, candidateId],
    );
    return row?.filled ?? {};
  }

  findText(organizationId: string, contentHash: Buffer): Promise<KnownText | undefined> {
    return this.#db.row(
      'select failure, quality, profile from resume_texts where organization_id = $1 and content_hash = $2',
      [organizationId, contentHash],
    );
  }

  async keepText(organizationId: string, contentHash: Buffer, read: ReadText): Promise<void> {
    await this.#db.rows(
      `insert into resume_texts (organization_id, content_hash, text, format, pages, hidden_characters, quality,
         quality_reason, profile, questions)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict (organization_id, content_hash) do update set text = excluded.text, format = excluded.format,
         pages = excluded.pages, hidden_characters = excluded.hidden_characters, quality = excluded.quality,
         quality_reason = excluded.quality_reason, profile = excluded.profile,
         questions = excluded.questions
       where resume_texts.profile is null and resume_texts.failure is null`,
      [
        organizationId,
        contentHash,
        read.text,
        read.format,
        read.pages,
        read.hiddenCharacters,
        read.quality,
        read.qualityReason,
        JSON.stringify(read.profile),
        read.questions && JSON.stringify(read.questions),
      ],
    );
  }

  /** Keeps the embedding of a text that is kept. */
  async keepVector(
    organizationId: string,
    contentHash: Buffer,
    { model, vector }: NonNullable<ResumeEnrichment['vector']>,
  ): Promise<void> {
    await this.#db.rows(
      `insert into resume_vectors (organization_id, content_hash, model, vector) values ($1, $2, $3, $4::float4[])
       on conflict do nothing`,
      [organizationId, contentHash, model, [...vector]],
    );
  }

  /** Keeps why there is no text, which the same bytes would give again. */
  async keepFailure(organizationId: string, contentHash: Buffer, failure: string): Promise<void> {
    await this.#db.rows(
      'insert into resume_texts (organization_id, content_hash, failure) values ($1, $2, $3) on conflict do nothing',
      [organizationId, contentHash, failure],
    );
  }

  /**
   * Records how reading went. Returns what earlier resumes filled of the candidate, or undefined when the candidate
   * has another resume by now.
   */
  async settle(
    organizationId: string,
    candidateId: string,
    source: string,
    outcome: ReadOutcome,
  ): Promise<Filled | undefined> {
    const row = await this.#db.row<{ filled: Filled }>(
      `update candidate_resumes set state = $4, content_hash = $5, reason = $6, quality = $7, read_at = now()
       where organization_id = $1 and candidate_id = $2 and source = $3 returning filled`,
      [
        organizationId,
        candidateId,
        source,
        outcome.state,
        outcome.state === 'ok' ? outcome.contentHash : null,
        outcome.state === 'failed' ? outcome.reason : null,
        outcome.quality,
      ],
    );
    return row?.filled;
  }

  async markFilled(organizationId: string, candidateId: string, filled: Filled): Promise<void> {
    await this.#db.rows('update candidate_resumes set filled = $3 where organization_id = $1 and candidate_id = $2', [
      organizationId,
      candidateId,
      JSON.stringify(filled),
    ]);
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
