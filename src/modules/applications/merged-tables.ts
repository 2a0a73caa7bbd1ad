import { raw, type Sql, shared, sql } from '#platform/database/sql.ts';
import { applicationPairs, type Merge, type MergedTable } from '#platform/gone/merged-table.ts';
import { newId } from '#platform/ids.ts';

/** Hired before active before rejected or withdrawn, then the later in the organization's order. */
const rankOf = (row: string): Sql =>
  raw(`(case status_outcome(${row}.status) when 'hired' then 3 when 'open' then 2 else 1 end,
    coalesce(array_position(o.pipeline_statuses, ${row}.status), 0))`);
/** SQL: the application `s` has a further status than `t`, in the organization `o`. */
export const isFurtherStatus = sql`${rankOf('s')} > ${rankOf('t')}`;
const ofFurther = (column: string): Sql =>
  sql`${raw(column)} = case when ${isFurtherStatus} then s.${raw(column)} else t.${raw(column)} end`;
const eachOf = (columns: readonly string[], of: (column: string) => string): Sql =>
  raw(columns.map((column) => `${column} = ${of(column)}`).join(', '));

const firstTimes = [
  ...['shortlisted_at', 'outreach_sent_at', 'interest_clicked_at', 'interest_declined_at'],
  ...['video_interview_invite_sent_at', 'whatsapp_started_at'],
];

/**
 * Merges the deleted application (`s`) into the remaining one (`t`). Deletes `s` first, because external IDs are
 * unique.
 */
function mergedInto(merge: Merge): Sql {
  const { organizationId } = merge;
  const tenant = shared(organizationId);
  const [kept, other] = merge.prefer === 'source' ? ['s', 't'] : ['t', 's'];
  const given = `${kept}.match_score_source = 'integration' and ${kept}.match_score is not null`;
  const otherGiven = `${other}.match_score_source = 'integration' and ${other}.match_score is not null`;
  const score = (column: string) =>
    `case when ${given} then ${kept}.${column} when ${otherGiven} then ${other}.${column} else t.${column} end`;
  const { byJob } = merge.screeningScores;
  return sql`with gone as (
      delete from candidate_jobs a using ${applicationPairs(merge)}
      where a.organization_id = ${tenant} and a.id = pair.from_id returning a.*, pair.into_id)
    update candidate_jobs t set ${ofFurther('status')}, ${ofFurther('status_date')}, ${ofFurther('closed_at')},
      ${ofFurther('closed_by_user_id')},
      rejection_reason_id = case when ${isFurtherStatus} then s.rejection_reason_id
        when s.status = t.status then coalesce(t.rejection_reason_id, s.rejection_reason_id)
        else t.rejection_reason_id end,
      ${eachOf(firstTimes, (column) => `least(t.${column}, s.${column})`)},
      ${eachOf(['screening_started_at', 'screening_completed_at'], (column) => `greatest(t.${column}, s.${column})`)},
      ${eachOf(['match_score', 'match_score_source'], score)},
      ${eachOf(['external_id', 'notes'], (column) => `coalesce(nullif(${kept}.${column}, ''), ${other}.${column})`)},
      shortlisted_by_user_id = coalesce(t.shortlisted_by_user_id, s.shortlisted_by_user_id),
      metadata = case when coalesce(t.metadata, s.metadata) is not null
        then ${raw(`coalesce(${other}.metadata, '{}') || coalesce(${kept}.metadata, '{}')`)} end,
      screening_score = coalesce(
        (select latest.score from unnest(${[...byJob.keys()]}::uuid[], ${[...byJob.values()]}::float8[])
          as latest (job_id, score) where latest.job_id = t.job_id),
        ${raw(`${kept}.screening_score, ${other}.screening_score`)})
    from gone s join organizations o on o.id = ${tenant}
    where t.organization_id = ${tenant} and t.id = s.into_id`;
}

/** Adds an event if the joined histories end with a status other than the application's. */
function endOfHistory({ organizationId, applications }: Merge): Sql[] {
  const ids = [...applications.values()];
  const userId = sql`case when current_setting('app.actor', true) like 'user:%'
    then split_part(current_setting('app.actor', true), ':', 2)::uuid end`;
  return [
    // This is not a new decision.
    sql`select set_config('app.decisions', 'off', true)`,
    sql`insert into candidate_job_status_events
        (id, organization_id, application_id, from_status, to_status, changed_by_user_id, changed_at)
      select n.event_id, a.organization_id, a.id, e.to_status, a.status, ${userId}, statement_timestamp()
      from unnest(${ids}::uuid[], ${ids.map(() => newId())}::uuid[]) as n (id, event_id)
        join candidate_jobs a on a.organization_id = ${organizationId} and a.id = n.id
        cross join lateral (
          select h.to_status from candidate_job_status_events h
          where h.organization_id = ${organizationId} and h.application_id = a.id
          order by h.changed_at desc, h.id desc limit 1) e
      where e.to_status <> a.status`,
    sql`select set_config('app.decisions', '', true)`,
  ];
}

export const applicationMerges: readonly MergedTable[] = [
  {
    table: 'candidate_jobs',
    merge: (merge) => [
      // Events have no trigger for the candidate of an application, which changes nowhere else.
      sql`with moved as (
          update candidate_jobs set candidate_id = ${merge.intoId}, event_version = event_version + 1
          where organization_id = ${merge.organizationId} and candidate_id = ${merge.fromId}
            and id <> all(${[...merge.applications.keys()]}::uuid[])
          returning *)
        select write_event(organization_id, 'application.updated', 'application', id, event_version, '{candidate_id}',
          jsonb_build_object('candidate_id', candidate_id, 'job_id', job_id, 'status', status, 'match_score', match_score,
            'screening_score', screening_score)) from moved`,
      mergedInto(merge),
      ...(merge.applications.size > 0 ? endOfHistory(merge) : []),
    ],
  },
  {
    table: 'candidate_job_status_events',
    merge: (merge) => [
      sql`update candidate_job_status_events e set application_id = pair.into_id from ${applicationPairs(merge)}
        where e.organization_id = ${merge.organizationId} and e.application_id = pair.from_id`,
    ],
  },
  { table: 'tombstones', kept: 'Tombstones say whose application was deleted then.' },
];
