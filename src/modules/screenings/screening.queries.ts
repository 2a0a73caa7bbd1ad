import { isDeserted } from '#modules/interviews';
import { Conditions } from '#platform/database/conditions.ts';
import { type Database, prepared } from '#platform/database/database.ts';
import { settledUntil } from '#platform/database/list.ts';
import { containing, type Page } from '#platform/http/page.ts';
import {
  type Answer,
  interviewStatuses,
  type Response,
  type ScreeningDetail,
  type ScreeningItem,
  type ScreeningQuery,
  type ScreeningType,
} from './screening.schemas.ts';
import { openSessionStatuses, sessionStatuses } from './session.states.ts';

type Kind = {
  type: ScreeningType;
  table: string;
  statuses: readonly string[];
  /** What ends by itself, at once on reading: what is shown then, in place of which states, and when (SQL) a row's time is over. */
  ends: readonly { shown: string; open: readonly string[]; isOver(row: string): string }[];
  /** What a search looks at; `?` is its pattern. */
  matching: string;
};

const isExpired = (row: string): string => `${row}.expires_at <= now()`;
const isLeft = (row: string): string =>
  `exists (select from video_interview_rooms m where m.organization_id = ${row}.organization_id
     and m.interview_id = ${row}.id and ${isDeserted(row, 'm')})`;

// Ids first, by the trigram indexes of each table: a condition across the join would read the whole organization.
const candidateMatches = `r.candidate_id = any(array(
  select id from candidates where organization_id = $1 and (full_name ilike ? or email ilike ?)))`;
const jobMatches = 'r.job_id = any(array(select id from jobs where organization_id = $1 and title ilike ?))';

const sessions: Kind = {
  type: 'screening_session',
  table: 'screening_sessions',
  statuses: sessionStatuses,
  ends: [{ shown: 'expired', open: openSessionStatuses, isOver: isExpired }],
  matching: candidateMatches,
};
const interviews: Kind = {
  type: 'video_interview',
  table: 'video_interviews',
  statuses: interviewStatuses,
  ends: [
    { shown: 'expired', open: ['invited'], isOver: isExpired },
    { shown: 'abandoned', open: ['in_progress'], isOver: isLeft },
  ],
  matching: `(${candidateMatches} or ${jobMatches})`,
};

const list = (statuses: readonly string[]): string => `(${statuses.map((status) => `'${status}'`).join(', ')})`;
function shownStatus(row: string, { ends }: Kind): string {
  const over = ends.map(
    ({ shown, open, isOver }) => `when ${row}.status in ${list(open)} and ${isOver(row)} then '${shown}'`,
  );
  return `case ${over.join(' ')} else ${row}.status end`;
}

/** Finds what `shownStatus` shows, in terms of what is indexed. */
function statusIs({ ends }: Kind, status: string | undefined): string {
  const end = ends.find(({ shown }) => shown === status);
  if (end) return `(r.status = ? or (r.status in ${list(end.open)} and ${end.isOver('r')}))`;
  const open = ends.find((one) => status !== undefined && one.open.includes(status));
  return open ? `r.status = ? and not ${open.isOver('r')}` : 'r.status = ?';
}

/** Both types in one row; what the other type has is taken out by the reply's schema. */
const item = `p.type, p.id, coalesce(s.candidate_id, v.candidate_id) as candidate_id,
  coalesce(s.job_id, v.job_id) as job_id, c.full_name as candidate_name, j.title as job_title,
  a.status as pipeline_status, a.match_score,
  case when p.type = '${sessions.type}' then ${shownStatus('s', sessions)} else ${shownStatus('v', interviews)} end as status,
  coalesce(s.current_question_index, v.current_question_index) as current_question_index,
  coalesce(s.expires_at, v.expires_at) as expires_at, coalesce(s.metadata, v.metadata) as metadata,
  coalesce(s.created_at, v.created_at) as created_at, coalesce(s.updated_at, v.updated_at) as updated_at,
  s.channel, s.calculated_score, s.email_sent_at, s.email_opened_at, s.form_started_at, s.completed_at,
  v.question_source, v.initiated_via, c.total_experience_years, c.relevant_experience_years, v.overall_score,
  v.proctoring_trust_score, v.proctoring_risk_level, v.recording_merge_status, v.has_recording_chunks,
  v.has_valid_merge, v.started_at, v.ended_at`;
/** `page` is rows of type and id. */
const joined = `page p
  left join screening_sessions s on p.type = '${sessions.type}' and s.organization_id = $1 and s.id = p.id
  left join video_interviews v on p.type = '${interviews.type}' and v.organization_id = $1 and v.id = p.id
  left join candidates c on c.organization_id = $1 and c.id = coalesce(s.candidate_id, v.candidate_id)
  left join jobs j on j.organization_id = $1 and j.id = coalesce(s.job_id, v.job_id)
  left join candidate_jobs a on a.organization_id = $1 and a.candidate_id = c.id and a.job_id = j.id`;

const one = ({ type, table }: Kind, more = '') =>
  `with page as (select '${type}' as type, id from ${table} where organization_id = $1 and id = $2)
   select ${item}${more} from ${joined}`;
const oneSession = prepared('screening-session', one(sessions));
const oneInterview = prepared(
  'screening-interview',
  one(interviews, ', v.questions, v.proctoring_summary_json, v.integrity_json, v.readiness_json'),
);
const responsesOf = prepared(
  'screening-responses',
  `select id, question_id, question, answer, answer_type, score, answered_at from screening_responses
   where organization_id = $1 and session_id = $2 order by answered_at, id`,
);
const answersOf = prepared(
  'screening-answers',
  `select question_index, question_text, answer_transcript, notes, score, score_reasons, seconds, answered_at
   from video_interview_answers
   where organization_id = $1 and interview_id = $2 order by question_index`,
);

/** Screening sessions and video interviews as the API shows them, with their candidates, jobs and applications. */
export class ScreeningQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async find(organizationId: string, type: ScreeningType, id: string): Promise<ScreeningDetail | undefined> {
    const key = [organizationId, id];
    if (type === 'screening_session') {
      const row = await this.#db.row<ScreeningDetail & { type: typeof type }>(oneSession, key);
      return row && { ...row, responses: await this.#db.rows<Response>(responsesOf, key) };
    }
    const row = await this.#db.row<ScreeningDetail & { type: typeof type }>(oneInterview, key);
    return row && { ...row, answers: await this.#db.rows<Answer>(answersOf, key) };
  }

  /** Each table is read no further than the page reaches, along its own index; only the page's rows are joined. */
  async page(organizationId: string, query: ScreeningQuery): Promise<Page<ScreeningItem>> {
    const { after, limit, offset } = query;
    const settled = after && (await settledUntil(this.#db));
    const parameters: unknown[] = [];
    const parts = kindsOf(query).map((kind) => ({ ...kind, where: filtered(kind, organizationId, query, parameters) }));
    if (parts.length === 0) return { rows: [], total: 0, ...(after && { next: after }) };
    const { status, job_id: jobId, candidate_id: candidateId, channel, search } = query;
    const isCounted = !after && ![status, jobId, candidateId, channel, search].some(Boolean);
    const counts = parts.map(({ table, where }) =>
      isCounted
        ? `(select coalesce(sum(n), 0) from list_counts where organization_id = $1 and list = '${table}')`
        : `(select count(*) from ${table} r where ${where})`,
    );
    const countParameters = isCounted ? [organizationId] : [...parameters];
    const n = parameters.push(limit, offset, limit + offset, ...(settled ? [settled] : [])) - (settled ? 4 : 3);
    const direction = after ? 'asc' : 'desc';
    const order = (row: string) => `order by ${row}.updated_at ${direction}, ${row}.id ${direction}`;
    const until = settled ? `and r.updated_at < $${n + 4}` : '';
    const cut = parts.map(
      ({ type, table, where }) => `(select '${type}' as type, r.id, r.updated_at from ${table} r where ${where} ${until}
         ${order('r')} limit $${n + 3})`,
    );
    const [rows, total] = await Promise.all([
      this.#db.rows<ScreeningItem>(
        `with page as (select * from (${cut.join(' union all ')}) m ${order('m')} limit $${n + 1} offset $${n + 2})
         select ${item} from ${joined} ${order('p')}`,
        parameters,
      ),
      this.#db.row<{ n: number }>(`select ${counts.join(' + ')} as n`, countParameters),
    ]);
    const last = rows.at(-1);
    const next = after && (last ? { at: last.updated_at, id: last.id } : after);
    return { rows, total: total?.n ?? 0, ...(next && { next }) };
  }
}

/** The types that can have rows for the query. */
function kindsOf({ type, status, channel }: ScreeningQuery): Kind[] {
  const kinds = { all: [sessions, interviews], session: [sessions], video: [interviews] }[type];
  return kinds.filter(
    (kind) => (status === undefined || kind.statuses.includes(status)) && (channel === undefined || kind === sessions),
  );
}

/** The WHERE of one table, as `r`. The organization of the first is $1. */
function filtered(kind: Kind, organizationId: string, query: ScreeningQuery, parameters: unknown[]): string {
  const where = new Conditions(parameters)
    .and('r.organization_id = ?', organizationId)
    .and(statusIs(kind, query.status), query.status)
    .and('r.job_id = ?', query.job_id)
    .and('r.candidate_id = ?', query.candidate_id)
    .and('r.channel = ?', query.channel)
    .and(kind.matching, containing(query.search));
  return query.after ? where.after('(r.updated_at, r.id)', query.after).sql : where.sql;
}
