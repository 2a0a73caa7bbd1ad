import type { TestApp } from '../../support/app.ts';

const hired = ['hired', 'Candidate joined'];
type Move = { id: string; to_status: string; changed_at: Date | string; undoes_event_id: string | null };
const msOf = (time: Date | string): number => new Date(time).getTime();

const counted = (rows: Iterable<unknown[]>): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(JSON.stringify(row), (counts.get(JSON.stringify(row)) ?? 0) + 1);
  return new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** What the report tables have to say, computed from the applications and their history alone. */
export async function countedFromScratch(app: TestApp, organizationId: string) {
  const applications = await app.rows(
    `select a.*, (a.created_at at time zone 'UTC')::date::text as day, coalesce(btrim(p.source), '') as source
     from candidate_jobs a join candidates p on p.id = a.candidate_id where a.organization_id = $1`,
    [organizationId],
  );
  const moves: Map<string, Move[]> = Map.groupBy(
    await app.rows('select * from candidate_job_status_events where organization_id = $1 order by changed_at, id', [
      organizationId,
    ]),
    (row: any) => row.application_id,
  );
  const outcomes: unknown[][] = [];
  const times: unknown[][] = [];
  const hires: unknown[][] = [];
  for (const { id, job_id, day, status, source, created_at, status_date } of applications) {
    const all = moves.get(id) ?? [];
    const undos = (of: string): number => all.filter((move) => move.undoes_event_id === of).length;
    const history = all.filter((move) => move.undoes_event_id === null && undos(move.id) % 2 === 0);
    const statuses = [...new Set([...history.map((move) => move.to_status), status])].sort();
    for (const unit of ['job', 'day', 'month']) {
      const key = [unit, unit === 'job' ? job_id : null, unit === 'month' ? `${day.slice(0, 7)}-01` : day];
      outcomes.push([...key, source, status, statuses]);
      const stays = new Map<string, number>();
      for (const [index, { to_status, changed_at }] of history.entries()) {
        const next = history[index + 1];
        if (next && to_status !== status)
          stays.set(to_status, (stays.get(to_status) ?? 0) + msOf(next.changed_at) - msOf(changed_at));
      }
      for (const [stage, ms] of stays)
        times.push([...key, stage, Math.floor(Math.log(Math.max(0, ms) / 3_600_000 + 1) / Math.log(1.1))]);
    }
    if (!hired.includes(status)) continue;
    const at = msOf(history.find(({ to_status }) => hired.includes(to_status))?.changed_at ?? status_date);
    const days = Math.max(0, at - msOf(created_at)) / 86_400_000;
    hires.push([job_id, day, new Date(at).toISOString().slice(0, 10), days.toFixed(6)]);
  }
  return { outcomes: counted(outcomes), times: counted(times), hires: counted(hires) };
}

/** What the report tables say. */
export async function storedCounts(app: TestApp, organizationId: string) {
  const key = `unit, case when unit = 'job' then job_id end as job, day::text as day`;
  const read = async (sql: string, columns: (row: any) => unknown[]) => {
    const rows = await app.rows(sql, [organizationId]);
    return counted(rows.flatMap((row: any) => Array.from({ length: Number(row.applications) }, () => columns(row))));
  };
  return {
    outcomes: await read(
      `select ${key}, source, status, array(select s from unnest(statuses) as s order by s collate "C") as statuses, applications
       from report_outcomes where organization_id = $1`,
      ({ unit, job, day, source, status, statuses }) => [unit, job, day, source, status, statuses],
    ),
    times: await read(
      `select ${key}, status, bucket, applications from report_stage_times where organization_id = $1`,
      ({ unit, job, day, status, bucket }) => [unit, job, day, status, bucket],
    ),
    hires: await read(
      `select job_id, day::text as day, hired_on::text as hired_on, days, 1 as applications from report_hires
       where organization_id = $1`,
      ({ job_id, day, hired_on, days }) => [job_id, day, hired_on, days.toFixed(6)],
    ),
  };
}
