import { formatDecimal, formatNumber, formatPercent, pluralize } from '#platform/pages/format.ts';

const applications = (count: number): string => pluralize(count, 'application');
const days = (count: number): string => pluralize(Math.round(count * 10) / 10, 'day');

export const reportCopy = {
  title: 'Reports',
  navigation: 'Reports',
  parts: { hiring: 'Hiring', stuck: 'Stuck applications', work: 'Work', credits: 'Credits' },
  titles: {
    hiring: 'Hiring report',
    stuck: 'Stuck applications',
    work: 'Work report',
    credits: 'Credit report',
  },
  filters: {
    from: 'From',
    to: 'To',
    job: 'Job',
    days: 'Days without a move',
    invalidDay: 'must be a date, as YYYY-MM-DD',
    order: 'must not be before “From”',
    range: 'must be a whole number from 1 to 3,650',
  },
  utc: 'Days are in UTC. The last day is included.',
  updated: 'The report is updated once a minute.',
  behind: 'Past applications are still being counted, so these numbers are too low. Check again in a few minutes.',
  numbers: 'Show the numbers',
  download: 'Download as CSV',
  /** For screen readers. */
  downloadOf: (title: string) => `: ${title}`,
  none: { title: 'Nothing to show', text: 'There is no data for these filters.' },
  funnel: {
    title: 'Funnel',
    about: (count: number) =>
      `${applications(count)} in this period. Each stage counts applications that reached it or a later stage, even ` +
      'if they were rejected or withdrawn later. Median times are accurate to 5%.',
    note: (reached: number, share: number | null) =>
      share === null ? formatNumber(reached) : `${formatNumber(reached)} (${formatPercent(share)})`,
    summary: (stages: readonly { label: string; note: string }[]) =>
      `Applications by stage reached. ${stages.map(({ label, note }) => `${label}: ${note}`).join('; ')}.`,
    columns: {
      stage: 'Stage',
      reached: 'Reached',
      fromPrevious: 'Share of previous stage',
      fromAll: 'Share of all applications',
      current: 'In stage now',
      medianDays: 'Median days in stage',
    },
  },
  sources: {
    title: 'Sources',
    about: 'Applications in this period by the source of the candidate, with their outcome so far.',
    unknown: 'Unknown',
    others: 'Other sources',
    note: (count: number, hired: number) => `${formatNumber(count)}, ${formatNumber(hired)} hired`,
    summary: (sources: readonly { label: string; note: string }[]) =>
      `Applications by source. ${sources.map(({ label, note }) => `${label}: ${note}`).join('; ')}.`,
    columns: {
      source: 'Source',
      applications: 'Applications',
      active: 'Active',
      hired: 'Hired',
      rejected: 'Rejected',
      withdrawn: 'Withdrawn',
      hireRate: 'Hire rate',
    },
  },
  hires: {
    title: 'Time to hire',
    about: 'Days from application to hire, by month of hire. One hire in ten took longer than the 90th percentile.',
    median: 'Median',
    p90: '90th percentile',
    all: 'Whole period',
    none: 'Nobody was hired in this period.',
    summary: (hires: number, median: number, p90: number) =>
      `${pluralize(hires, 'hire')}. Median ${days(median)}, 90th percentile ${days(p90)}.`,
    columns: { month: 'Month', hires: 'Hires', median: 'Median days', p90: '90th percentile' },
  },
  stuck: {
    about: 'Active applications whose status has not changed for the chosen number of days, longest first.',
    caption: 'Stuck applications, longest first',
    columns: { candidate: 'Candidate', job: 'Job', status: 'Status', since: 'Since', days: 'Days' },
    empty: { title: 'No stuck applications', text: 'Every active application has moved recently.' },
    first: (count: number) => `The CSV file contains only the first ${formatNumber(count)}.`,
  },
  work: {
    throughput: 'Tasks done',
    periods: { hour: 'Last 60 minutes', day: 'Last 24 hours', week: 'Last 7 days' },
    steps: { hour: 'minute', day: 'hour', week: 'day' },
    summary: (title: string, total: number, most: number, step: string) =>
      `${title}: ${pluralize(total, 'task')} done, at most ${formatNumber(most)} in ${step === 'hour' ? 'an' : 'a'} ${step}.`,
    columns: { period: 'Period', start: 'Start (UTC)', done: 'Tasks done' },
    failures: {
      title: 'Failed tasks by cause',
      about: 'Tasks with no attempts left, by their 20 most frequent causes.',
      none: 'No failed tasks.',
      summary: (total: number, causes: number) =>
        `${pluralize(total, 'failed task')} with ${pluralize(causes, 'cause')}, the most frequent first.`,
      unknown: 'Unknown cause',
      columns: { type: 'Type', cause: 'Cause', tasks: 'Tasks', latest: 'Latest', action: 'What to do' },
      actions: {
        credits: 'View credits',
        resume: 'View the candidates, and ask them for another file',
        email: 'View the emails, and correct the addresses',
        retry: (count: number) => `View and retry ${pluralize(count, 'task')}`,
      },
    },
  },
  credits: {
    title: 'Credits added and spent',
    steps: { day: 'day', week: 'week', month: 'month' },
    about: (step: string) => `By ${step}. Bars above the line are credits added. Bars below it are credits spent.`,
    summary: (added: number, spent: number) =>
      `${pluralize(added, 'credit')} added and ${pluralize(spent, 'credit')} spent in this period.`,
    kinds: 'By kind',
    columns: { start: 'From', kind: 'Kind', added: 'Added', spent: 'Spent' },
  },
  medianDays: (value: number | null) => (value === null ? null : formatDecimal(value)),
};
