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

  /** Interviews of which all that came was merged before then, and whose chunks are still there. */
  mergedBefore(before: Date, after: Kept | undefined, size: number): Promise<Kept[]> {
    return this.#db.rows(
      `select ${columns}, w.created_at as at
       from video_interview_recordings w
         join video_interviews v on v.organization_id = w.organization_id and v.id = w.interview_id
         join video_interview_rooms r on r.organization_id = v.organization_id and r.interview_id = v.id
       where w.question_index is null and w.created_at < $1 and r.chunks_removed_at is null
         and v.recording_merge_status = 'merged' and v.has_valid_merge
         and (w.created_at, v.id) > ($2, $3) order by w.created_at, v.id limit $4`,
      [before.toISOString(), after?.at ?? '-infinity', after?.interviewId ?? noId, size],
    );
  }

  /** Recordings and chunks are gone. */
  async forget({ organizationId, interviewId }: Kept): Promise<void> {
    const key = [organizationId, interviewId];
    await this.#db.transaction(async () => {
      this.#db.send('delete from video_interview_recordings where organization_id = $1 and interview_id = $2', key);
      this.#db.send(
        `update video_interviews set recording_merge_status = 'removed', has_valid_merge = false
         where organization_id = $1 and id = $2`,
        key,
      );
    });
    await this.forgetChunks({ organizationId, interviewId });
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
