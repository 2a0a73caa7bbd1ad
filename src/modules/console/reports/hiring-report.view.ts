import type { JSX } from 'preact';
import type { FunnelStage, HiringReport, SourceOutcome } from '#modules/reports';
import { formatDecimal, formatNumber, formatPercent } from '#platform/pages/format.ts';
import { sourceLabel } from '../candidates/source-label.ts';
import { pipelineLabel } from '../components/badges.ts';
import { barsChart, linesChart } from '../components/chart.ts';
import type { Column } from '../components/table.ts';
import { copy } from '../console.messages.ts';
import { picture } from './report-layout.ts';

const { funnel: tf, sources: ts, hires: th, medianDays } = copy.reports;

/** Rounds values in files, because spreadsheets calculate with them. */
const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 1000) / 1000);
const shareText = (share: number | null): string | null => (share === null ? null : formatPercent(share));

export const stageColumns: readonly Column<FunnelStage>[] = [
  { label: tf.columns.stage, of: ({ status }) => pipelineLabel(status), value: ({ status }) => status },
  {
    label: tf.columns.reached,
    isNumber: true,
    of: ({ reached }) => formatNumber(reached),
    value: ({ reached }) => reached,
  },
  {
    label: tf.columns.fromPrevious,
    isNumber: true,
    of: ({ fromPrevious }) => shareText(fromPrevious),
    value: ({ fromPrevious }) => rounded(fromPrevious),
  },
  {
    label: tf.columns.fromAll,
    isNumber: true,
    of: ({ fromAll }) => shareText(fromAll),
    value: ({ fromAll }) => rounded(fromAll),
  },
  {
    label: tf.columns.current,
    isNumber: true,
    of: ({ current }) => formatNumber(current),
    value: ({ current }) => current,
  },
  {
    label: tf.columns.medianDays,
    isNumber: true,
    of: (stage) => medianDays(stage.medianDays),
    value: (stage) => rounded(stage.medianDays),
  },
];

export async function funnelChart(stages: readonly FunnelStage[]): Promise<JSX.Element> {
  const bars = stages.map(({ status, reached, fromPrevious }) => ({
    label: pipelineLabel(status),
    value: reached,
    note: tf.note(reached, fromPrevious),
  }));
  return barsChart({ title: tf.title, summary: tf.summary(bars) }, bars);
}

export async function funnelPicture({ applications, stages }: HiringReport, file: string): Promise<JSX.Element> {
  return picture({
    id: 'funnel',
    title: tf.title,
    about: tf.about(applications),
    chart: applications > 0 ? await funnelChart(stages) : null,
    columns: stageColumns,
    rows: applications > 0 ? stages : [],
    file,
  });
}

const sourceName = ({ source }: SourceOutcome): string =>
  source === null ? ts.others : source === '' ? ts.unknown : (sourceLabel(source) ?? source);

export const sourceColumns: readonly Column<SourceOutcome>[] = [
  {
    label: ts.columns.source,
    of: sourceName,
    value: (row) => (row.source === null || row.source === '' ? sourceName(row) : row.source),
  },
  {
    label: ts.columns.applications,
    isNumber: true,
    of: (row) => formatNumber(row.applications),
    value: (row) => row.applications,
  },
  { label: ts.columns.active, isNumber: true, of: ({ active }) => formatNumber(active), value: ({ active }) => active },
  { label: ts.columns.hired, isNumber: true, of: ({ hired }) => formatNumber(hired), value: ({ hired }) => hired },
  {
    label: ts.columns.rejected,
    isNumber: true,
    of: ({ rejected }) => formatNumber(rejected),
    value: ({ rejected }) => rejected,
  },
  {
    label: ts.columns.withdrawn,
    isNumber: true,
    of: ({ withdrawn }) => formatNumber(withdrawn),
    value: ({ withdrawn }) => withdrawn,
  },
  { label: ts.columns.hireRate, isNumber: true, of: (row) => formatPercent(row.hired / row.applications) },
];

export async function sourcePicture({ sources }: HiringReport, file: string): Promise<JSX.Element> {
  const bars = sources.map((row) => ({
    label: sourceName(row),
    value: row.applications,
    note: ts.note(row.applications, row.hired),
  }));
  const text = { title: ts.title, summary: ts.summary(bars) };
  return picture({
    id: 'sources',
    title: ts.title,
    about: ts.about,
    chart: bars.length > 0 ? await barsChart(text, bars) : null,
    columns: sourceColumns,
    rows: sources,
    file,
  });
}

type HireRow = { month: string; hires: number; median: number; p90: number };
export const hireColumns: readonly Column<HireRow>[] = [
  { label: th.columns.month, of: ({ month }) => month, value: ({ month }) => month },
  { label: th.columns.hires, isNumber: true, of: ({ hires }) => formatNumber(hires), value: ({ hires }) => hires },
  {
    label: th.columns.median,
    isNumber: true,
    of: ({ median }) => formatDecimal(median),
    value: ({ median }) => rounded(median),
  },
  { label: th.columns.p90, isNumber: true, of: ({ p90 }) => formatDecimal(p90), value: ({ p90 }) => rounded(p90) },
];

export async function hirePicture({ hires, allHires }: HiringReport, file: string): Promise<JSX.Element> {
  const line = (of: 'median' | 'p90') => ({
    name: th[of],
    points: hires.map((row) => ({ label: row.month, value: row[of] })),
  });
  const text = allHires && { title: th.title, summary: th.summary(allHires.hires, allHires.median, allHires.p90) };
  return picture<HireRow>({
    id: 'time-to-hire',
    title: th.title,
    about: text ? [th.about, ' ', text.summary] : [th.about, ' ', th.none],
    chart: text ? await linesChart(text, [line('median'), line('p90')]) : null,
    columns: hireColumns,
    rows: allHires ? [...hires, { ...allHires, month: th.all }] : [],
    file,
  });
}
