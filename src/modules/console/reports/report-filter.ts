import { z } from 'zod';
import { type Period, ReportService } from '#modules/reports';
import { id } from '#platform/schema/fields.ts';
import { type Filter, filterBar } from '../components/filters.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';
import { BiasAuditJobQueries } from '../decisions/bias-audit-job.queries.ts';
import { readListQuery } from '../list-query.ts';

const { filters: t } = copy.reports;

const day = z.iso.date(t.invalidDay).refine((value) => value >= '2000' && value < '2100', t.invalidDay);
const defaultDays = 90;

export type ReportFilter = {
  /** Undefined if a filter is invalid. */
  period: Period | undefined;
  jobId: string | undefined;
  typed: Record<string, string>;
  problems: ReadonlyMap<string, string>;
};

/** Defaults to the last 90 days. */
export function readReportFilter({ query, resolve }: ConsoleContext): ReportFilter {
  const { filters, typed, problems } = readListQuery({ from: day, to: day, job: id() }, query);
  const last = resolve(ReportService).lastDays(defaultDays);
  const to = filters.to ?? last.to;
  const from = filters.from ?? (filters.to === undefined ? last.from : minDay(last.from, to));
  const all = new Map(problems);
  if (all.size === 0 && to < from) all.set('to', t.order);
  return {
    period: all.size > 0 ? undefined : { from, to },
    jobId: filters.job,
    typed: { ...typed, from: typed.from || from, to: typed.to || to },
    problems: all,
  };
}

const minDay = (a: string, b: string): string => (a < b ? a : b);

/** `search` of a link that keeps the filters. */
export const searchOf = ({ period, jobId }: Pick<ReportFilter, 'period' | 'jobId'>): string =>
  `?${new URLSearchParams({ ...period, ...(jobId !== undefined && { job: jobId }) }).toString()}`;

export async function jobChoice({ user, resolve }: ConsoleContext, jobId: string | undefined): Promise<Filter> {
  const jobs = await resolve(BiasAuditJobQueries).list(user.organizationId, jobId);
  return {
    kind: 'choice',
    name: 'job',
    label: t.job,
    options: jobs.map(({ id: value, title: label }) => ({ value, label })),
  };
}

export const reportFilterBar = (path: string, { typed, problems }: ReportFilter, ...more: Filter[]) =>
  filterBar(
    path,
    [{ kind: 'date', name: 'from', label: t.from }, { kind: 'date', name: 'to', label: t.to }, ...more],
    typed,
    problems,
  );
