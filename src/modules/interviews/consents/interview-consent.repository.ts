import type { Database } from '#platform/database/database.ts';
import { raw, sql } from '#platform/database/sql.ts';

export type InterviewConsentState = { givenAt: string; withdrawnAt: string | null };

/** Tables with the contents of an interview. Tables that refer to others come first. */
const contents = [
  'video_interview_recordings',
  'video_interview_chunks',
  'video_interview_runs',
  'video_interview_answers',
  'video_interview_signals',
  'video_interview_ratings',
] as const;

export class InterviewConsentRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async belongsTo(organizationId: string, interviewId: string, candidateId: string): Promise<boolean> {
    const row = await this.#db.row(
      sql`select 1 from video_interviews
          where organization_id = ${organizationId} and id = ${interviewId} and candidate_id = ${candidateId}`,
    );
    return row !== undefined;
  }

  state(organizationId: string, interviewId: string): Promise<InterviewConsentState | undefined> {
    return this.#db.record(
      sql`select coalesce(r.consented_at, v.consent_withdrawn_at) as given_at, v.consent_withdrawn_at as withdrawn_at
          from video_interviews v left join video_interview_rooms r
            on r.organization_id = v.organization_id and r.interview_id = v.id
          where v.organization_id = ${organizationId} and v.id = ${interviewId}
            and (r.consented_at is not null or v.consent_withdrawn_at is not null)`,
    );
  }

  /** Retention period that the candidate has read. Null if it was not stored. */
  async recordingDays(organizationId: string, interviewId: string): Promise<number | null> {
    const row = await this.#db.record<{ days: number | null }>(
      sql`select recording_days as days from video_interview_rooms
          where organization_id = ${organizationId} and interview_id = ${interviewId}`,
    );
    return row?.days ?? null;
  }

  /**
   * An interview that has not started can no longer start. False when the consent was withdrawn before. Whatever is still
   * writing about the interview finds it withdrawn.
   */
  async end(organizationId: string, interviewId: string): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`update video_interviews v set consent_withdrawn_at = now(),
            status = case v.status when 'in_progress' then 'abandoned' when 'invited' then 'expired' else v.status end,
            ended_at = case when v.status = 'in_progress' then now() else v.ended_at end,
            expires_at = case when v.status = 'invited' then least(v.expires_at, now()) else v.expires_at end,
            recording_merge_status = case when v.has_recording_chunks then 'removed' end,
            has_recording_chunks = false, has_valid_merge = false, overall_score = null, proctoring_trust_score = null,
            proctoring_risk_level = null, proctoring_summary_json = null, integrity_json = null, readiness_json = null
          where v.organization_id = ${organizationId} and v.id = ${interviewId} and v.consent_withdrawn_at is null
          returning 1`,
    );
    if (rows.length === 0) return false;
    await this.#db.rows(
      sql`update video_interview_rooms
          set closed_at = coalesce(closed_at, now()), chunks_removed_at = null, recorded_bytes = 0
          where organization_id = ${organizationId} and interview_id = ${interviewId}`,
    );
    return true;
  }

  async removeContents(organizationId: string, interviewId: string): Promise<void> {
    for (const table of contents) {
      await this.#db.rows(
        sql`delete from ${raw(table)} where organization_id = ${organizationId} and interview_id = ${interviewId}`,
      );
    }
  }
}
