import { Migration } from '@mikro-orm/migrations';

/**
 * Counts what applicants said about themselves, with the rights of the owner. No caller sees a row: with fewer than 30
 * answers, only their number.
 */
export class Migration20261122226100_bias_audit extends Migration {
  override up(): void {
    // The plan depends on the job and on the period.
    this.addSql(`
      create function count_self_identifications(organization uuid, from_day date, to_day date, of_job uuid,
        first_status text) returns jsonb
      language plpgsql stable security definer set plan_cache_mode = force_custom_plan set jit = off as $$
      declare
        since timestamptz := coalesce(from_day::timestamp at time zone 'UTC', '-infinity');
        until timestamptz := coalesce((to_day + 1)::timestamp at time zone 'UTC', 'infinity');
        counts jsonb;
      begin
        with application as materialized (
            select a.id, case when a.match_score_source = 'computed' then a.match_score end as score
            from candidate_jobs a
            where a.organization_id = organization and a.created_at >= since and a.created_at < until
              and (of_job is null or a.job_id = of_job)),
          answer as materialized (
            select a.id, a.score, s.sex, s.race_ethnicity
            from application a cross join self_identification_secrets k
              join self_identifications s on s.organization_id = organization
                and s.answer_key = self_identification_key(a.id, k.inner_key, k.outer_key)
            where s.sex is not null or s.race_ethnicity is not null),
          sample as materialized (
            select count(*) as applicants, percentile_cont(0.5) within group (order by score) as median_score,
              (select count(*) from answer) as answered
            from application),
          -- Evaluated only with enough answers.
          cell as (
            select x.sex, x.race_ethnicity, count(*) as applicants, count(x.score) as scored,
              count(*) filter (where x.score > s.median_score) as above_median
            from answer x cross join sample s group by 1, 2),
          selection as (
            select x.sex, x.race_ethnicity, e.to_status as status, count(distinct x.id) as n
            from answer x join candidate_job_status_events e
              on e.organization_id = organization and e.application_id = x.id and e.to_status <> first_status
            group by 1, 2, 3)
        select jsonb_build_object('applicants', applicants, 'answered', answered, 'median_score', median_score, 'cells',
            case when answered >= 30 then (
              select jsonb_agg(jsonb_build_object('sex', c.sex, 'race_ethnicity', c.race_ethnicity,
                'applicants', c.applicants, 'scored', c.scored, 'above_median', c.above_median,
                'selected', (select coalesce(jsonb_object_agg(n.status, n.n), '{}') from selection n
                  where n.sex is not distinct from c.sex and n.race_ethnicity is not distinct from c.race_ethnicity)))
              from cell c) end)
          into counts from sample;
        return counts;
      end $$`);
    this.addSql(`
      do $$ begin
        execute format('alter function count_self_identifications(uuid, date, date, uuid, text) set search_path = %I, pg_temp',
          current_schema());
      end $$`);
  }
}
