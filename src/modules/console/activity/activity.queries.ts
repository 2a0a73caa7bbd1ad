import { type MessageKind, type messageStates, shownMessageState } from '#modules/outreach';
import type { Channel, interviewStatuses, sessionStatuses } from '#modules/screenings';
import type { Database } from '#platform/database/database.ts';
import { empty, join, raw, type Sql, shared, sql } from '#platform/database/sql.ts';

/** The activity of a candidate, or of one of their applications. */
export type ActivityScope = { candidateId: string; applicationId?: string | undefined };

/** Topics to filter by. */
export const activityTopics = ['moves', 'notes', 'messages', 'screenings', 'changes'] as const;
export type ActivityTopic = (typeof activityTopics)[number];

type Details = {
  move: { from: string | null; to: string };
  note: { text: string; is_cut: boolean; edited_at: string | null; mentions: string[] };
  message: {
    message_kind: MessageKind;
    state: (typeof messageStates)[number];
    subject: string | null;
    text: string | null;
    is_cut: boolean;
    error: string | null;
    attempts: number;
    recipient: string | null;
    interview_id: string | null;
  };
  interested: null;
  declined: null;
  screening: { channel: Channel };
  screening_opened: null;
  screening_ended: { channel: Channel; status: (typeof sessionStatuses)[number]; score: number | null };
  interview: null;
  interview_ended: { status: (typeof interviewStatuses)[number]; score: number | null };
  resume: { state: 'queued' | 'ok' | 'failed' };
  change: { action: string; changed: string[] };
};
export type ActivityKind = keyof Details;

/** An entry's place in the list. */
export type ActivityPosition = { at: string; rank: number; id: string };

type Actor = {
  actor_type: 'user' | 'key' | 'operator' | 'candidate' | null;
  actor_id: string | null;
  actor_name: string | null;
  is_import: boolean;
};
type Entry<K extends ActivityKind> = ActivityPosition &
  Actor & {
    kind: K;
    application_id: string | null;
    job_id: string | null;
    job_title: string | null;
    detail: Details[K];
  };
export type ActivityEntry = { [K in ActivityKind]: Entry<K> }[ActivityKind];

/** Notes and emails are cut after so many characters: a page has many. */
const excerpt = 1_500;

/** The number decides between entries of one time. */
const ranks: Record<ActivityKind, number> = {
  move: 1,
  screening: 2,
  interview: 3,
  message: 4,
  interested: 5,
  declined: 6,
  screening_opened: 7,
  screening_ended: 8,
  interview_ended: 9,
  resume: 10,
  note: 11,
  change: 12,
};

type Read = {
  organizationId: string;
  scope: ActivityScope;
  topic: ActivityTopic | undefined;
  before: ActivityPosition | undefined;
  limit: number;
};

type Source = {
  kind: ActivityKind;
  topic: ActivityTopic;
  at: Sql;
  id: Sql;
  from: Sql;
  where: Sql;
  application?: Sql;
  job?: Sql;
  actorType?: Sql;
  actorId?: Sql;
  isImport?: Sql;
  detail?: Sql;
};

/** Compares in a form that indexes can use. Entries of the same time are sorted by rank, then by ID. */
function isBefore({ at, id, kind }: Source, before: ActivityPosition | undefined): Sql {
  if (!before) return sql`true`;
  const rank = ranks[kind];
  if (rank === before.rank) return sql`(${at}, ${id}) < (${before.at}::timestamptz, ${before.id}::uuid)`;
  return rank < before.rank ? sql`${at} <= ${before.at}::timestamptz` : sql`${at} < ${before.at}::timestamptz`;
}

/** The newest entries of one kind. */
function newest(source: Source, { before, limit }: Read): Sql {
  const { kind, at, id, from, where, application, job, actorType, actorId, isImport, detail } = source;
  const none = (type: string): Sql => raw(`null::${type}`);
  return sql`(select ${raw(String(ranks[kind]))} as rank, ${raw(`'${kind}'`)} as kind, ${at} as at, ${id} as id,
      ${application ?? none('uuid')} as application_id, ${job ?? none('uuid')} as job_id,
      ${actorType ?? none('text')} as actor_type, ${actorId ?? none('uuid')} as actor_id,
      ${isImport ?? sql`false`} as is_import, ${detail ?? none('jsonb')} as detail
    from ${from} where ${where} and ${isBefore(source, before)}
    order by ${at} desc, ${id} desc limit ${limit})`;
}

const cut = (column: Sql): Sql => sql`left(${column}, ${raw(String(excerpt))})`;
const isCut = (column: Sql): Sql => sql`coalesce(length(${column}), 0) > ${raw(String(excerpt))}`;

/** `alias` of a table that a user has written, perhaps the operator signed in as them. */
const userOr = (alias: string): Sql => sql`case when ${raw(alias)}.by_operator then 'operator' else 'user' end`;

const ofImport = sql`coalesce(x.details ->> 'via' = 'import', false)`;

function sourcesOf({ organizationId, scope, before, limit }: Read): Source[] {
  const tenant = shared(organizationId);
  const candidate = shared(scope.candidateId);
  const ofOne = scope.applicationId !== undefined;
  /** Rows of the candidate and, if an application is chosen, of its job. */
  const ofScope = (row: string): Sql => {
    const r = raw(row);
    const ofJob = ofOne ? sql`and ${r}.job_id = (select job_id from application)` : empty;
    return sql`${r}.organization_id = ${tenant} and ${r}.candidate_id = ${candidate} ${ofJob}`;
  };
  const applicationOf = (row: string): Sql => sql`(select a.id from application a where a.job_id = ${raw(row)}.job_id)`;
  // Only the audit log contains who added the application. A merged application was added twice.
  const moves = sql`application a cross join lateral (
      select s.id, s.from_status, s.to_status, s.changed_at, s.changed_by_user_id, s.by_operator
      from candidate_job_status_events s
      where s.organization_id = ${tenant} and s.application_id = a.id
        ${before ? sql`and s.changed_at <= ${before.at}::timestamptz` : empty}
      order by s.changed_at desc, s.id desc limit ${limit + 1}) e
    left join lateral (
      select x.actor_type, x.actor_id, ${ofImport} as is_import from audit_entries x
      where e.from_status is null and x.organization_id = ${tenant} and x.subject = a.id::text
        and x.action = 'application.create'
        and x.created_at between e.changed_at - interval '1 minute' and e.changed_at + interval '1 minute'
      order by x.created_at limit 1) added on true
    -- The consent that is given on the job page is stored together with the application.
    left join lateral (
      select 'candidate' as actor_type from consents n
      where e.from_status is null and n.organization_id = ${tenant} and n.candidate_id = ${candidate}
        and n.purpose = 'application' and n.channel = 'web_page'
        and n.created_at between e.changed_at - interval '1 second' and e.changed_at + interval '1 second'
      limit 1) applied on true`;
  // Leaves out moves and the service's own actions, because they have their own entries.
  const changes = sql`(
      ${ofOne ? empty : sql`select ${candidate}::uuid as id, null::uuid as application_id, null::uuid as job_id union all`}
      select a.id, a.id as application_id, a.job_id from application a) about
    cross join lateral (
      select x.id, x.created_at, x.actor_type, x.actor_id, ${ofImport} as is_import, x.action, x.changed from audit_entries x
      where x.organization_id = ${tenant} and x.subject = about.id::text
        ${before ? sql`and x.created_at <= ${before.at}::timestamptz` : empty}
        and (x.action in ('candidate.create', 'candidate.merge', 'talent_pool.reveal', 'application.note')
          or x.action = 'candidate.update' and x.changed <> '{}'
          or x.action = 'application.update' and x.changed && '{notes,metadata,external_id}')
      order by x.created_at desc, x.id desc limit ${limit + 1}) x`;
  const session = {
    from: sql`screening_sessions s`,
    application: applicationOf('s'),
    job: sql`s.job_id`,
    id: sql`s.id`,
  };
  const interview = {
    from: sql`video_interviews v`,
    application: applicationOf('v'),
    job: sql`v.job_id`,
    id: sql`v.id`,
  };
  const answer = { from: sql`application a`, application: sql`a.id`, job: sql`a.job_id`, id: sql`a.id` };
  const sent = sql`coalesce(m.sent_at, m.created_at)`;
  const own: Source[] = [
    {
      ...{ kind: 'move', topic: 'moves', at: sql`e.changed_at`, id: sql`e.id`, from: moves, where: sql`true` },
      ...{ application: sql`a.id`, job: sql`a.job_id` },
      actorType: sql`case when e.changed_by_user_id is not null then ${userOr('e')}
        else coalesce(added.actor_type, applied.actor_type) end`,
      actorId: sql`coalesce(e.changed_by_user_id, added.actor_id)`,
      isImport: sql`coalesce(added.is_import, false)`,
      detail: sql`jsonb_build_object('from', e.from_status, 'to', e.to_status)`,
    },
    {
      ...{ kind: 'note', topic: 'notes', at: sql`n.created_at`, id: sql`n.id`, from: sql`notes n` },
      where: ofOne
        ? sql`n.organization_id = ${tenant} and n.application_id = ${scope.applicationId}`
        : sql`n.organization_id = ${tenant} and n.candidate_id = ${candidate}`,
      application: sql`n.application_id`,
      job: sql`(select a.job_id from application a where a.id = n.application_id)`,
      actorType: sql`case when n.author_type = 'user' then ${userOr('n')} else n.author_type end`,
      actorId: sql`n.author_id`,
      detail: sql`jsonb_build_object('text', ${cut(sql`n.text`)}, 'is_cut', ${isCut(sql`n.text`)}, 'edited_at', n.edited_at,
        'mentions', array(select y.label from note_mentions y
          where y.organization_id = n.organization_id and y.note_id = n.id and y.removed_at is null))`,
    },
    {
      ...{ kind: 'message', topic: 'messages', at: sent, id: sql`m.id`, from: sql`outbound_messages m` },
      ...{ where: ofScope('m'), application: applicationOf('m'), job: sql`m.job_id` },
      detail: sql`jsonb_build_object('message_kind', m.kind, 'state', ${shownMessageState}, 'subject', m.subject,
        'text', ${cut(sql`m.kept_text`)}, 'is_cut', ${isCut(sql`m.kept_text`)}, 'error', left(m.error, 300),
        'attempts', m.attempts, 'recipient', m.recipient, 'interview_id', m.interview_id)`,
    },
    {
      ...{ kind: 'interested', topic: 'messages', ...answer, at: sql`a.interest_clicked_at` },
      where: sql`a.interest_clicked_at is not null`,
    },
    {
      ...{ kind: 'declined', topic: 'messages', ...answer, at: sql`a.interest_declined_at` },
      where: sql`a.interest_declined_at is not null`,
    },
    {
      ...{ kind: 'screening', topic: 'screenings', ...session, at: sql`s.created_at`, where: ofScope('s') },
      detail: sql`jsonb_build_object('channel', s.channel)`,
    },
    {
      ...{ kind: 'screening_opened', topic: 'screenings', ...session, at: sql`s.email_opened_at` },
      where: sql`${ofScope('s')} and s.email_opened_at is not null`,
    },
    {
      ...{ kind: 'screening_ended', topic: 'screenings', ...session },
      at: sql`coalesce(s.completed_at, case when s.status = 'expired' then s.expires_at else s.updated_at end)`,
      where: sql`${ofScope('s')} and s.status in ('completed', 'expired', 'cancelled')`,
      detail: sql`jsonb_build_object('channel', s.channel, 'status', s.status, 'score', s.calculated_score)`,
    },
    { kind: 'interview', topic: 'screenings', ...interview, at: sql`v.created_at`, where: ofScope('v') },
    {
      ...{ kind: 'interview_ended', topic: 'screenings', ...interview },
      at: sql`coalesce(v.ended_at, case when v.status = 'expired' then v.expires_at else v.updated_at end)`,
      where: sql`${ofScope('v')} and v.status in ('completed', 'abandoned', 'expired')`,
      detail: sql`jsonb_build_object('status', v.status, 'score', v.overall_score)`,
    },
    {
      ...{ kind: 'change', topic: 'changes', at: sql`x.created_at`, id: sql`x.id`, from: changes, where: sql`true` },
      ...{ application: sql`about.application_id`, job: sql`about.job_id` },
      ...{ actorType: sql`x.actor_type`, actorId: sql`x.actor_id`, isImport: sql`x.is_import` },
      detail: sql`jsonb_build_object('action', x.action, 'changed', to_jsonb(x.changed))`,
    },
  ];
  if (ofOne) return own;
  return [
    ...own,
    {
      ...{
        kind: 'resume',
        topic: 'changes',
        at: sql`r.read_at`,
        id: sql`r.candidate_id`,
        from: sql`candidate_resumes r`,
      },
      where: sql`r.organization_id = ${tenant} and r.candidate_id = ${candidate} and r.read_at is not null`,
      detail: sql`jsonb_build_object('state', r.state)`,
    },
  ];
}

/** Lists the events of a candidate or an application. */
export class ActivityQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Newest first. Reads up to `limit` entries of each kind by an index. */
  list(read: Read): Promise<ActivityEntry[]> {
    const { organizationId, scope, topic, limit } = read;
    const tenant = shared(organizationId);
    const sources = sourcesOf(read).filter((source) => topic === undefined || source.topic === topic);
    const ofOne = scope.applicationId === undefined ? empty : sql`and a.id = ${scope.applicationId}`;
    return this.#db.rows(
      sql`with application as materialized (
          select a.id, a.job_id, a.interest_clicked_at, a.interest_declined_at from candidate_jobs a
          where a.organization_id = ${tenant} and a.candidate_id = ${shared(scope.candidateId)} ${ofOne}),
        entry as (
          select * from (${join(
            sources.map((source) => newest(source, read)),
            ' union all ',
          )}) as every
          order by at desc, rank desc, id desc limit ${limit})
        select e.rank, e.kind, e.at, e.id, e.application_id, e.job_id, j.title as job_title, e.actor_type, e.actor_id,
          coalesce(u.full_name, k.name) as actor_name, e.is_import, e.detail
        from entry e
        left join jobs j on j.organization_id = ${tenant} and j.id = e.job_id
        left join users u on e.actor_type in ('user', 'operator') and u.organization_id = ${tenant} and u.id = e.actor_id
        left join api_keys k on e.actor_type = 'key' and k.organization_id = ${tenant} and k.id = e.actor_id
        order by e.at desc, e.rank desc, e.id desc`,
    );
  }
}
