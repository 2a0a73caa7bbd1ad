import type { Database } from '#platform/database/database.ts';

/** An interview of which something is kept; `at` decides for how long. */
export type Kept = { organizationId: string; interviewId: string; at: string };

const noId = '00000000-0000-0000-0000-000000000000';
const columns = `v.organization_id as "organizationId", v.id as "interviewId"`;

/** What is kept of interviews, by its age. */
export class RecordingRetentionRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Interviews with recordings, or what could become some, that ended before then: the oldest first, after the given one. */
  endedBefore(before: Date, after: Kept | undefined, size: number): Promise<Kept[]> {
    return this.#db.rows(
      `select ${columns}, v.ended_at as at from video_interviews v
       where v.has_recording_chunks and v.recording_merge_status <> 'removed' and v.ended_at < $1
         and (v.ended_at, v.id) > ($2, $3) order by v.ended_at, v.id limit $4`,
      [before.toISOString(), after?.at ?? '-infinity', after?.interviewId ?? noId, size],
    );
  }

  /**
   * Interviews that ended before then and need no chunks: all that came was merged before then too, or no chunk counts. Of
   * the latter a file may be there all the same, when its sender's request died before the row.
   */
  withNeedlessChunks(before: Date, after: Kept | undefined, size: number): Promise<Kept[]> {
    return this.#db.rows(
      `select ${columns}, r.closed_at as at
       from video_interview_rooms r
         join video_interviews v on v.organization_id = r.organization_id and v.id = r.interview_id
       where r.closed_at is not null and r.chunks_removed_at is null and r.closed_at < $1
         and (not v.has_recording_chunks or (v.recording_merge_status = 'merged' and v.has_valid_merge and exists (
           select from video_interview_recordings w where w.organization_id = v.organization_id and w.interview_id = v.id
             and w.question_index is null and w.created_at < $1)))
         and (r.closed_at, r.interview_id) > ($2, $3) order by r.closed_at, r.interview_id limit $4`,
      [before.toISOString(), after?.at ?? '-infinity', after?.interviewId ?? noId, size],
    );
  }

  /** What was made of the chunks. */
  recordings({ organizationId, interviewId }: Kept): Promise<{ key: string; bytes: number }[]> {
    return this.#db.rows(
      `select file_key as key, bytes::float8 as bytes from video_interview_recordings
       where organization_id = $1 and interview_id = $2`,
      [organizationId, interviewId],
    );
  }

  /** Recordings and chunks are gone. */
  async forget(one: Kept): Promise<void> {
    const key = [one.organizationId, one.interviewId];
    await this.#db.transaction(async () => {
      await this.forgetChunks(one);
      this.#db.send('delete from video_interview_recordings where organization_id = $1 and interview_id = $2', key);
      this.#db.send(
        `update video_interviews set recording_merge_status = 'removed', has_valid_merge = false
         where organization_id = $1 and id = $2`,
        key,
      );
    });
  }

  /** The chunks are gone; what they were stays. */
  async forgetChunks({ organizationId, interviewId }: Omit<Kept, 'at'>): Promise<void> {
    await this.#db.rows(
      `update video_interview_rooms set chunks_removed_at = now()
       where organization_id = $1 and interview_id = $2 and chunks_removed_at is null`,
      [organizationId, interviewId],
    );
  }
}
