import { publicCompanyName, type ScreeningQuestion } from '#modules/jobs';
import { type Brand, brandColumns } from '#modules/organizations';
import type { Database } from '#platform/database/database.ts';
import { named, raw, type Sql, sql } from '#platform/database/sql.ts';
import { newId } from '#platform/ids.ts';
import type { Channel } from '../screening.schemas.ts';
import type { SessionQuestion } from './session-questions.ts';
import { openSessionStatuses, type SessionStatus } from './session-states.ts';

/** One session at most is open for a subject. */
export type SessionSubject = { organizationId: string; candidateId: string; jobId: string; channel: Channel };
export type SessionTarget = {
  isMasked: boolean;
  hasJob: boolean;
  questions: ScreeningQuestion[] | null;
};
export type OpenSession = { id: string; status: SessionStatus; expiresAt: string; isOverdue: boolean };

export type StoredSession = {
  id: string;
  status: SessionStatus;
  channel: Channel;
  candidateId: string;
  jobId: string;
  questions: SessionQuestion[];
  expiresAt: string;
  isOverdue: boolean;
  /** Whether a resume existed at the time of the statement. */
  hasResume: boolean;
  resumePath: string | null;
  isResumeSkipped: boolean;
};
export type StoredAnswer = { questionId: string; answer: string; score: number | null };
export type SessionNames = Brand & { jobTitle: string; companyName: string; organizationName: string };

/** SQL: whether `status` is not final. As text, so that PostgreSQL sees the predicate of the indexes. */
export const isOpenStatus = raw(`status in (${openSessionStatuses.map((status) => `'${status}'`).join(', ')})`);

const columns = sql`s.id, s.status, s.channel, s.candidate_id, s.job_id, s.questions, s.expires_at <= now() as is_overdue,
  s.expires_at, s.resume_skipped_at is not null as is_resume_skipped,
  coalesce(c.resume_path, c.resume_url, '') <> '' as has_resume, c.resume_path`;
const from = sql`screening_sessions s join candidates c on c.organization_id = s.organization_id and c.id = s.candidate_id`;

/** Lock a session before you change it. */
export class SessionRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined if the organization has no such candidate. */
  target({ organizationId, candidateId, jobId }: SessionSubject): Promise<SessionTarget | undefined> {
    return this.#db.record(
      named(
        'screening-target',
        sql`select c.talent_pool_status = 'masked' as is_masked, j.id is not null as has_job,
              j.screening_questions as questions
            from candidates c left join jobs j on j.organization_id = c.organization_id and j.id = ${jobId}
            where c.organization_id = ${organizationId} and c.id = ${candidateId}`,
      ),
    );
  }

  lockOpen({ organizationId, candidateId, jobId, channel }: SessionSubject): Promise<OpenSession | undefined> {
    return this.#db.record(
      named(
        'screening-lock-open',
        sql`select id, status, expires_at, expires_at <= now() as is_overdue from screening_sessions
            where organization_id = ${organizationId} and candidate_id = ${candidateId} and job_id = ${jobId}
              and channel = ${channel} and ${isOpenStatus} for no key update`,
      ),
    );
  }

  /** Undefined when the subject has an open session. */
  insert(
    { organizationId, candidateId, jobId, channel }: SessionSubject,
    questions: readonly SessionQuestion[],
    days: number,
  ): Promise<{ id: string; expiresAt: string } | undefined> {
    return this.#db.record(
      named(
        'screening-insert',
        sql`insert into screening_sessions
              (id, organization_id, candidate_id, job_id, channel, questions, expires_at, remind_at)
            values (${newId()}, ${organizationId}, ${candidateId}, ${jobId}, ${channel},
              ${JSON.stringify(questions)}, now() + make_interval(days => ${days}),
              case when ${channel} in ('email', 'web_form') then now() + make_interval(days => ${days}) / 2 end)
            on conflict (organization_id, candidate_id, job_id, channel) where ${isOpenStatus} do nothing
            returning id, expires_at`,
      ),
    );
  }

  /** Reads once it has the lock: a change of the resume may have held it. */
  async lock(organizationId: string, id: string): Promise<StoredSession | undefined> {
    await this.#db.rows(
      named(
        'session-lock',
        sql`select 1 from screening_sessions where organization_id = ${organizationId} and id = ${id} for no key update`,
      ),
    );
    return this.#db.record(
      named(
        'session',
        sql`select ${columns} from ${from} where s.organization_id = ${organizationId} and s.id = ${id}`,
      ),
    );
  }

  find(organizationId: string, id: string): Promise<(StoredSession & SessionNames) | undefined> {
    return this.#db.record(
      named(
        'session-view',
        sql`select ${columns}, j.title as job_title, coalesce(o.public_name, o.name) as organization_name, ${brandColumns},
              ${publicCompanyName('k')} as company_name
            from ${from} join organizations o on o.id = s.organization_id
              join jobs j on j.organization_id = s.organization_id and j.id = s.job_id
              left join clients k on k.organization_id = j.organization_id and k.id = j.client_id
            where s.organization_id = ${organizationId} and s.id = ${id}`,
      ),
    );
  }

  answers(organizationId: string, sessionId: string): Promise<StoredAnswer[]> {
    return this.#db.records(
      named(
        'session-answers',
        sql`select question_id, answer, score from screening_responses
            where organization_id = ${organizationId} and session_id = ${sessionId}`,
      ),
    );
  }

  /** Replaces an earlier answer to the question. */
  async saveAnswer(
    organizationId: string,
    sessionId: string,
    { id, question, type }: Pick<SessionQuestion, 'id' | 'question' | 'type'>,
    answer: string,
    score: number | null,
  ): Promise<void> {
    await this.#db.rows(
      named(
        'session-answer',
        sql`insert into screening_responses
              (id, organization_id, session_id, question_id, question, answer, answer_type, score, answered_at)
            values (${newId()}, ${organizationId}, ${sessionId}, ${id}, ${question}, ${answer}, ${type}, ${score},
              clock_timestamp())
            on conflict (organization_id, session_id, question_id) do update
              set answer = excluded.answer, score = excluded.score, answered_at = excluded.answered_at`,
      ),
    );
  }

  setStatus(organizationId: string, id: string, status: SessionStatus): Promise<void> {
    return this.#set(organizationId, id, sql`status = ${status}`);
  }

  /** `index`: the next question, from 0. */
  setNext(organizationId: string, id: string, index: number): Promise<void> {
    return this.#set(organizationId, id, sql`current_question_index = ${index}`);
  }

  /** A WhatsApp conversation has no form. */
  recordStarted(organizationId: string, id: string): Promise<void> {
    return this.#set(
      organizationId,
      id,
      sql`form_started_at = case when channel <> 'whatsapp' then clock_timestamp() end`,
    );
  }

  /** The first email counts. */
  async recordSent(organizationId: string, id: string): Promise<void> {
    await this.#db.rows(
      sql`update screening_sessions set email_sent_at = clock_timestamp()
          where organization_id = ${organizationId} and id = ${id} and channel <> 'whatsapp' and email_sent_at is null`,
    );
  }

  /** The first time counts. */
  async recordOpened(organizationId: string, id: string): Promise<void> {
    await this.#db.rows(
      sql`update screening_sessions set email_opened_at = clock_timestamp()
          where organization_id = ${organizationId} and id = ${id} and email_opened_at is null`,
    );
  }

  skipResume(organizationId: string, id: string): Promise<void> {
    return this.#set(organizationId, id, sql`resume_skipped_at = clock_timestamp()`);
  }

  recordScore(organizationId: string, id: string, score: number | null): Promise<void> {
    return this.#set(organizationId, id, sql`calculated_score = ${score}, completed_at = clock_timestamp()`);
  }

  /** Stores `expired` in up to `limit` sessions of all organizations. Skips locked ones. Returns their number. */
  async expireOverdue(limit: number): Promise<number> {
    const expired = await this.#db.rows(
      sql`with overdue as materialized (
            select organization_id, id from screening_sessions where ${isOpenStatus} and expires_at <= now()
            order by expires_at limit ${limit} for no key update skip locked)
          update screening_sessions s set status = 'expired' from overdue o
          where s.organization_id = o.organization_id and s.id = o.id returning 1`,
    );
    return expired.length;
  }

  async #set(organizationId: string, id: string, assignments: Sql): Promise<void> {
    await this.#db.rows(
      sql`update screening_sessions set ${assignments} where organization_id = ${organizationId} and id = ${id}`,
    );
  }
}
