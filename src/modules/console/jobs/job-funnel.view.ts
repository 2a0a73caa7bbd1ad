import { h, type JSX } from 'preact';
import type { FunnelStage } from '#modules/reports';
import { formatNumber, formatPercent } from '#platform/pages/format.ts';
import { pipelineLabel } from '../components/badges.ts';
import { type Column, table } from '../components/table.ts';
import { copy } from '../console.messages.ts';
import { funnelChart } from '../reports/hiring-report.view.ts';
import { jobApplicationsPath } from './job-tabs.view.ts';

const { funnel: t } = copy.jobs.job;
const { columns: labels } = copy.reports.funnel;

const columnsOf = (jobId: string): readonly Column<FunnelStage>[] => [
  {
    label: labels.stage,
    of: ({ status }) => h('a', { href: jobApplicationsPath(jobId, status) }, pipelineLabel(status)),
  },
  { label: labels.reached, isNumber: true, of: ({ reached }) => formatNumber(reached) },
  {
    label: labels.fromPrevious,
    isNumber: true,
    of: ({ fromPrevious }) => fromPrevious !== null && formatPercent(fromPrevious),
  },
  { label: labels.current, isNumber: true, of: ({ current }) => formatNumber(current) },
];

/** The funnel since the job's creation. The report has other periods. */
export async function jobFunnel(
  jobId: string,
  { applications, stages }: { applications: number; stages: readonly FunnelStage[] },
): Promise<JSX.Element> {
  return h('section', { class: 'picture', id: 'funnel', 'aria-labelledby': 'funnel-title' }, [
    h('h2', { id: 'funnel-title' }, t.title),
    applications === 0
      ? h('p', { class: 'quiet' }, t.none)
      : [
          h('p', { class: 'quiet' }, t.about),
          await funnelChart(stages),
          h('details', null, [h('summary', null, copy.reports.numbers), table(t.title, columnsOf(jobId), stages)]),
        ],
    h('p', null, h('a', { href: `/console/reports?job=${jobId}` }, t.report)),
  ]);
}
