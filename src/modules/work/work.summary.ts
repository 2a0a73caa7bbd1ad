import type { WorkKind } from './work.schemas.ts';
import type { DoneMinute, GroupPart, OpenWork } from './work-summary.queries.ts';

/** An organization's work at a glance. */
export type WorkSummary = {
  /** Kinds of which anything is open or was done in the last hour. */
  kinds: {
    kind: WorkKind;
    queued: number;
    running: number;
    retrying: number;
    failed: number;
    done_last_hour: number;
    /** Age of the oldest that is queued, running or retrying. */
    oldest_seconds: number | null;
    /** Until what is queued and running is done; null when there is nothing to go by. */
    estimate_seconds: number | null;
  }[];
  /** Tasks done in each of the last 60 minutes of the clock, oldest first; the last is the one at hand. */
  minutes: number[];
  groups: {
    task_group: string;
    kind: 'bulk_apply';
    job_id: string | null;
    job_title: string | null;
    created_at: string;
    /** In steps: a bulk apply of 100 has 100 emails and 100 applications to score. */
    parts: { kind: WorkKind; done: number; failed: number; total: number }[];
  }[];
};

const minutes = 60;
const rateMinutes = 10;
/** Fewer steps than these say nothing about a rate. */
const handful = 5;

/**
 * From when on a kind's rate is measured: as long as its oldest task has been waiting there was always something to do, so
 * that no idle time is in it; ten minutes at most.
 */
export function measuredSince(open: readonly OpenWork[], now: Date): Map<string, Date> {
  const earliest = now.getTime() - rateMinutes * 60_000;
  const since = new Map<string, Date>();
  for (const { kind, oldest } of open.filter(isMoving)) {
    const from = Math.max(Date.parse(oldest), earliest);
    since.set(kind, new Date(Math.min(from, since.get(kind)?.getTime() ?? from)));
  }
  return since;
}

/** What waits for nothing but a worker. Tasks that wait for another try tell nothing of how quick it goes. */
const isMoving = ({ state }: OpenWork): boolean => state === 'queued' || state === 'running';

const sum = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((n, row) => n + of(row), 0);

/** By kind: from when on its rate is measured, and how many steps were done since. */
type Measured = { now: Date; since: ReadonlyMap<string, Date>; steps: ReadonlyMap<string, number> };

export function summaryOf(
  open: readonly OpenWork[],
  done: readonly DoneMinute[],
  groups: readonly GroupPart[],
  { now, since, steps }: Measured,
): WorkSummary {
  const current = Math.floor(now.getTime() / 60_000);
  const kinds = [...new Set([...open, ...done].map(({ kind }) => kind as WorkKind))].sort();
  return {
    kinds: kinds.map((kind) => {
      const mine = open.filter((one) => one.kind === kind);
      const finished = done.filter((one) => one.kind === kind);
      const count = (state: OpenWork['state']) => mine.find((one) => one.state === state)?.count ?? 0;
      const ages = mine.filter(({ state }) => state !== 'failed').map(({ oldest }) => secondsSince(oldest, now));
      const from = since.get(kind);
      return {
        kind,
        queued: count('queued'),
        running: count('running'),
        retrying: count('retrying'),
        failed: count('failed'),
        done_last_hour: sum(finished, (one) => one.count),
        oldest_seconds: ages.length > 0 ? Math.round(Math.max(...ages)) : null,
        estimate_seconds: from ? estimate(mine.filter(isMoving), steps.get(kind) ?? 0, secondsSince(from, now)) : null,
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

const secondsSince = (moment: string | Date, now: Date): number =>
  Math.max(0, (now.getTime() - new Date(moment).getTime()) / 1000);

/** What is left, at the rate at which steps were done in these seconds; null where they were too few. */
function estimate(moving: readonly OpenWork[], done: number, seconds: number): number | null {
  const steps = done + sum(moving, (one) => one.begun);
  if (steps < handful) return null;
  return Math.ceil((sum(moving, (one) => one.left) * Math.max(seconds, 1)) / steps);
}

function grouped(parts: readonly GroupPart[]): WorkSummary['groups'] {
  return [...Map.groupBy(parts, (part) => part.taskGroup)].map(([taskGroup, of]) => {
    const about = of.find((part) => part.jobId !== null) ?? of[0];
    return {
      task_group: taskGroup,
      kind: 'bulk_apply' as const,
      job_id: about?.jobId ?? null,
      job_title: about?.jobTitle ?? null,
      created_at: about?.createdAt ?? '',
      parts: of.map(({ kind, done, failed, total }) => ({ kind: kind as WorkKind, done, failed, total })),
    };
  });
}
