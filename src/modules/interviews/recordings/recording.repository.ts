import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import { newId } from '#platform/ids.ts';
import type { RecordingIntegrity } from './recording-integrity.ts';

export type MergeStatus = 'pending' | 'merged' | 'partial' | 'failed' | 'removed';

export type InterviewToMerge = { status: MergeStatus | null; integrity: RecordingIntegrity | null };

/** A recording from its start to its stop, as a browser made it. */
export type RecordingRun = {
  index: number;
  run: number;
  mimeType: string;
  /** Null where the end of the run is unknown. */
  expectedChunks: number | null;
};

export type StoredChunk = { number: number; bytes: number; sha256: Buffer; key: string };

export type Recording = {
  /** Null: the whole interview. */
  question_index: number | null;
  seconds: number;
  bytes: number;
  mime_type: string;
  created_at: string;
};

export type StoredRecording = {
  /** The question; null for the whole interview. */
  index: number | null;
  key: string;
  mimeType: string;
  bytes: number;
  seconds: number;
  sha256: Buffer;
};

export class RecordingRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined for an interview that has not ended. */
  interviewToMerge(organizationId: string, interviewId: string): Promise<InterviewToMerge | undefined> {
    return this.#db.record(
      sql`select recording_merge_status as status, integrity_json as integrity from video_interviews
          where organization_id = ${organizationId} and id = ${interviewId} and status in ('completed', 'abandoned')
            and consent_withdrawn_at is null`,
    );
  }

  runs(organizationId: string, interviewId: string): Promise<RecordingRun[]> {
    return this.#db.records(
      sql`select question_index as index, run, mime_type, expected_chunks from video_interview_runs
          where organization_id = ${organizationId} and interview_id = ${interviewId} order by question_index, run`,
    );
  }

  chunks(organizationId: string, interviewId: string, { index, run }: RecordingRun): Promise<StoredChunk[]> {
    return this.#db.records(
      sql`select number, bytes, sha256, file_key as key from video_interview_chunks
          where organization_id = ${organizationId} and interview_id = ${interviewId}
            and question_index = ${index} and run = ${run} order by number`,
    );
  }

  /** Ordered by question. The whole interview is last. */
  list(organizationId: string, interviewId: string): Promise<Recording[]> {
    return this.#db.rows(
      sql`select question_index, seconds, bytes::float8 as bytes, mime_type, created_at from video_interview_recordings
          where organization_id = ${organizationId} and interview_id = ${interviewId} order by question_index`,
    );
  }

  ofCandidate(organizationId: string, candidateId: string): Promise<(Recording & { interview_id: string })[]> {
    return this.#db.rows(
      sql`select r.interview_id, r.question_index, r.seconds, r.bytes::float8 as bytes, r.mime_type, r.created_at
          from video_interviews v join video_interview_recordings r
            on r.organization_id = v.organization_id and r.interview_id = v.id
          where v.organization_id = ${organizationId} and v.candidate_id = ${candidateId}
          order by r.interview_id, r.question_index`,
    );
  }

  find(organizationId: string, interviewId: string, index: number | null): Promise<StoredRecording | undefined> {
    return this.#db.record(
      sql`select question_index as index, file_key as key, mime_type, bytes::float8 as bytes, seconds, sha256
          from video_interview_recordings where organization_id = ${organizationId} and interview_id = ${interviewId}
            and question_index is not distinct from ${index}`,
    );
  }

  /** Replaces an earlier recording of the same question. Stores nothing once the consent is withdrawn. */
  async save(organizationId: string, interviewId: string, recording: StoredRecording): Promise<void> {
    const { index, key, mimeType, bytes, seconds, sha256 } = recording;
    await this.#db.rows(
      sql`insert into video_interview_recordings
            (id, organization_id, interview_id, question_index, file_key, mime_type, bytes, seconds, sha256)
          select ${newId()}::uuid, v.organization_id, v.id, ${index}::int, ${key}, ${mimeType}, ${bytes}::bigint,
            ${seconds}::float8, ${sha256}::bytea
          from video_interviews v
          where v.organization_id = ${organizationId} and v.id = ${interviewId} and v.consent_withdrawn_at is null
          for share of v
          on conflict (organization_id, interview_id, question_index) do update set file_key = excluded.file_key,
            mime_type = excluded.mime_type, bytes = excluded.bytes, seconds = excluded.seconds, sha256 = excluded.sha256,
            created_at = excluded.created_at`,
    );
    if (index === null) return;
    await this.#db.rows(
      sql`update video_interview_answers set seconds = ${seconds}
          where organization_id = ${organizationId} and interview_id = ${interviewId} and question_index = ${index}`,
    );
  }

  async saveIntegrity(organizationId: string, interviewId: string, integrity: RecordingIntegrity): Promise<void> {
    await this.#db.rows(
      sql`update video_interviews set integrity_json = ${JSON.stringify(integrity)}
          where organization_id = ${organizationId} and id = ${interviewId} and consent_withdrawn_at is null`,
    );
  }

  /** Scores of transcribed answers stay. */
  resetAssessment(organizationId: string, interviewId: string): void {
    this.#db.send(
      sql`update video_interview_answers set score = null, score_reasons = '[]'
          where organization_id = ${organizationId} and interview_id = ${interviewId} and answer_transcript is null`,
    );
    this.#db.send(
      sql`update video_interviews set assessed_at = null, overall_score = null
          where organization_id = ${organizationId} and id = ${interviewId}`,
    );
  }

  /** `removed` is final. */
  async setMergeStatus(
    organizationId: string,
    interviewId: string,
    status: MergeStatus | null,
    hasValidMerge: boolean,
  ): Promise<void> {
    await this.#db.rows(
      sql`update video_interviews set recording_merge_status = ${status}, has_valid_merge = ${hasValidMerge}
          where organization_id = ${organizationId} and id = ${interviewId}
            and recording_merge_status is distinct from 'removed' and consent_withdrawn_at is null`,
    );
  }
}
