/** SQL of the floor. Columns and rows are those of the service, but the way to read them is not copied from there. */

const stored = `a.id, a.candidate_id, a.job_id, a.organization_id, a.external_id, a.status, a.screening_score, a.match_score, a.notes,
  a.shortlisted_by_user_id, a.shortlisted_at, a.screening_started_at, a.screening_completed_at, a.status_date,
  a.outreach_sent_at, a.interest_clicked_at, a.video_interview_invite_sent_at, a.whatsapp_started_at, a.closed_at,
  a.closed_by_user_id, a.metadata, a.created_at, a.updated_at, status_outcome(a.status) as outcome,
  case when a.status = 'rejected' then coalesce(a.rejected_at, a.status_date) end as rejected_at`;
const inserted = `${stored}, null::jsonb as rejection_reason`;
const application = `${stored}, case when a.rejection_reason_id is not null then (
    select jsonb_build_object('id', rr.id, 'code', rr.code, 'label', rr.label) from rejection_reasons rr
    where rr.organization_id = a.organization_id and rr.id = a.rejection_reason_id) end as rejection_reason`;
const enriched = `${application}, j.title as job_title, j.status as job_status, c.full_name as candidate_full_name,
  c.email as candidate_email, a.interest_declined_at`;
// Joins by ID alone, because foreign keys keep tenants apart. With organization_id too, the planner may read all of its
// jobs.
const joins = 'join jobs j on j.id = a.job_id join candidates c on c.id = a.candidate_id';

// The page is cut before the join.
const page = (where: string, limit: string): string =>
  `with page as (select a.* from candidate_jobs a where ${where} order by a.created_at desc, a.id desc ${limit})
   select ${enriched} from page a ${joins} order by a.created_at desc, a.id desc`;

// $1 organization, $2 job, $3 ids of applications, $4 candidates, $5 ids of events, $6 ids of messages, $7 notes,
// $8 metadata: one application, or arrays of as many.
const insertFrom = (source: string): string => {
  const task = (name: string, rows: string) =>
    `insert into pgboss.job_common (name, data, group_id, expire_seconds, deletion_seconds, keep_until, retry_limit,
       retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
     select q.name, r.data, $1::uuid::text, q.expire_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1 s',
       q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds
     from pgboss.queue q, (${rows}) as r (data) where q.name = '${name}'`;
  return `with given (id, candidate_id, event_id, message_id) as (${source}),
    a as (insert into candidate_jobs as a (id, organization_id, candidate_id, job_id, status, notes, metadata)
      select id, $1::uuid, candidate_id, $2::uuid, 'Applied', $7::text, $8::jsonb from given order by candidate_id
      on conflict (organization_id, candidate_id, job_id) do nothing returning ${inserted}),
    events as (insert into candidate_job_status_events (id, organization_id, application_id, to_status, changed_at)
      select g.event_id, $1::uuid, a.id, a.status, a.status_date from a join given g on g.id = a.id),
    messages as (insert into outbound_messages (id, organization_id, kind, dedupe_key, candidate_id, job_id, state)
      select g.message_id, $1::uuid, 'interest_outreach', 'first-apply:' || a.candidate_id || ':' || a.job_id, a.candidate_id,
        a.job_id, 'queued' from a join given g on g.id = a.id
      on conflict (organization_id, dedupe_key) do nothing returning id),
    deliveries as (${task('outreach.deliver-message', `select jsonb_build_object('organizationId', $1::uuid, 'messageId', id) from messages`)}),
    scores as (${task('matching.score', `select jsonb_build_object('organizationId', $1::uuid, 'applicationIds', jsonb_agg(id)) from a having count(*) > 0`)})
    select a.* from a`;
};

// Finds IDs first, by the trigram indexes of each table. One pass over them gives the page and the total.
const matching = `a.organization_id = $1 and (a.candidate_id = any(array(
    select id from candidates where organization_id = $1 and (full_name ilike $2 or email ilike $2)))
  or a.job_id = any(array(select id from jobs where organization_id = $1 and title ilike $2)))`;

export const statements = {
  key: `select organization_id from api_keys where hash = $1 and revoked_at is null`,
  application: `select ${enriched} from candidate_jobs a ${joins} where a.organization_id = $1 and a.id = $2`,
  job: `select j.id, j.title, j.external_id, j.jd_text, j.description, j.client_id, coalesce(c.name, j.client_name) as client_name,
      j.client_name_not_disclosed, j.direct_video_interview_on_apply, j.client_id is null as is_direct_hire,
      case when j.client_id is not null and j.client_name_not_disclosed then coalesce(o.public_name, o.name)
        else coalesce(c.name, j.client_name, o.public_name, o.name) end as public_company_name,
      j.locations, j.work_mode, j.job_type, j.openings_count, j.filled_count, j.status, j.min_experience_years,
      j.max_experience_years, j.currency, j.min_ctc, j.max_ctc, j.ctc_not_disclosed, j.rate, j.required_skills,
      j.preferred_skills, j.only_listed_skills, j.skill_weights, j.required_skills_weighted, j.preferred_skills_weighted,
      j.screening_questions,
      j.video_interview_questions, j.applicant_count, j.recruiter_id, j.metadata, j.created_at, j.updated_at
    from jobs j join organizations o on o.id = j.organization_id
      left join clients c on c.id = j.client_id
    where j.organization_id = $1 and j.id = $2`,
  candidate: `select c.id, c.full_name, coalesce(c.email, '') as email, c.external_id, c.phone_number, c.whatsapp_number, c.location,
      c.preferred_location, c.primary_skills, c.secondary_skills, c.total_experience_years, c.relevant_experience_years,
      c.current_company, c.current_designation, c.current_ctc, c.expected_ctc, c.notice_period_days, c.in_notice_period,
      c.last_working_day, c.resume_url, c.source, c.tags, c.screening_score, c.talent_pool_status, c.metadata,
      c.created_at, c.updated_at
    from candidates c where c.organization_id = $1 and c.id = $2`,
  candidateApplications: `select ${application} from candidate_jobs a
    where a.organization_id = $1 and a.candidate_id = $2 order by a.created_at desc, a.id desc`,
  ofJob: page('a.organization_id = $1 and a.job_id = $2', 'limit $3 offset $4'),
  ofJobTotal: 'select applicant_count as total from jobs where organization_id = $1 and id = $2',
  all: page('a.organization_id = $1', 'limit $2 offset $3'),
  allTotal: 'select count(*) as total from candidate_jobs where organization_id = $1',
  search: `with found as materialized (select a.id, a.created_at from candidate_jobs a where ${matching}),
      page as (select id from found order by created_at desc, id desc limit $3 offset $4)
    select ${enriched}, (select count(*) from found) as total from page join candidate_jobs a using (id) ${joins}
    order by a.created_at desc, a.id desc`,
  apply: insertFrom('values ($3::uuid, $4::uuid, $5::uuid, $6::uuid)'),
  bulk: insertFrom('select * from unnest($3::uuid[], $4::uuid[], $5::uuid[], $6::uuid[])'),
};
export type StatementName = keyof typeof statements;
