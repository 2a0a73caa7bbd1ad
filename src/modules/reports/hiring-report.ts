import { statusCategory } from '#modules/organizations';
import { medianDays } from './counting/buckets.ts';
import type { HireTime, OutcomeCount, StageTime } from './hiring-report.queries.ts';

export type FunnelStage = {
  status: string;
  /** Applications that have been in this stage or a later one. */
  reached: number;
  /** Share of the applications that reached the previous stage. Null for the first stage, and if none did. */
  fromPrevious: number | null;
  /** Share of all applications. Null without applications. */
  fromAll: number | null;
  /** Applications currently in this stage. */
  current: number;
  /** Median of the applications that have left the stage. */
  medianDays: number | null;
};

export type SourceOutcome = {
  /** Empty if unknown; null for all further sources together. */
  source: string | null;
  applications: number;
  active: number;
  hired: number;
  rejected: number;
  withdrawn: number;
};

export type HiringReport = {
  applications: number;
  stages: FunnelStage[];
  sources: SourceOutcome[];
  /** Ordered by month. */
  hires: (HireTime & { month: string })[];
  allHires: Omit<HireTime, 'month'> | undefined;
};

/** A chart with more sources is unreadable. */
const maxSources = 12;

const share = (part: number, of: number): number | null => (of === 0 ? null : part / of);
const sum = (rows: readonly { applications: number }[]): number => rows.reduce((n, row) => n + row.applications, 0);

/**
 * Stages in pipeline order, up to the hire. Rejection and withdrawal are not stages: they end an application in its
 * current stage.
 */
export function funnelOf(
  pipeline: readonly string[],
  outcomes: readonly Omit<OutcomeCount, 'source'>[],
  times: readonly StageTime[],
): FunnelStage[] {
  const category = (status: string) => statusCategory(status);
  const stages = [
    ...pipeline.filter((status) => category(status) === 'active'),
    ...pipeline.filter((status) => category(status) === 'hired'),
  ];
  const furthest = (statuses: readonly string[]) => Math.max(0, ...statuses.map((status) => stages.indexOf(status)));
  const reachedLast = stages.map((_, index) => sum(outcomes.filter(({ statuses }) => furthest(statuses) === index)));
  const byStatus = Map.groupBy(times, ({ status }) => status);
  const all = sum(outcomes);
  let before = 0;
  return stages.map((status, index) => {
    const reached = reachedLast.slice(index).reduce((n, one) => n + one, 0);
    const previous = before;
    before = reached;
    return {
      status,
      reached,
      fromPrevious: index === 0 ? null : share(reached, previous),
      fromAll: share(reached, all),
      current: sum(outcomes.filter((row) => row.status === status)),
      medianDays: medianDays(byStatus.get(status) ?? []),
    };
  });
}

const outcomeOf = (source: string | null, rows: readonly OutcomeCount[]): SourceOutcome => {
  const of = (wanted: string) => sum(rows.filter(({ status }) => statusCategory(status) === wanted));
  return {
    source,
    applications: sum(rows),
    active: of('active'),
    hired: of('hired'),
    rejected: of('rejected'),
    withdrawn: of('withdrawn'),
  };
};

/** Largest first, the smallest ones together. */
export function sourcesOf(outcomes: readonly OutcomeCount[]): SourceOutcome[] {
  const groups = [...Map.groupBy(outcomes, ({ source }) => source)]
    .map(([source, rows]) => ({ source, rows, applications: sum(rows) }))
    .toSorted((a, b) => b.applications - a.applications || (a.source < b.source ? -1 : 1));
  const rest = groups.slice(maxSources).flatMap(({ rows }) => rows);
  return [
    ...groups.slice(0, maxSources).map(({ source, rows }) => outcomeOf(source, rows)),
    ...(rest.length > 0 ? [outcomeOf(null, rest)] : []),
  ];
}
