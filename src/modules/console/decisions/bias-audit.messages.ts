import { pluralize } from '#platform/pages/format.ts';

export const biasAuditCopy = {
  title: 'Bias audit',
  about:
    'This audit compares match scores and selections between the categories that applicants put themselves into. It is the ' +
    'calculation of New York City’s Local Law 144.',
  auditor:
    'The law requires an independent auditor. This page gives an auditor the figures, and doesn’t replace one. The auditor ' +
    'must have no part in using or developing the tool.',
  privacy:
    'Figures are shown from 30 answers. Two audits that differ by one applicant can still reveal this applicant’s answers. ' +
    'So audit long, fixed periods. The audit log shows who opened which audit.',
  filters: { from: 'Applied from', to: 'Applied until', job: 'Job' },
  download: 'Download as CSV',
  days: 'Days are in UTC. Without days, all applications count.',
  facts: {
    applicants: 'Applications',
    answered: 'With an answer',
    median: 'Median match score',
  },
  noMedian: 'No scores',
  tooFew: {
    title: 'Not enough answers yet',
    text: (answered: string) =>
      `${answered} of at least 30 answers. After they apply on a job page, applicants are offered two voluntary questions. ` +
      'Integrations can store answers through the API.',
  },
  tables: {
    sex: 'Sex',
    race_ethnicity: 'Race and ethnicity',
    intersection: 'Sex, race and ethnicity together',
  },
  unknown: (count: number) => `${pluralize(count, 'application')} without an answer to this.`,
  chart: (table: string) => `Impact ratio of match scores: ${table}`,
  chartNote:
    'Bars show impact ratios of match scores: the scoring rate of a category, divided by the highest one. The scoring rate ' +
    'is the share of scored applicants above the median. The line marks four fifths (0.8).',
  scoring: (table: string) => `Match scores: ${table}`,
  selection: (table: string) => `Selections: ${table}`,
  selectionNote: 'Share of applicants who ever entered the status and, in brackets, the impact ratio.',
  columns: {
    category: 'Category',
    applicants: 'Applicants',
    share: 'Share',
    scored: 'Scored',
    above: 'Above median',
    rate: 'Scoring rate',
    ratio: 'Impact ratio',
  },
  small: 'Small: below 2%',
  noRatio: 'No ratio',
  rate: (rate: string, ratio: string | undefined) => (ratio === undefined ? rate : `${rate} (${ratio})`),
  invalidDay: 'must be a date, as YYYY-MM-DD',
  order: 'must not be before the first day',
};
