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
  return new Map(
    open.flatMap(({ kind, since }) =>
      since === null ? [] : [[kind, new Date(Math.max(Date.parse(since), earliest))]],
    ),
  );
}

/** How many steps of a kind were done, and in how many seconds. */
type Measured = { now: Date; steps: ReadonlyMap<string, number>; seconds: ReadonlyMap<string, number> };

export function summaryOf(
  open: readonly OpenWork[],
  done: readonly DoneMinute[],
  groups: readonly GroupPart[],
  { now, steps, seconds }: Measured,
): WorkSummary {
  const kinds = [...new Set([...open, ...done].map(({ kind }) => kind as WorkKind))].sort();
  const sum = (rows: readonly DoneMinute[]) => rows.reduce((n, { count }) => n + count, 0);
  const current = Math.floor(now.getTime() / 60_000);
  return {
    kinds: kinds.map((kind) => {
      const mine = open.find((one) => one.kind === kind);
      const finished = done.filter((one) => one.kind === kind);
      const { queued = 0, running = 0, retrying = 0, failed = 0, oldestSeconds = null } = mine ?? {};
      return {
        kind,
        queued,
        running,
        retrying,
        failed,
        done_last_hour: sum(finished),
        oldest_seconds: oldestSeconds === null ? null : Math.round(oldestSeconds),
        estimate_seconds: mine ? estimate(mine, steps.get(kind) ?? 0, seconds.get(kind)) : null,
      };
    }),
    minutes: Array.from({ length: minutes }, (_, i) =>
      sum(done.filter(({ minute }) => minute === current - (minutes - 1 - i))),
    ),
    groups: grouped(groups),
  };
}

/** What is left, at the rate of `steps` in so many seconds. Tasks that wait for another try are not in it. */
function estimate({ left, begun }: OpenWork, steps: number, seconds: number | undefined): number | null {
  if (left <= 0 || seconds === undefined || steps + begun < handful) return null;
  return Math.ceil(left / ((steps + begun) / Math.max(seconds, 1)));
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
