import type { QuestionDraft } from '#modules/jobs';
import type { Database } from '#platform/database/database.ts';
import { raw, type Sql, sql } from '#platform/database/sql.ts';
import type { ResumeFormat, ResumeProfile, ResumeQuality } from '#readers/resume';
import type { ResumeEnrichment } from './resume-enricher.ts';
import { type FillableValues, type FilledCandidateFields, fillableFields } from './resume-fill.ts';

/** `profile` is null for texts stored before profiles existed. */
export type StoredResumeText = {
  failure: string | null;
  quality: 'ok' | 'low_confidence' | null;
  profile: ResumeProfile | null;
};

export type NewResumeText = {
  text: string;
  format: ResumeFormat;
  pages: number | null;
  hiddenCharacters: number;
  quality: 'ok' | 'low_confidence';
  qualityReason: string | null;
  profile: ResumeProfile;
  questions: QuestionDraft[] | null;
};

export type SuccessfulReading = {
  state: 'ok';
  contentHash: Buffer;
  quality: 'ok' | 'low_confidence';
  profile: ResumeProfile;
};
export type ResumeOutcome = SuccessfulReading | { state: 'failed'; reason: string; quality: ResumeQuality };

/**
 * `source` is empty without a resume. `reason` is why the last attempt failed, also while the next is pending. A language
 * model wrote the `questions`.
 */
export type ResumeStatus = {
  source: string;
  state: 'queued' | 'ok' | 'failed' | null;
  reason: string | null;
  profile: ResumeProfile | null;
  questions: QuestionDraft[] | null;
};

export type ResumeRow = ResumeStatus & {
  masked: boolean;
  quality: ResumeQuality | null;
  qualityReason: string | null;
  hiddenCharacters: number | null;
  format: ResumeFormat | null;
  pages: number | null;
  readAt: string | null;
  filled: FilledCandidateFields | null;
  fields: FillableValues;
};

/** `bytes`: how many. */
export type ResumeFileFacts = { format: ResumeFormat; bytes: number };
type OwnText = { masked: boolean; text: string | null };

type UploadedResume = { masked: boolean; format: ResumeFormat | null; bytes: Buffer | null };

const readingColumns = sql`coalesce(nullif(c.resume_path, ''), c.resume_url, '') as source, r.state, r.reason, t.profile,
  t.questions`;
const fields = raw(fillableFields.map((field) => `'${field}', c.${field}`).join());
const fromCandidate = (organizationId: string, candidateId: string): Sql =>
  sql`from candidates c
      left join candidate_resumes r on r.organization_id = c.organization_id and r.candidate_id = c.id
      left join resume_texts t on t.organization_id = c.organization_id and t.content_hash = r.content_hash
    where c.organization_id = ${organizationId} and c.id = ${candidateId}`;
const isResumeOf = (organizationId: string, candidateId: string): Sql =>
  sql`organization_id = ${organizationId} and candidate_id = ${candidateId}`;

export class ResumeRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined without a resume, and when it has been read. */
  async unreadSource(organizationId: string, candidateId: string): Promise<string | undefined> {
    const row = await this.#db.record<{ source: string }>(
      sql`select source from candidate_resumes where ${isResumeOf(organizationId, candidateId)} and state <> 'ok'`,
    );
    return row?.source;
  }

  /** Returns the candidates who had another resume before. */
  async queue(organizationId: string, resumes: readonly { candidateId: string; source: string }[]): Promise<string[]> {
    const rows = await this.#db.records<{ candidateId: string; replaced: boolean }>(
      sql`insert into candidate_resumes (candidate_id, organization_id, source, state)
        select r.candidate_id, ${organizationId}::uuid, r.source, 'queued'
        from unnest(${resumes.map(({ candidateId }) => candidateId)}::uuid[],
          ${resumes.map(({ source }) => source)}::text[]) as r (candidate_id, source)
        on conflict (candidate_id) do update set source = excluded.source, state = 'queued', reason = null,
          quality = null, content_hash = null, read_at = null, queued_at = now()
        -- Only rows that the conflict updates have an xmax.
        returning candidate_id, xmax <> 0 as replaced`,
    );
    return rows.flatMap(({ candidateId, replaced }) => (replaced ? [candidateId] : []));
  }

  /** Undefined when the organization has no such candidate. */
  reading(organizationId: string, candidateId: string): Promise<ResumeStatus | undefined> {
    return this.#db.record(sql`select ${readingColumns} ${fromCandidate(organizationId, candidateId)}`);
  }

  detail(organizationId: string, candidateId: string): Promise<ResumeRow | undefined> {
    return this.#db.record(
      sql`select ${readingColumns}, c.talent_pool_status = 'masked' as masked, r.quality, t.quality_reason,
          t.hidden_characters, t.format, t.pages, r.read_at, r.filled, jsonb_build_object(${fields}) as fields
        ${fromCandidate(organizationId, candidateId)}`,
    );
  }

  /**
   * False unless reading failed, its task must be lost after five minutes, or the text was stored before profiles existed.
   * Of concurrent calls one gets true.
   */
  async queueAgain(organizationId: string, candidateId: string, source: string): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`insert into candidate_resumes as r (candidate_id, organization_id, source, state)
        values (${candidateId}, ${organizationId}, ${source}, 'queued')
        on conflict (candidate_id) do update set state = 'queued', reason = null, quality = null, queued_at = now()
        where case when r.state = 'ok'
          then not exists (select 1 from resume_texts t where t.organization_id = ${organizationId}
            and t.content_hash = r.content_hash and t.profile is not null)
          else r.reason is not null or r.queued_at < now() - interval '5 minutes' end
        returning 1`,
    );
    return rows.length > 0;
  }

  /** Records why an attempt failed that will be retried. Requests that wait for the text read it. */
  async noteFailure(organizationId: string, candidateId: string, source: string, reason: string): Promise<void> {
    await this.#db.rows(
      sql`update candidate_resumes set reason = ${reason}
        where ${isResumeOf(organizationId, candidateId)} and source = ${source} and state = 'queued'`,
    );
  }

  /** Returns the fields that the resume had filled. */
  async remove(organizationId: string, candidateId: string): Promise<FilledCandidateFields> {
    const row = await this.#db.record<{ filled: FilledCandidateFields }>(
      sql`delete from candidate_resumes where ${isResumeOf(organizationId, candidateId)} returning filled`,
    );
    return row?.filled ?? {};
  }

  /** Leaves out a `too_complex` older than an hour: the machine may have been busy. */
  findText(organizationId: string, contentHash: Buffer): Promise<StoredResumeText | undefined> {
    return this.#db.record(
      sql`select failure, quality, profile from resume_texts
        where organization_id = ${organizationId} and content_hash = ${contentHash}
          and (failure is distinct from 'too_complex' or created_at > now() - interval '1 hour')`,
    );
  }

  async saveText(organizationId: string, contentHash: Buffer, read: NewResumeText): Promise<void> {
    await this.#db.rows(
      sql`insert into resume_texts (organization_id, content_hash, text, format, pages, hidden_characters, quality,
          quality_reason, profile, questions)
        values (${organizationId}, ${contentHash}, ${read.text}, ${read.format}, ${read.pages},
          ${read.hiddenCharacters}, ${read.quality}, ${read.qualityReason}, ${JSON.stringify(read.profile)},
          ${read.questions && JSON.stringify(read.questions)})
        on conflict (organization_id, content_hash) do update set text = excluded.text, format = excluded.format,
          pages = excluded.pages, hidden_characters = excluded.hidden_characters, quality = excluded.quality,
          quality_reason = excluded.quality_reason, profile = excluded.profile,
          questions = excluded.questions, failure = null
        where resume_texts.profile is null and coalesce(resume_texts.failure, 'too_complex') = 'too_complex'`,
    );
  }

  async saveVector(
    organizationId: string,
    contentHash: Buffer,
    { model, vector }: NonNullable<ResumeEnrichment['vector']>,
  ): Promise<void> {
    await this.#db.rows(
      sql`insert into resume_vectors (organization_id, content_hash, model, vector)
        values (${organizationId}, ${contentHash}, ${model}, ${[...vector]}::float4[])
        on conflict do nothing`,
    );
  }

  /** Saves a failure that the same bytes would cause again. */
  async saveFailure(organizationId: string, contentHash: Buffer, failure: string): Promise<void> {
    await this.#db.rows(
      sql`insert into resume_texts (organization_id, content_hash, failure)
        values (${organizationId}, ${contentHash}, ${failure})
        on conflict (organization_id, content_hash) do update set failure = excluded.failure, created_at = now()
        where resume_texts.failure = 'too_complex'`,
    );
  }

  /**
   * Locks the reading. Returns the candidate's fields that earlier resumes filled; undefined when the candidate has
   * another resume by now.
   */
  async lockFilled(
    organizationId: string,
    candidateId: string,
    source: string,
  ): Promise<FilledCandidateFields | undefined> {
    const row = await this.#db.record<{ filled: FilledCandidateFields }>(
      sql`select filled from candidate_resumes
        where ${isResumeOf(organizationId, candidateId)} and source = ${source} for no key update`,
    );
    return row?.filled;
  }

  /** `filled`: the candidate's fields that resumes have filled. */
  async recordOutcome(
    organizationId: string,
    candidateId: string,
    outcome: ResumeOutcome,
    filled: FilledCandidateFields,
  ): Promise<void> {
    await this.#db.rows(
      sql`update candidate_resumes set state = ${outcome.state},
          content_hash = ${outcome.state === 'ok' ? outcome.contentHash : null},
          reason = ${outcome.state === 'failed' ? outcome.reason : null}, quality = ${outcome.quality},
          filled = ${JSON.stringify(filled)}, read_at = now()
        where ${isResumeOf(organizationId, candidateId)}`,
    );
  }

  async markFilled(organizationId: string, candidateId: string, filled: FilledCandidateFields): Promise<void> {
    await this.#db.rows(
      sql`update candidate_resumes set filled = ${JSON.stringify(filled)}
        where ${isResumeOf(organizationId, candidateId)}`,
    );
  }

  /** `bytes` and `format` are null without an uploaded file, and while the candidate is masked. */
  uploadOf(organizationId: string, candidateId: string): Promise<UploadedResume | undefined> {
    return this.#db.record(
      sql`select c.talent_pool_status = 'masked' as masked, f.format, f.bytes
        from candidates c left join resume_files f on f.organization_id = c.organization_id and f.path = c.resume_path
          and c.talent_pool_status <> 'masked'
        where c.organization_id = ${organizationId} and c.id = ${candidateId}`,
    );
  }

  /** Whether the candidate's uploaded file is the same as the one with this path. */
  async isFileOf(organizationId: string, candidateId: string, path: string): Promise<boolean> {
    const row = await this.#db.row(
      sql`select 1 from candidates c
          join resume_files own on own.organization_id = c.organization_id and own.path = c.resume_path
          join resume_files given on given.organization_id = c.organization_id and given.path = ${path}
        where c.organization_id = ${organizationId} and c.id = ${candidateId} and own.bytes = given.bytes`,
    );
    return row !== undefined;
  }

  /**
   * Format and size of the uploaded file, found without reading it. Undefined if there is none, and while the candidate
   * is masked.
   */
  fileFacts(organizationId: string, candidateId: string): Promise<ResumeFileFacts | undefined> {
    return this.#db.record(
      sql`select f.format, octet_length(f.bytes) as bytes
        from candidates c join resume_files f on f.organization_id = c.organization_id and f.path = c.resume_path
        where c.organization_id = ${organizationId} and c.id = ${candidateId} and c.talent_pool_status <> 'masked'`,
    );
  }

  /** `text` is null until the resume has been read, and while the candidate is masked. */
  ownText(organizationId: string, candidateId: string): Promise<OwnText | undefined> {
    return this.#db.record(
      sql`select c.talent_pool_status = 'masked' as masked,
          case when c.talent_pool_status <> 'masked' then t.text end as text
        ${fromCandidate(organizationId, candidateId)}`,
    );
  }

  /** An uploaded one. */
  async file(organizationId: string, path: string): Promise<Buffer | undefined> {
    const row = await this.#db.record<{ bytes: Buffer }>(
      sql`select bytes from resume_files where organization_id = ${organizationId} and path = ${path}`,
    );
    return row?.bytes;
  }
}
