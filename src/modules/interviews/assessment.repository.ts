import type { InterviewQuestion } from '#modules/jobs';
import type { Database } from '#platform/database/database.ts';
import type { Noticed, Proctoring } from './proctoring.score.ts';

export type EndedInterview = { questions: InterviewQuestion[]; hasBegun: boolean; isProctored: boolean };

export type GivenAnswer = {
  index: number;
  question: string;
  transcript: string | null;
  notes: string | null;
  score: number | null;
  isJudged: boolean;
  /** Of the answer's recording; null where there is none. */
  fileKey: string | null;
};

export class AssessmentRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined for one that goes on, was assessed already or is not there. */
  ended(organizationId: string, interviewId: string): Promise<EndedInterview | undefined> {
    return this.#db.row(
      `select questions, started_at is not null as "hasBegun", proctoring_summary_json is not null as "isProctored"
       from video_interviews
       where organization_id = $1 and id = $2 and status in ('completed', 'abandoned') and assessed_at is null`,
      [organizationId, interviewId],
    );
  }

  answers(organizationId: string, interviewId: string): Promise<GivenAnswer[]> {
    return this.#db.rows(
      `select a.question_index as index, a.question_text as question, a.answer_transcript as transcript, a.notes, a.score,
         jsonb_array_length(a.score_reasons) > 0 as "isJudged", r.file_key as "fileKey"
       from video_interview_answers a
         left join video_interview_recordings r on r.organization_id = a.organization_id
           and r.interview_id = a.interview_id and r.question_index = a.question_index
       where a.organization_id = $1 and a.interview_id = $2 order by a.question_index`,
      [organizationId, interviewId],
    );
  }

  /** The first one stays. */
  async keepTranscript(organizationId: string, interviewId: string, index: number, transcript: string): Promise<void> {
    await this.#db.rows(
      `update video_interview_answers set answer_transcript = $4
       where organization_id = $1 and interview_id = $2 and question_index = $3 and answer_transcript is null`,
      [organizationId, interviewId, index, transcript],
    );
  }

  /** The first one stays. */
  async keepScore(
    organizationId: string,
    interviewId: string,
    index: number,
    { score, reasons }: { score: number | null; reasons: readonly string[] },
  ): Promise<void> {
    await this.#db.rows(
      `update video_interview_answers set score = $4, score_reasons = $5
       where organization_id = $1 and interview_id = $2 and question_index = $3 and jsonb_array_length(score_reasons) = 0`,
      [organizationId, interviewId, index, score, JSON.stringify(reasons)],
    );
  }

  /** A browser may say anything: a signal of more than a day, or of less than nothing, counts as the nearest of both. */
  signals(organizationId: string, interviewId: string): Promise<Noticed[]> {
    return this.#db.rows(
      `select kind, count(*)::int as count, coalesce(sum(least(greatest(seconds, 0), 86400)), 0)::float8 as seconds
       from video_interview_signals where organization_id = $1 and interview_id = $2 group by kind order by kind`,
      [organizationId, interviewId],
    );
  }

  async keepProctoring(
    organizationId: string,
    interviewId: string,
    { trust, risk, summary }: Proctoring,
  ): Promise<void> {
    await this.#db.rows(
      `update video_interviews
       set proctoring_trust_score = $3, proctoring_risk_level = $4, proctoring_summary_json = $5
       where organization_id = $1 and id = $2 and assessed_at is null`,
      [organizationId, interviewId, trust, risk, JSON.stringify(summary)],
    );
  }

  /** `overall` from 0 to 100, or null. The first one stays. */
  async finish(organizationId: string, interviewId: string, overall: number | null): Promise<void> {
    await this.#db.rows(
      `update video_interviews set overall_score = $3, assessed_at = now()
       where organization_id = $1 and id = $2 and assessed_at is null`,
      [organizationId, interviewId, overall],
    );
  }
}
