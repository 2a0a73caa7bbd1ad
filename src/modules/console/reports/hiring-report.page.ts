import { h } from 'preact';
import { type HiringReport, ReportService } from '#modules/reports';
import type { Column } from '../components/table.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { csvReply } from '../downloads/csv-reply.ts';
import { inFile } from '../downloads/list-file.ts';
import {
  funnelPicture,
  hireColumns,
  hirePicture,
  sourceColumns,
  sourcePicture,
  stageColumns,
} from './hiring-report.view.ts';
import { jobChoice, type ReportFilter, readReportFilter, reportFilterBar, searchOf } from './report-filter.ts';
import { reportPage, reportPath } from './report-layout.ts';

const { reports: t } = copy;
const path = reportPath('hiring');

async function readReport(
  { user, resolve }: ConsoleContext,
  { period, jobId }: ReportFilter,
): Promise<(HiringReport & { isBehind: boolean }) | undefined> {
  return period && resolve(ReportService).hiring(user.organizationId, { ...period, jobId });
}

async function show(context: ConsoleContext): Promise<ConsoleReply> {
  const filter = readReportFilter(context);
  const [report, job] = await Promise.all([readReport(context, filter), jobChoice(context, filter.jobId)]);
  const bar = reportFilterBar(path, filter, job);
  if (!report)
    return {
      status: 422,
      document: reportPage(context, 'hiring', bar, h('p', { class: 'quiet' }, copy.list.invalidFilters)),
    };
  const search = searchOf(filter);
  return {
    document: reportPage(
      context,
      'hiring',
      bar,
      h('p', { class: 'quiet' }, [t.utc, ' ', t.updated]),
      report.isBehind && h('p', { class: 'wrong', role: 'status' }, t.behind),
      h('div', { class: 'pictures' }, [
        await funnelPicture(report, `${path}/funnel.csv${search}`),
        await sourcePicture(report, `${path}/sources.csv${search}`),
        await hirePicture(report, `${path}/time-to-hire.csv${search}`),
      ]),
    ),
  };
}

const file = <T>(name: string, columns: readonly Column<T>[], rowsOf: (report: HiringReport) => readonly T[]) =>
  defineConsolePage({
    method: 'get',
    path: `${path}/${name}.csv`,
    role: 'recruiter',
    handler: async (context) => {
      const filter = readReportFilter(context);
      const report = await readReport(context, filter);
      if (!report || !filter.period) return { redirect: `${path}?${context.query.toString()}` };
      return csvReply(`${name}-${filter.period.from}-${filter.period.to}`, inFile(columns), rowsOf(report));
    },
  });

export const hiringReportPages = [
  defineConsolePage({ method: 'get', path, role: 'recruiter', handler: show }),
  file('funnel', stageColumns, ({ stages }) => stages),
  file('sources', sourceColumns, ({ sources }) => sources),
  file('time-to-hire', hireColumns, ({ hires }) => hires),
];
