import type pg from 'pg';

/** Removes the rows that writing scenarios have created, so that every run finds the same rows. */
export type Eraser = { erase(): Promise<void> };

/** Call it before the first write. It remembers the counters and puts them back. */
export async function eraser(client: pg.Client, organization: string): Promise<Eraser> {
  const { rows } = await client.query<{ began: string }>('select clock_timestamp()::text as began');
  const began = rows[0]?.began;
  // Left by a run that broke off.
  await client.query('drop table if exists pg_temp.counted, pg_temp.made');
  await client.query('create temp table counted as select * from list_counts where organization_id = $1', [
    organization,
  ]);
  await client.query('create temp table made (id uuid primary key, job_id uuid)');
  return {
    erase: async () => {
      // Triggers would count every row again.
      await client.query('begin');
      await client.query('set local session_replication_role = replica');
      await client.query(
        'insert into made select id, job_id from candidate_jobs where organization_id = $1 and created_at >= $2',
        [organization, began],
      );
      await client.query(
        'delete from candidate_job_status_events e using made m where e.organization_id = $1 and e.application_id = m.id',
        [organization],
      );
      await client.query('delete from outbound_messages where organization_id = $1 and created_at >= $2', [
        organization,
        began,
      ]);
      await client.query('delete from tasks where organization_id = $1 and created_at >= $2', [organization, began]);
      await client.query('delete from audit_entries where organization_id = $1 and created_at >= $2', [
        organization,
        began,
      ]);
      await client.query('delete from events where organization_id = $1 and recorded_at >= $2', [organization, began]);
      await client.query('delete from candidate_jobs a using made m where a.id = m.id');
      await client.query(
        `update jobs j set applicant_count = applicant_count - m.n from (select job_id, count(*) as n from made group by job_id) as m
         where j.id = m.job_id`,
      );
      await client.query('delete from list_counts where organization_id = $1', [organization]);
      await client.query('insert into list_counts select * from counted');
      await client.query('truncate made');
      await client.query('commit');
      await client.query('truncate pgboss.job_common');
      await client.query('vacuum candidate_jobs, candidate_job_status_events, outbound_messages, jobs, list_counts');
    },
  };
}
