import { h, type JSX } from 'preact';
import type { FailureCause, HourCount } from '#modules/reports';
import { type WorkKind, workKinds } from '#modules/work';
import { formatDateTime, formatDay, formatNumber } from '#platform/pages/format.ts';
import { barsChart, columnsChart } from '../components/chart.ts';
import type { Column } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { creditHelp } from '../work/work-item.ts';
import { taskListPath } from '../work/work-links.ts';
import { picture, reportPath } from './report-layout.ts';

const { work: t } = copy.reports;
const { failures: tf } = t;
const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];

export type WorkPeriod = keyof typeof t.periods;
export const workPeriods = Object.keys(t.periods) as WorkPeriod[];
export type Step = { at: Date; done: number };

const stepsFrom = (end: number, count: number, length: number, doneIn: (start: number) => number): Step[] =>
  Array.from({ length: count }, (_, index) => {
    const start = end - (count - 1 - index) * length;
    return { at: new Date(start), done: doneIn(start) };
  });

/** Sorted oldest first. The last step is the current minute, hour or day. `minutes` has the last hour. */
export function stepsOf(
  period: WorkPeriod,
  now: Date,
  hours: readonly HourCount[],
  minutes: readonly number[],
): Step[] {
  const floor = (length: number) => Math.floor(now.getTime() / length) * length;
  const within = (length: number) => (start: number) =>
    hours.reduce((sum, { at, done }) => {
      const time = Date.parse(at);
      return time >= start && time < start + length ? sum + done : sum;
    }, 0);
  if (period === 'day') return stepsFrom(floor(hourMs), 24, hourMs, within(hourMs));
  if (period === 'week') return stepsFrom(floor(dayMs), 7, dayMs, within(dayMs));
  const current = floor(minuteMs);
  return stepsFrom(current, 60, minuteMs, (start) => minutes[minutes.length - 1 - (current - start) / minuteMs] ?? 0);
}

const labelOf = (period: WorkPeriod, at: Date): string => {
  const time = at.toISOString();
  return period === 'week' ? formatDay(at).replace(/ \d{4}$/, '') : time.slice(11, 16);
};

export const stepColumns: readonly Column<Step>[] = [
  { label: t.columns.start, of: ({ at }) => formatDateTime(at), value: ({ at }) => at.toISOString() },
  { label: t.columns.done, isNumber: true, of: ({ done }) => formatNumber(done), value: ({ done }) => done },
];

export async function throughputPicture(period: WorkPeriod, steps: readonly Step[]): Promise<JSX.Element> {
  const title = t.periods[period];
  const total = steps.reduce((sum, { done }) => sum + done, 0);
  const summary = t.summary(title, total, Math.max(...steps.map(({ done }) => done)), t.steps[period]);
  const text = { title: `${t.throughput}: ${title}`, summary };
  return picture({
    id: `done-${period}`,
    title,
    about: summary,
    chart: await columnsChart(
      text,
      steps.map(({ at, done }) => ({ label: labelOf(period, at), above: done })),
    ),
    columns: stepColumns,
    rows: steps,
    file: `${reportPath('work')}/throughput.csv`,
  });
}

const kindName = (kind: string): string => {
  const known = workKinds.find((one) => one === kind);
  return known === undefined ? kind : copy.work.kinds[known].many;
};

/** The action for failed tasks of this kind. A retry helps only if nobody has to correct something first. */
function actionFor({ kind, error, tasks }: FailureCause, isAdmin: boolean): JSX.Element {
  const list = (text: string) => h('a', { href: taskListPath({ kind, state: 'failed' }) }, text);
  if (kind === ('questions' satisfies WorkKind) && error?.includes('credits'))
    return creditHelp(isAdmin, { text: tf.actions.credits });
  if (error?.includes('Retry')) return list(tf.actions.retry(tasks));
  if (kind === ('resume' satisfies WorkKind)) return list(tf.actions.resume);
  if (kind === ('email' satisfies WorkKind)) return list(tf.actions.email);
  return list(tf.actions.retry(tasks));
}

const causeOf = ({ error }: FailureCause): string => error ?? tf.unknown;

export const causeColumns: readonly Column<FailureCause>[] = [
  { label: tf.columns.type, of: ({ kind }) => kindName(kind), value: ({ kind }) => kindName(kind) },
  { label: tf.columns.cause, of: causeOf, value: causeOf },
  { label: tf.columns.tasks, isNumber: true, of: ({ tasks }) => formatNumber(tasks), value: ({ tasks }) => tasks },
  { label: tf.columns.latest, of: ({ latest }) => showDateTime(latest), value: ({ latest }) => latest },
];

export async function failurePicture(causes: readonly FailureCause[], isAdmin: boolean): Promise<JSX.Element> {
  const total = causes.reduce((sum, { tasks }) => sum + tasks, 0);
  const text = { title: tf.title, summary: tf.summary(total, causes.length) };
  const bars = causes.map((cause) => ({
    label: `${kindName(cause.kind)}: ${causeOf(cause)}`,
    value: cause.tasks,
    note: formatNumber(cause.tasks),
  }));
  return picture({
    id: 'failures',
    title: tf.title,
    about: causes.length > 0 ? tf.about : tf.none,
    chart: causes.length > 0 ? await barsChart(text, bars) : h('span', null),
    columns: [...causeColumns, { label: tf.columns.action, of: (cause) => actionFor(cause, isAdmin) }],
    rows: causes,
    file: `${reportPath('work')}/failures.csv`,
    isOpen: true,
  });
}
