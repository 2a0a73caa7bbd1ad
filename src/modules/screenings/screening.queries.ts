import { candidateSearch } from '#modules/candidates';
import { isAbandoned } from '#modules/interviews';
import { countFromNearerEnd, positionSql, settledUntil } from '#platform/database/changes.ts';
import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { likePattern } from '#platform/database/like-pattern.ts';
import { storedCount } from '#platform/database/list.ts';
import { capOf, countOfPage, countOfRows } from '#platform/database/lists/list-order.ts';
import { empty, join, named, raw, type Sql, shared, sql } from '#platform/database/sql.ts';
import type { Page } from '#platform/paging/page.ts';
import {
  interviewStatuses,
  type ScreeningDetail,
  type ScreeningItem,
  type ScreeningQuery,
  type ScreeningResponse,
  type ScreeningType,
  type VideoInterviewAnswer,
  type VideoInterviewRating,
} from './screening.schemas.ts';
import { openSessionStatuses, sessionStatuses } from './sessions/session-states.ts';

/** Readers who do not see emails cannot find by them. */
type Reader = { seesContact: boolean };

type Kind = {
  type: ScreeningType;
  table: string;
  statuses: readonly string[];
  /** Statuses that a row shows once its time is over, though it still stores one of `open`. */
  ends: readonly { shown: string; open: readonly string[]; isOver: (row: string) => Sql }[];
  /** Whether a row `r` is of what a search found. */
  isFound: Sql;
};

const isExpired = (row: string): Sql => raw(`${row}.expires_at <= now()`);
const isLeft = (row: string): Sql =>
  sql`exists (select from video_interview_rooms m where m.organization_id = ${raw(row)}.organization_id
    and m.interview_id = ${raw(row)}.id and ${isAbandoned(row, 'm')})`;

/**
 * SQL: IDs that a search finds, once for all parts of a statement. Finds them first, by trigram indexes, because a
 * condition across the join would read the whole organization.
 */
const searched = (organizationId: string, pattern: string, reader: Reader): Sql =>
  sql`people as materialized (select id from candidates
      where organization_id = ${organizationId} and ${candidateSearch(pattern, reader)}),
    titled as materialized (select id from jobs where organization_id = ${organizationId} and title ilike ${pattern}),`;
const isOfPeople = raw('r.candidate_id = any(array(select id from people))');

const sessions: Kind = {
  type: 'screening_session',
  table: 'screening_sessions',
  statuses: sessionStatuses,
  ends: [{ shown: 'expired', open: openSessionStatuses, isOver: isExpired }],
  isFound: isOfPeople,
};
const interviews: Kind = {
  type: 'video_interview',
  table: 'video_interviews',
  statuses: interviewStatuses,
  ends: [
    { shown: 'expired', open: ['invited'], isOver: isExpired },
    { shown: 'abandoned', open: ['in_progress'], isOver: isLeft },
  ],
  isFound: sql`(${isOfPeople} or r.job_id = any(array(select id from titled)))`,
};

const literals = (texts: readonly string[]): Sql => raw(`(${texts.map((text) => `'${text}'`).join(', ')})`);
function shownStatus(row: string, { ends }: Kind): Sql {
  const cases = ends.map(
    ({ shown, open, isOver }) =>
      sql`when ${raw(row)}.status in ${literals(open)} and ${isOver(row)} then '${raw(shown)}'`,
  );
  return sql`case ${join(cases, ' ')} else ${raw(row)}.status end`;
}

/** SQL: the condition for a status. Uses indexed columns. */
function statusIs({ ends }: Kind, status: string): Sql {
  const end = ends.find(({ shown }) => shown === status);
  if (end) return sql`(r.status = ${status} or (r.status in ${literals(end.open)} and ${end.isOver('r')}))`;
  const open = ends.find((one) => one.open.includes(status));
  return open ? sql`r.status = ${status} and not ${open.isOver('r')}` : sql`r.status = ${status}`;
}

/**
 * SQL: the number of rows with a status. Corrects the stored count by the rows whose time is over but which the
 * schedule has not ended yet. These are few.
 */
function countOfStatus(kind: Kind, organizationId: string, status: string): Sql {
  const stored = storedCount(organizationId, kind.table, status);
  const late = ({ open, isOver }: Kind['ends'][number]) =>
    sql`(select count(*) from ${raw(kind.table)} r where r.organization_id = ${organizationId}
      and r.status in ${literals(open)} and ${isOver('r')})`;
  const end = kind.ends.find(({ shown }) => shown === status);
  if (end) return sql`(${stored}) + ${late(end)}`;
  const open = kind.ends.find((one) => one.open.includes(status));
  return open ? sql`(${stored}) - ${late({ ...open, open: [status] })}` : sql`(${stored})`;
}

const isStored = ({ status, channel, job_id: jobId, candidate_id: candidateId, search }: ScreeningQuery): boolean =>
  !(jobId || candidateId || search || (status && channel));

/** The number of rows before and after any position. Counted up to the cap, if there is one. */
function countOf(kind: Kind, organizationId: string, query: ScreeningQuery, where: Sql): Sql {
  const { status, channel } = query;
  if (!isStored(query)) return sql`(${countOfRows(sql`${raw(kind.table)} r where ${where}`, capOf(query))})`;
  if (channel) return sql`(${storedCount(organizationId, 'screening_channels', channel)})`;
  return status ? countOfStatus(kind, organizationId, status) : sql`(${storedCount(organizationId, kind.table)})`;
}

/** The reply's schema drops the columns of the other type. */
const item = sql`p.type, p.id, coalesce(s.candidate_id, v.candidate_id) as candidate_id,
  coalesce(s.job_id, v.job_id) as job_id, c.full_name as candidate_name, j.title as job_title,
  a.status as pipeline_status, a.match_score,
  case when p.type = '${raw(sessions.type)}' then ${shownStatus('s', sessions)} else ${shownStatus('v', interviews)} end as status,
  coalesce(s.current_question_index, v.current_question_index) as current_question_index,
  coalesce(s.expires_at, v.expires_at) as expires_at, coalesce(s.metadata, v.metadata) as metadata,
  coalesce(s.created_at, v.created_at) as created_at, coalesce(s.updated_at, v.updated_at) as updated_at,
  s.channel, s.calculated_score, s.email_sent_at, s.email_opened_at, s.form_started_at, s.completed_at,
  v.question_source, v.initiated_via, c.total_experience_years, c.relevant_experience_years, v.overall_score,
  v.proctoring_trust_score, v.proctoring_risk_level, v.recording_merge_status, v.has_recording_chunks,
  v.has_valid_merge, v.started_at, v.ended_at`;
/** SQL: joins for the columns of `item`. `page` has rows of type and ID. */
const joined = (tenant: unknown): Sql => sql`page p
  left join screening_sessions s
    on p.type = '${raw(sessions.type)}' and s.organization_id = ${tenant} and s.id = p.id
  left join video_interviews v
    on p.type = '${raw(interviews.type)}' and v.organization_id = ${tenant} and v.id = p.id
  left join candidates c on c.organization_id = ${tenant} and c.id = coalesce(s.candidate_id, v.candidate_id)
  left join jobs j on j.organization_id = ${tenant} and j.id = coalesce(s.job_id, v.job_id)
  left join candidate_jobs a on a.organization_id = ${tenant} and a.candidate_id = c.id and a.job_id = j.id`;

function one({ type, table }: Kind, columns: Sql, organizationId: string, id: string): Sql {
  const tenant = shared(organizationId);
  return sql`with page as (
      select '${raw(type)}' as type, id from ${raw(table)} where organization_id = ${tenant} and id = ${id})
    select ${columns} from ${joined(tenant)}`;
}
const interviewItem = sql`${item}, v.questions, v.proctoring_summary_json, v.integrity_json, v.readiness_json`;

/** SQL: every screening, in the format of the list. */
export function everyScreening(type: ScreeningType, organizationId: string): Sql {
  const { table } = type === sessions.type ? sessions : interviews;
  const tenant = shared(organizationId);
  return sql`with page as (
      select '${raw(type)}' as type, id from ${raw(table)} where organization_id = ${tenant})
    select ${item} from ${joined(tenant)} order by updated_at desc, id desc`;
}

export class ScreeningQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async find(organizationId: string, type: ScreeningType, id: string): Promise<ScreeningDetail | undefined> {
    if (type === 'screening_session') {
      const statement = named('screening-session', one(sessions, item, organizationId, id));
      const row = await this.#db.row<ScreeningDetail & { type: typeof type }>(statement);
      return row && { ...row, responses: await this.#responses(organizationId, id) };
    }
    const statement = named('screening-interview', one(interviews, interviewItem, organizationId, id));
    const row = await this.#db.row<ScreeningDetail & { type: typeof type }>(statement);
    if (!row) return undefined;
    const [answers, ratings] = await Promise.all([
      this.#answers(organizationId, id),
      this.#ratings(organizationId, id),
    ]);
    return { ...row, answers, ratings };
  }

  #responses(organizationId: string, sessionId: string): Promise<ScreeningResponse[]> {
    return this.#db.rows(
      named(
        'screening-responses',
        sql`select id, question_id, question, answer, answer_type, score, answered_at from screening_responses
          where organization_id = ${organizationId} and session_id = ${sessionId} order by answered_at, id`,
      ),
    );
  }

  #answers(organizationId: string, interviewId: string): Promise<VideoInterviewAnswer[]> {
    return this.#db.rows(
      named(
        'screening-answers',
        sql`select question_index, question_text, answer_transcript, notes, score, score_reasons, seconds, answered_at
          from video_interview_answers
          where organization_id = ${organizationId} and interview_id = ${interviewId} order by question_index`,
      ),
    );
  }

  #ratings(organizationId: string, interviewId: string): Promise<VideoInterviewRating[]> {
    return this.#db.rows(
      named(
        'screening-ratings',
        sql`select r.rating, jsonb_build_object('id', r.user_id, 'name', u.full_name) as user, r.created_at, r.updated_at
          from video_interview_ratings r
          left join users u on u.organization_id = r.organization_id and u.id = r.user_id
          where r.organization_id = ${organizationId} and r.interview_id = ${interviewId} order by r.created_at, r.user_id`,
      ),
    );
  }

  /** Reads each table along its index, and no further than the page; joins the page's rows alone. */
  async page(organizationId: string, query: ScreeningQuery, reader: Reader): Promise<Page<ScreeningItem>> {
    const { after, limit, offset } = query;
    const settled = after && (await settledUntil(this.#db));
    const parts = kindsOf(query).map((kind) => ({ ...kind, where: filtered(kind, organizationId, query) }));
    if (parts.length === 0) return { rows: [], total: 0, ...(after && { next: after }) };
    const pattern = likePattern(query.search);
    const found = pattern ? searched(organizationId, pattern, reader) : empty;
    const counts = parts.map(({ where, ...kind }) => {
      const total = countOf(kind, organizationId, query, where);
      if (!after) return total;
      const some = sql`select 1 from ${raw(kind.table)} r where ${where} and (r.updated_at, r.id)`;
      return countFromNearerEnd(sql`${some} > ${positionSql(after)}`, sql`${some} <= ${positionSql(after)}`, total);
    });
    const direction = after ? 'asc' : 'desc';
    const order = (row: string) => raw(`order by ${row}.updated_at ${direction}, ${row}.id ${direction}`);
    const within =
      after && settled ? sql`and (r.updated_at, r.id) > ${positionSql(after)} and r.updated_at < ${settled}` : empty;
    const cut = parts.map(
      ({ type, table, where }) =>
        sql`(select '${raw(type)}' as type, r.id, r.updated_at from ${raw(table)} r where ${where} ${within}
          ${order('r')} limit ${limit + offset})`,
    );
    const [rows, total] = await Promise.all([
      this.#db.rows<ScreeningItem>(
        sql`with ${found} page as (
            select * from (${join(cut, ' union all ')}) m ${order('m')} limit ${limit} offset ${offset})
          select ${item} from ${joined(organizationId)} ${order('p')}`,
      ),
      this.#db.row<{ n: number }>(
        sql`with ${found} counted as (select ${join(counts, ' + ')} as n) select n from counted`,
      ),
    ]);
    const last = rows.at(-1);
    const next = after && (last ? { ...after, at: last.updated_at, id: last.id } : after);
    return { rows, ...countOfPage(total?.n ?? 0, isStored(query) ? undefined : capOf(query)), ...(next && { next }) };
  }
}

function kindsOf({ type, status, channel }: ScreeningQuery): Kind[] {
  const kinds = { all: [sessions, interviews], session: [sessions], video: [interviews] }[type];
  return kinds.filter(
    (kind) => (status === undefined || kind.statuses.includes(status)) && (channel === undefined || kind === sessions),
  );
}

const filtered = (kind: Kind, organizationId: string, query: ScreeningQuery): Sql =>
  new Conditions(sql`r.organization_id = ${organizationId}`)
    .and(query.status, (status) => statusIs(kind, status))
    .and(query.job_id, (jobId) => sql`r.job_id = ${jobId}`)
    .and(query.candidate_id, (candidateId) => sql`r.candidate_id = ${candidateId}`)
    .and(query.channel, (channel) => sql`r.channel = ${channel}`)
    .and(likePattern(query.search), () => kind.isFound).sql;
