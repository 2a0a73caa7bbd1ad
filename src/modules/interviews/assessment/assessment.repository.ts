import type { InterviewQuestion } from '#modules/jobs';
import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import type { AnswerScore } from './answer-score.ts';
import type { ProctoringScore, SignalTotal } from './proctoring-score.ts';

export type InterviewToAssess = {
  questions: InterviewQuestion[];
  hasStarted: boolean;
  isProctored: boolean;
  /** False for test data, whose recordings go to no transcription service. */
  livemode: boolean;
};

export type InterviewAnswer = {
  index: number;
  question: string;
  transcript: string | null;
  notes: string | null;
  score: number | null;
  isScored: boolean;
  /** File of the recording. Null without a recording. */
  fileKey: string | null;
};

/** Writes never replace what an earlier attempt has stored. */
export class AssessmentRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined unless it has ended and is not assessed. */
  interviewToAssess(organizationId: string, interviewId: string): Promise<InterviewToAssess | undefined> {
    return this.#db.record(
      sql`select questions, started_at is not null as has_started, proctoring_summary_json is not null as is_proctored,
            (select o.test_of is null from organizations o where o.id = ${organizationId}) as livemode
          from video_interviews where organization_id = ${organizationId} and id = ${interviewId}
            and status in ('completed', 'abandoned') and assessed_at is null and consent_withdrawn_at is null`,
    );
  }

  answers(organizationId: string, interviewId: string): Promise<InterviewAnswer[]> {
    return this.#db.records(
      sql`select a.question_index as index, a.question_text as question, a.answer_transcript as transcript, a.notes,
            a.score, jsonb_array_length(a.score_reasons) > 0 as is_scored, r.file_key
          from video_interview_answers a
            left join video_interview_recordings r on r.organization_id = a.organization_id
              and r.interview_id = a.interview_id and r.question_index = a.question_index
          where a.organization_id = ${organizationId} and a.interview_id = ${interviewId} order by a.question_index`,
    );
  }

  async saveTranscript(organizationId: string, interviewId: string, index: number, transcript: string): Promise<void> {
    await this.#db.rows(
      sql`update video_interview_answers set answer_transcript = ${transcript}
          where organization_id = ${organizationId} and interview_id = ${interviewId} and question_index = ${index}
            and answer_transcript is null`,
    );
  }

  async saveScore(
    organizationId: string,
    interviewId: string,
    index: number,
    { score, reasons }: AnswerScore,
  ): Promise<void> {
    await this.#db.rows(
      sql`update video_interview_answers set score = ${score}, score_reasons = ${JSON.stringify(reasons)}
          where organization_id = ${organizationId} and interview_id = ${interviewId} and question_index = ${index}
            and jsonb_array_length(score_reasons) = 0`,
    );
  }

  /** Browsers may send any length: each counts as 0 to 24 hours. */
  signals(organizationId: string, interviewId: string): Promise<SignalTotal[]> {
    return this.#db.records(
      sql`select kind, count(*)::int as count, coalesce(sum(least(greatest(seconds, 0), 86400)), 0)::float8 as seconds
          from video_interview_signals where organization_id = ${organizationId} and interview_id = ${interviewId}
          group by kind order by kind`,
    );
  }

  async saveProctoring(
    organizationId: string,
    interviewId: string,
    { trust, risk, summary }: ProctoringScore,
  ): Promise<void> {
    await this.#db.rows(
      sql`update video_interviews set proctoring_trust_score = ${trust}, proctoring_risk_level = ${risk},
            proctoring_summary_json = ${JSON.stringify(summary)}
          where organization_id = ${organizationId} and id = ${interviewId} and assessed_at is null and consent_withdrawn_at is null`,
    );
  }

  /** `overall`: 0-100. */
  async finish(organizationId: string, interviewId: string, overall: number | null): Promise<void> {
    await this.#db.rows(
      sql`update video_interviews set overall_score = ${overall}, assessed_at = now()
          where organization_id = ${organizationId} and id = ${interviewId} and assessed_at is null and consent_withdrawn_at is null`,
    );
  }
}
