import type { Database } from '#platform/database/database.ts';
import { type Sql, sql } from '#platform/database/sql.ts';

/** `at` decides how long its files stay. */
export type RetainedInterview = { organizationId: string; interviewId: string; at: string };

const isAfter = (at: Sql, id: Sql, last: RetainedInterview | undefined): Sql =>
  last ? sql`(${at}, ${id}) > (${last.at}, ${last.interviewId})` : sql`true`;

export class RecordingRetentionRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Interviews that ended more than `days` ago, or more than the number of days that the candidate has read. Oldest
   * first.
   */
  endedBefore(
    now: Date,
    days: number,
    last: RetainedInterview | undefined,
    size: number,
  ): Promise<RetainedInterview[]> {
    return this.#db.records(
      sql`select v.organization_id, v.id as interview_id, v.ended_at as at from video_interviews v
            left join video_interview_rooms r on r.organization_id = v.organization_id and r.interview_id = v.id
          where v.has_recording_chunks and v.recording_merge_status <> 'removed'
            and v.ended_at < ${now}::timestamptz - make_interval(hours => 24 * least(${days}::int, r.recording_days))
            and ${isAfter(sql`v.ended_at`, sql`v.id`, last)} order by v.ended_at, v.id limit ${size}`,
    );
  }

  /**
   * Interviews whose chunks were all merged before `before`, or that stored none. A failed request may have left a
   * file.
   */
  withUnneededChunks(before: Date, last: RetainedInterview | undefined, size: number): Promise<RetainedInterview[]> {
    return this.#db.records(
      sql`select v.organization_id, v.id as interview_id, r.closed_at as at
          from video_interview_rooms r
            join video_interviews v on v.organization_id = r.organization_id and v.id = r.interview_id
          where r.closed_at is not null and r.chunks_removed_at is null and r.closed_at < ${before}
            and v.consent_withdrawn_at is null
            and (not v.has_recording_chunks or (v.recording_merge_status = 'merged' and v.has_valid_merge and exists (
              select from video_interview_recordings w where w.organization_id = v.organization_id
                and w.interview_id = v.id and w.question_index is null and w.created_at < ${before})))
            and ${isAfter(sql`r.closed_at`, sql`r.interview_id`, last)}
          order by r.closed_at, r.interview_id limit ${size}`,
    );
  }

  /** Consent was withdrawn. `at`: when. */
  withdrawn(last: RetainedInterview | undefined, size: number): Promise<RetainedInterview[]> {
    return this.#db.records(
      sql`select v.organization_id, v.id as interview_id, v.consent_withdrawn_at as at
          from video_interview_rooms r
            join video_interviews v on v.organization_id = r.organization_id and v.id = r.interview_id
          where r.closed_at is not null and r.chunks_removed_at is null and v.consent_withdrawn_at is not null
            and ${isAfter(sql`v.consent_withdrawn_at`, sql`v.id`, last)}
          order by v.consent_withdrawn_at, v.id limit ${size}`,
    );
  }

  recordings({ organizationId, interviewId }: RetainedInterview): Promise<{ key: string; bytes: number }[]> {
    return this.#db.records(
      sql`select file_key as key, bytes::float8 as bytes from video_interview_recordings
          where organization_id = ${organizationId} and interview_id = ${interviewId}`,
    );
  }

  async markRemoved(interview: RetainedInterview): Promise<void> {
    const { organizationId, interviewId } = interview;
    await this.#db.transaction(async () => {
      await this.markChunksRemoved(interview);
      this.#db.send(
        sql`delete from video_interview_recordings
            where organization_id = ${organizationId} and interview_id = ${interviewId}`,
      );
      this.#db.send(
        sql`update video_interviews set recording_merge_status = 'removed', has_valid_merge = false
            where organization_id = ${organizationId} and id = ${interviewId}`,
      );
    });
  }

  /** Their rows stay. */
  async markChunksRemoved({ organizationId, interviewId }: RetainedInterview): Promise<void> {
    await this.#db.rows(
      sql`update video_interview_rooms set chunks_removed_at = now()
          where organization_id = ${organizationId} and interview_id = ${interviewId} and chunks_removed_at is null`,
    );
  }
}
