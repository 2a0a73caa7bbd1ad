import { h, type JSX } from 'preact';
import { type CreditReport, ReportService } from '#modules/reports';
import { formatDay, formatNumber } from '#platform/pages/format.ts';
import { columnsChart } from '../components/chart.ts';
import type { Column } from '../components/table.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { csvReply } from '../downloads/csv-reply.ts';
import { inFile } from '../downloads/list-file.ts';
import { readReportFilter, reportFilterBar, searchOf } from './report-filter.ts';
import { picture, reportPage, reportPath } from './report-layout.ts';

const { reports: r } = copy;
const { credits: t } = r;
const path = reportPath('credits');

type Row = CreditReport['counts'][number];

const kindOf = ({ reason }: Row): string => copy.settings.credits.reason(reason);

const columns: readonly Column<Row>[] = [
  { label: t.columns.start, of: ({ start }) => formatDay(start), value: ({ start }) => start },
  { label: t.columns.kind, of: kindOf, value: kindOf },
  { label: t.columns.added, isNumber: true, of: ({ added }) => formatNumber(added), value: ({ added }) => added },
  { label: t.columns.spent, isNumber: true, of: ({ spent }) => formatNumber(spent), value: ({ spent }) => spent },
];

const sum = (rows: readonly Row[], of: 'added' | 'spent'): number => rows.reduce((n, row) => n + row[of], 0);

const shortDay = (step: CreditReport['step'], day: string): string => {
  const [date = '', month = '', year = ''] = formatDay(day).split(' ');
  return step === 'month' ? `${month} ${year}` : `${date} ${month}`;
};

async function creditPicture({ step, starts, counts }: CreditReport, file: string): Promise<JSX.Element> {
  const summary = t.summary(sum(counts, 'added'), sum(counts, 'spent'));
  const of = Map.groupBy(counts, ({ start }) => start);
  return picture({
    id: 'credits',
    title: t.title,
    about: [summary, ' ', t.about(t.steps[step])],
    chart:
      counts.length === 0
        ? null
        : await columnsChart(
            { title: t.title, summary },
            starts.map((start) => ({
              label: shortDay(step, start),
              above: sum(of.get(start) ?? [], 'added'),
              below: sum(of.get(start) ?? [], 'spent'),
            })),
          ),
    columns,
    rows: counts,
    file,
  });
}

async function show(context: ConsoleContext): Promise<ConsoleReply> {
  const filter = readReportFilter(context);
  const bar = reportFilterBar(path, filter);
  if (!filter.period)
    return {
      status: 422,
      document: reportPage(context, 'credits', bar, h('p', { class: 'quiet' }, copy.list.invalidFilters)),
    };
  const report = await context.resolve(ReportService).credits(context.user.organizationId, filter.period);
  return {
    document: reportPage(
      context,
      'credits',
      bar,
      h('p', { class: 'quiet' }, r.utc),
      h('div', { class: 'pictures' }, await creditPicture(report, `${path}.csv${searchOf(filter)}`)),
    ),
  };
}

async function download(context: ConsoleContext): Promise<ConsoleReply> {
  const { period } = readReportFilter(context);
  if (!period) return { redirect: `${path}?${context.query.toString()}` };
  const { counts } = await context.resolve(ReportService).credits(context.user.organizationId, period);
  return csvReply(`credits-${period.from}-${period.to}`, inFile(columns), counts);
}

export const creditReportPages = [
  defineConsolePage({ method: 'get', path, role: 'admin', handler: show }),
  defineConsolePage({ method: 'get', path: `${path}.csv`, role: 'admin', handler: download }),
];
