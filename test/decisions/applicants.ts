import type { Tenant, TestApp } from '../support/app.ts';

export type Group = {
  n: number;
  sex?: string | null;
  race?: string | null;
  job?: string;
  /** Match score of each. */
  score?: number;
  source?: 'computed' | 'integration';
  /** How many entered each status. */
  selected?: Record<string, number>;
  /** Day on which they applied, UTC. */
  at?: string;
};

/** A job whose applications nothing scores. */
export async function jobOf({ api }: Tenant): Promise<string> {
  return (await api.post('/jobs', { title: 'Engineer', skip_ai_enrichment: true })).body.data.id;
}

/** Applicants by the thousand, without scoring and emails. Those with `sex` and `race` undefined have not answered. */
export async function applicants(app: TestApp, { organizationId }: Tenant, job: string, groups: readonly Group[]) {
  for (const group of groups) {
    const { n, sex, race, score = null, source = 'computed', selected = {}, at = null } = group;
    const made = await app.rows(
      `with person as (
         insert into candidates (id, organization_id, full_name, email)
         select id, $1, 'Person', id || '@example.com' from (select gen_random_uuid() as id from generate_series(1, $2)) p
         returning id)
       insert into candidate_jobs (id, organization_id, candidate_id, job_id, status, match_score, match_score_source, created_at)
       select gen_random_uuid(), $1, id, $3, 'Applied', $4, $5, coalesce($6::timestamptz, now()) from person returning id`,
      [organizationId, n, group.job ?? job, score, source, at],
    );
    const ids = made.map(({ id }) => id);
    for (const [status, count] of Object.entries(selected)) {
      await app.rows(
        `insert into candidate_job_status_events (id, organization_id, application_id, from_status, to_status)
         select gen_random_uuid(), $1, id, 'Applied', $2 from unnest($3::uuid[]) as id`,
        [organizationId, status, ids.slice(0, count)],
      );
    }
    if (sex === undefined && race === undefined) continue;
    await app.rows(`select identify_self($1, id, true, $2, true, $3) from unnest($4::uuid[]) as id`, [
      organizationId,
      sex ?? null,
      race ?? null,
      ids,
    ]);
  }
}
