import type { WorkKind } from './work.schemas.ts';
import type { DoneMinute, GroupPart, OpenTasks } from './work-summary.queries.ts';

export type WorkSummary = {
  /** Kinds with open tasks, or tasks done in the last hour. */
  kinds: {
    kind: WorkKind;
    queued: number;
    running: number;
    retrying: number;
    failed: number;
    done_last_hour: number;
    /** Age of the oldest task that is queued, running or retrying. */
    oldest_seconds: number | null;
    /** Seconds until all queued and running tasks are done. Null if the rate is unknown. */
    estimate_seconds: number | null;
  }[];
  /** Tasks done in each of the last 60 minutes; the current minute is the last. */
  minutes: number[];
  groups: {
    task_group: string;
    kind: 'bulk_apply';
    job_id: string | null;
    job_title: string | null;
    created_at: string;
    /** When the last task ended. */
    finished_at: string | null;
    /** Counts in steps: a bulk apply of 100 candidates has 100 emails and 100 applications to score. */
    parts: { kind: WorkKind; done: number; skipped: number; waiting: number; failed: number; total: number }[];
  }[];
};

const minutes = 60;
const rateMinutes = 10;
/** Fewer steps give no reliable rate. */
const minSteps = 5;

/**
 * Start of the measurement of each kind's rate: when its oldest task was queued, because there was no idle time since.
 * At most ten minutes ago.
 */
export function rateStarts(open: readonly OpenTasks[], now: Date): Map<string, Date> {
  const earliest = now.getTime() - rateMinutes * 60_000;
  const since = new Map<string, Date>();
  for (const { kind, oldest } of open.filter(isMoving)) {
    const from = Math.max(Date.parse(oldest), earliest);
    since.set(kind, new Date(Math.min(from, since.get(kind)?.getTime() ?? from)));
  }
  return since;
}

/** Leaves out tasks that wait for a retry, which say nothing about the rate. */
const isMoving = ({ state }: OpenTasks): boolean => state === 'queued' || state === 'running';

const sum = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((n, row) => n + of(row), 0);

type Rates = { now: Date; since: ReadonlyMap<string, Date>; steps: ReadonlyMap<string, number> };

export function workSummaryOf(
  open: readonly OpenTasks[],
  done: readonly DoneMinute[],
  groups: readonly GroupPart[],
  { now, since, steps }: Rates,
): WorkSummary {
  const current = Math.floor(now.getTime() / 60_000);
  const kinds = [...new Set([...open, ...done].map(({ kind }) => kind as WorkKind))].sort();
  return {
    kinds: kinds.map((kind) => {
      const tasks = open.filter((one) => one.kind === kind);
      const finished = done.filter((one) => one.kind === kind);
      const count = (state: OpenTasks['state']) => tasks.find((one) => one.state === state)?.count ?? 0;
      const ages = tasks.filter(({ state }) => state !== 'failed').map(({ oldest }) => secondsSince(oldest, now));
      const from = since.get(kind);
      return {
        kind,
        queued: count('queued'),
        running: count('running'),
        retrying: count('retrying'),
        failed: count('failed'),
        done_last_hour: sum(finished, (one) => one.count),
        oldest_seconds: ages.length > 0 ? Math.round(Math.max(...ages)) : null,
        estimate_seconds: from ? estimate(tasks.filter(isMoving), steps.get(kind) ?? 0, secondsSince(from, now)) : null,
      };
    }),
    minutes: Array.from({ length: minutes }, (_, i) =>
      sum(
        done.filter(({ minute }) => minute === current - (minutes - 1 - i)),
        (one) => one.count,
      ),
    ),
    groups: grouped(groups),
  };
}

const secondsSince = (timestamp: string | Date, now: Date): number =>
  Math.max(0, (now.getTime() - new Date(timestamp).getTime()) / 1000);

/** Seconds for the steps left; null when too few steps are done. */
function estimate(moving: readonly OpenTasks[], done: number, seconds: number): number | null {
  const steps = done + sum(moving, (one) => one.done);
  if (steps < minSteps) return null;
  return Math.ceil((sum(moving, (one) => one.left) * Math.max(seconds, 1)) / steps);
}

export function grouped(parts: readonly GroupPart[]): WorkSummary['groups'] {
  return [...Map.groupBy(parts, (part) => part.taskGroup)].map(([taskGroup, of]) => {
    const about = of.find((part) => part.jobId !== null) ?? of[0];
    return {
      task_group: taskGroup,
      kind: 'bulk_apply' as const,
      job_id: about?.jobId ?? null,
      job_title: about?.jobTitle ?? null,
      created_at: about?.createdAt ?? '',
      finished_at: about?.finishedAt ?? null,
      parts: of.map(({ kind, done, skipped, waiting, failed, total }) => ({
        kind: kind as WorkKind,
        done,
        skipped,
        waiting,
        failed,
        total,
      })),
    };
  });
}
