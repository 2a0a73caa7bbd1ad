import type { Database } from '#platform/database/database.ts';
import { newId } from '#platform/ids.ts';
import type { Integrity } from './recording.integrity.ts';

export type MergeStatus = 'pending' | 'merged' | 'partial' | 'failed' | 'removed';

export type EndedInterview = { status: MergeStatus | null; integrity: Integrity | null };

/** A recording from its start to its stop, as a browser made it. `expected` is null where nobody knows how it ended. */
export type Run = { index: number; run: number; mimeType: string; expected: number | null };

export type Chunk = { number: number; bytes: number; sha256: Buffer; key: string };

/** A recording in the store. `index` is null for the whole interview. */
export type NewRecording = {
  index: number | null;
  key: string;
  mimeType: string;
  bytes: number;
  seconds: number;
  sha256: Buffer;
};

/** What was recorded of interviews: what came from browsers, and what was made of it. */
export class RecordingRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined for one that goes on or is not there. */
  ended(organizationId: string, interviewId: string): Promise<EndedInterview | undefined> {
    return this.#db.row(
      `select recording_merge_status as status, integrity_json as integrity from video_interviews
       where organization_id = $1 and id = $2 and status in ('completed', 'abandoned')`,
      [organizationId, interviewId],
    );
  }

  runs(organizationId: string, interviewId: string): Promise<Run[]> {
    return this.#db.rows(
      `select question_index as index, run, mime_type as "mimeType", expected_chunks as expected from video_interview_runs
       where organization_id = $1 and interview_id = $2 order by question_index, run`,
      [organizationId, interviewId],
    );
  }

  chunks(organizationId: string, interviewId: string, { index, run }: Run): Promise<Chunk[]> {
    return this.#db.rows(
      `select number, bytes, sha256, file_key as key from video_interview_chunks
       where organization_id = $1 and interview_id = $2 and question_index = $3 and run = $4 order by number`,
      [organizationId, interviewId, index, run],
    );
  }

  /** The recording of an answer that an earlier run has made. */
  async made(organizationId: string, interviewId: string, index: number): Promise<NewRecording | undefined> {
    return this.#db.row(
      `select question_index as index, file_key as key, mime_type as "mimeType", bytes::float8 as bytes, seconds, sha256
       from video_interview_recordings where organization_id = $1 and interview_id = $2 and question_index = $3`,
      [organizationId, interviewId, index],
    );
  }

  /** Keeps a recording, in place of an earlier one. */
  async keep(organizationId: string, interviewId: string, recording: NewRecording): Promise<void> {
    const { index, key, mimeType, bytes, seconds, sha256 } = recording;
    await this.#db.rows(
      `insert into video_interview_recordings
         (id, organization_id, interview_id, question_index, file_key, mime_type, bytes, seconds, sha256)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (organization_id, interview_id, question_index) do update set file_key = excluded.file_key,
         mime_type = excluded.mime_type, bytes = excluded.bytes, seconds = excluded.seconds, sha256 = excluded.sha256,
         created_at = excluded.created_at`,
      [newId(), organizationId, interviewId, index, key, mimeType, bytes, seconds, sha256],
    );
    if (index === null) return;
    await this.#db.rows(
      `update video_interview_answers set seconds = $4
       where organization_id = $1 and interview_id = $2 and question_index = $3`,
      [organizationId, interviewId, index, seconds],
    );
  }

  async keepIntegrity(organizationId: string, interviewId: string, integrity: Integrity): Promise<void> {
    await this.#db.rows('update video_interviews set integrity_json = $3 where organization_id = $1 and id = $2', [
      organizationId,
      interviewId,
      JSON.stringify(integrity),
    ]);
  }

  /** As if nobody had assessed it yet, but for what was transcribed. To be called in a transaction. */
  unassess(organizationId: string, interviewId: string): void {
    this.#db.send(
      `update video_interview_answers set score = null, score_reasons = '[]'
       where organization_id = $1 and interview_id = $2 and answer_transcript is null`,
      [organizationId, interviewId],
    );
    this.#db.send(
      'update video_interviews set assessed_at = null, overall_score = null where organization_id = $1 and id = $2',
      [organizationId, interviewId],
    );
  }

  /** What was removed stays so. */
  async setStatus(
    organizationId: string,
    interviewId: string,
    status: MergeStatus | null,
    hasValidMerge: boolean,
  ): Promise<void> {
    await this.#db.rows(
      `update video_interviews set recording_merge_status = $3, has_valid_merge = $4
       where organization_id = $1 and id = $2 and recording_merge_status is distinct from 'removed'`,
      [organizationId, interviewId, status, hasValidMerge],
    );
  }
}
