import { type Database, prepared } from '#platform/database/database.ts';
import { newId } from '#platform/ids.ts';
import type { Channel } from './screening.schemas.ts';
import type { SessionQuestion } from './session.questions.ts';
import type { SessionStatus } from './session.states.ts';

/** A session with its answers by question id. */
export type StoredSession = {
  id: string;
  status: SessionStatus;
  channel: Channel;
  candidateId: string;
  jobId: string;
  questions: SessionQuestion[];
  /** Whether expires_at has passed. */
  overdue: boolean;
  expiresAt: string;
  /** Whether the candidate has a resume; at the time of the statement. */
  hasResume: boolean;
  /** The file that it is, where it was uploaded. */
  resumePath: string | null;
  resumeSkipped: boolean;
};
export type StoredAnswer = { questionId: string; answer: string; score: number | null };
export type SessionNames = { jobTitle: string; companyName: string; organizationName: string };

const columns = `s.id, s.status, s.channel, s.candidate_id as "candidateId", s.job_id as "jobId", s.questions,
  s.expires_at <= now() as overdue, s.expires_at as "expiresAt", s.resume_skipped_at is not null as "resumeSkipped",
  coalesce(c.resume_path, c.resume_url, '') <> '' as "hasResume", c.resume_path as "resumePath"`;
const from = `screening_sessions s join candidates c on c.organization_id = s.organization_id and c.id = s.candidate_id`;

const lock = prepared(
  'session-lock',
  'select 1 from screening_sessions where organization_id = $1 and id = $2 for no key update',
);
const one = prepared('session', `select ${columns} from ${from} where s.organization_id = $1 and s.id = $2`);
const named = prepared(
  'session-view',
  `select ${columns}, j.title as "jobTitle", coalesce(o.public_name, o.name) as "organizationName",
     case when j.client_id is not null and j.client_name_not_disclosed then coalesce(o.public_name, o.name)
       else coalesce(k.name, nullif(btrim(j.client_name), ''), o.public_name, o.name) end as "companyName"
   from ${from} join organizations o on o.id = s.organization_id
     join jobs j on j.organization_id = s.organization_id and j.id = s.job_id
     left join clients k on k.organization_id = j.organization_id and k.id = j.client_id
   where s.organization_id = $1 and s.id = $2`,
);
const answers = prepared(
  'session-answers',
  `select question_id as "questionId", answer, score from screening_responses
   where organization_id = $1 and session_id = $2`,
);
const keepAnswer = prepared(
  'session-answer',
  `insert into screening_responses
     (id, organization_id, session_id, question_id, question, answer, answer_type, score, answered_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp())
   on conflict (organization_id, session_id, question_id) do update
     set answer = excluded.answer, score = excluded.score, answered_at = excluded.answered_at`,
);
/** What a session gains while it is answered. Whoever writes has locked it. */
export class SessionProgressRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Locked until the transaction ends. Read after that: what was waited for may have given the candidate a resume. */
  async lock(organizationId: string, id: string): Promise<StoredSession | undefined> {
    await this.#db.rows(lock, [organizationId, id]);
    return this.#db.row(one, [organizationId, id]);
  }

  find(organizationId: string, id: string): Promise<(StoredSession & SessionNames) | undefined> {
    return this.#db.row(named, [organizationId, id]);
  }

  answers(organizationId: string, sessionId: string): Promise<StoredAnswer[]> {
    return this.#db.rows(answers, [organizationId, sessionId]);
  }

  /** An answer given before is replaced. */
  async keepAnswer(
    organizationId: string,
    sessionId: string,
    { id, question, type }: Pick<SessionQuestion, 'id' | 'question' | 'type'>,
    answer: string,
    score: number | null,
  ): Promise<void> {
    await this.#db.rows(keepAnswer, [newId(), organizationId, sessionId, id, question, answer, type, score]);
  }

  async setStatus(organizationId: string, id: string, status: SessionStatus): Promise<void> {
    await this.#set(organizationId, id, 'status = $3', [status]);
  }

  /** `index`: the question that comes next, counted from 0. */
  async setNext(organizationId: string, id: string, index: number): Promise<void> {
    await this.#set(organizationId, id, 'current_question_index = $3', [index]);
  }

  /** A conversation has no form. */
  async recordBegun(organizationId: string, id: string): Promise<void> {
    await this.#set(organizationId, id, `form_started_at = case when channel <> 'whatsapp' then clock_timestamp() end`);
  }

  async recordSent(organizationId: string, id: string): Promise<void> {
    await this.#db.rows(
      `update screening_sessions set email_sent_at = clock_timestamp()
       where organization_id = $1 and id = $2 and channel <> 'whatsapp' and email_sent_at is null`,
      [organizationId, id],
    );
  }

  async recordOpened(organizationId: string, id: string): Promise<void> {
    await this.#db.rows(
      `update screening_sessions set email_opened_at = clock_timestamp()
       where organization_id = $1 and id = $2 and email_opened_at is null`,
      [organizationId, id],
    );
  }

  async skipResume(organizationId: string, id: string): Promise<void> {
    await this.#set(organizationId, id, 'resume_skipped_at = clock_timestamp()');
  }

  async recordScore(organizationId: string, id: string, score: number | null): Promise<void> {
    await this.#set(organizationId, id, 'calculated_score = $3, completed_at = clock_timestamp()', [score]);
  }

  async #set(organizationId: string, id: string, assignments: string, values: unknown[] = []): Promise<void> {
    await this.#db.rows(`update screening_sessions set ${assignments} where organization_id = $1 and id = $2`, [
      organizationId,
      id,
      ...values,
    ]);
  }
}
