import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import { abandonedAt, isAbandoned } from './room/abandonment.queries.ts';
import { mergeStatusAtEnd } from './room/room.repository.ts';

export type AbandonedInterview = {
  organizationId: string;
  interviewId: string;
  candidateId: string;
  jobId: string | null;
};

export class InterviewAbandonRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Ends up to `limit` abandoned interviews of all organizations. Skips locked ones. */
  end(limit: number): Promise<AbandonedInterview[]> {
    return this.#db.records(
      sql`with abandoned as materialized (
            select v.organization_id, v.id, ${abandonedAt('v', 'r')} as ended_at
            from video_interview_rooms r
              join video_interviews v on v.organization_id = r.organization_id and v.id = r.interview_id
            where r.consented_at is not null and r.closed_at is null and v.status = 'in_progress'
              and ${isAbandoned('v', 'r')}
            order by r.last_seen_at limit ${limit} for no key update of r skip locked),
          closed as (
            update video_interview_rooms r set closed_at = now() from abandoned a
            where r.organization_id = a.organization_id and r.interview_id = a.id)
          update video_interviews v
          set status = 'abandoned', ended_at = a.ended_at, recording_merge_status = ${mergeStatusAtEnd}
          from abandoned a where v.organization_id = a.organization_id and v.id = a.id
          returning v.organization_id, v.id as interview_id, v.candidate_id, v.job_id`,
    );
  }

  /** A recording counts as an answer, though the candidate has not ended it. */
  async insertOpenAnswers(interviews: readonly AbandonedInterview[]): Promise<void> {
    const organizationIds = interviews.map((interview) => interview.organizationId);
    const ids = interviews.map((interview) => interview.interviewId);
    await this.#db.rows(
      sql`insert into video_interview_answers
            (id, organization_id, interview_id, question_index, question_text, answered_at)
          select gen_random_uuid(), v.organization_id, v.id, c.question_index,
            v.questions -> c.question_index ->> 'text', max(c.received_at)
          from unnest(${organizationIds}::uuid[], ${ids}::uuid[]) as ended (organization_id, id)
            join video_interviews v on v.organization_id = ended.organization_id and v.id = ended.id
            join video_interview_chunks c on c.organization_id = v.organization_id and c.interview_id = v.id
          group by v.organization_id, v.id, c.question_index, v.questions on conflict do nothing`,
    );
  }
}
