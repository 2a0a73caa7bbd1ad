import type { OrganizationService } from '#modules/organizations';
import type { Clock } from '#platform/clock.ts';
import type { Page } from '#platform/paging/page.ts';
import type { CreditCount, CreditReportQueries, CreditStep } from './credit-report.queries.ts';
import type { HiringFilter, HiringReportQueries } from './hiring-report.queries.ts';
import { type FunnelStage, funnelOf, type HiringReport, sourcesOf } from './hiring-report.ts';
import { addDays, lastDays, type Period } from './period.ts';
import type { StuckApplication, StuckApplicationQueries } from './stuck-application.queries.ts';
import type { FailureCause, HourCount, WorkReportQueries } from './work-report.queries.ts';

/** More columns would be unreadable. */
const [mostDays, mostWeeks] = [31, 182];

export type CreditReport = { step: CreditStep; starts: string[]; counts: CreditCount[] };

function stepOf({ from, to }: Period): CreditStep {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return days <= mostDays ? 'day' : days <= mostWeeks ? 'week' : 'month';
}

/** Starts of the days, weeks (from Monday) or months that overlap the period. */
function startsOf({ from, to }: Period, step: CreditStep): string[] {
  const starts: string[] = [];
  const startOf = (day: string): string => {
    if (step === 'month') return `${day.slice(0, 7)}-01`;
    return step === 'week' ? addDays(day, -((new Date(day).getUTCDay() + 6) % 7)) : day;
  };
  const lengths = { day: 1, week: 7, month: 32 };
  for (let at = startOf(from); at <= to; at = startOf(addDays(at, lengths[step]))) starts.push(at);
  return starts;
}

export class ReportService {
  readonly #organizations: OrganizationService;
  readonly #hiring: HiringReportQueries;
  readonly #stuck: StuckApplicationQueries;
  readonly #work: WorkReportQueries;
  readonly #credits: CreditReportQueries;
  readonly #clock: Clock;
  constructor(
    organizations: OrganizationService,
    hiring: HiringReportQueries,
    stuck: StuckApplicationQueries,
    work: WorkReportQueries,
    credits: CreditReportQueries,
    clock: Clock,
  ) {
    this.#organizations = organizations;
    this.#hiring = hiring;
    this.#stuck = stuck;
    this.#work = work;
    this.#credits = credits;
    this.#clock = clock;
  }

  /** Includes today. */
  lastDays(days: number): Period {
    return lastDays(this.#clock.now(), days);
  }

  /** Counted by the worker, so a minute old at most unless it is behind. */
  async hiring(organizationId: string, filter: HiringFilter): Promise<HiringReport & { isBehind: boolean }> {
    const [{ pipeline_statuses: pipeline }, outcomes, times, hires, isBehind] = await Promise.all([
      this.#organizations.get(organizationId),
      this.#hiring.outcomes(organizationId, filter),
      this.#hiring.stageTimes(organizationId, filter),
      this.#hiring.hireTimes(organizationId, filter),
      this.#hiring.isBehind(organizationId),
    ]);
    const stages = funnelOf(pipeline, outcomes, times);
    return {
      applications: outcomes.reduce((sum, row) => sum + row.applications, 0),
      stages,
      sources: sourcesOf(outcomes),
      hires: hires.flatMap(({ month, ...time }) => (month === null ? [] : [{ month, ...time }])),
      allHires: hires.find(({ month }) => month === null),
      isBehind,
    };
  }

  /** Funnel of a job, from its start. The worker counts this, like `hiring`. */
  async funnel(
    organizationId: string,
    jobId: string,
    pipeline: readonly string[],
  ): Promise<{ applications: number; stages: FunnelStage[] }> {
    const outcomes = await this.#hiring.outcomesOfJob(organizationId, jobId);
    return {
      applications: outcomes.reduce((sum, row) => sum + row.applications, 0),
      stages: funnelOf(pipeline, outcomes, []),
    };
  }

  stuck(
    organizationId: string,
    filter: { days: number; jobId?: string | undefined; limit: number; offset: number; countUpTo: number },
  ): Promise<Page<StuckApplication>> {
    return this.#stuck.page(organizationId, filter, this.#clock.now());
  }

  /** Tasks that were done in the last seven days, and those that have failed. */
  async work(organizationId: string): Promise<{ now: Date; hours: HourCount[]; failures: FailureCause[] }> {
    const now = this.#clock.now();
    const [hours, failures] = await Promise.all([
      this.#work.hours(organizationId, now),
      this.#work.failures(organizationId),
    ]);
    return { now, hours, failures };
  }

  async credits(organizationId: string, period: Period): Promise<CreditReport> {
    const step = stepOf(period);
    return {
      step,
      starts: startsOf(period, step),
      counts: await this.#credits.counts(organizationId, period, step),
    };
  }
}
