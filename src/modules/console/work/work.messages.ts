import type { ComponentChildren } from 'preact';
import type { WorkItem, WorkKind } from '#modules/work';
import { formatNumber, pluralize } from '#platform/pages/format.ts';
import { deferredStep } from '#platform/tasks/task.ts';

type KindNames = { many: string; one: string /** Of a bulk application's part. */; done: string };

const kinds: Record<WorkKind, KindNames> = {
  resume: { many: 'Resumes', one: 'Resume', done: 'Resumes read' },
  enrichment: { many: 'Job descriptions', one: 'Job description', done: 'Job descriptions read' },
  match_score: { many: 'Match scores', one: 'Match score', done: 'Matches scored' },
  questions: { many: 'Interview questions', one: 'Interview questions', done: 'Interviews created' },
  email: { many: 'Emails', one: 'Email', done: 'Emails sent' },
  screening: { many: 'Screenings', one: 'Screening', done: 'Screenings started' },
  recording: { many: 'Recordings', one: 'Recording', done: 'Recordings merged' },
  assessment: { many: 'Interview assessments', one: 'Interview assessment', done: 'Interviews assessed' },
  export: { many: 'Exports', one: 'Export', done: 'Exports made' },
  erasure: { many: 'Erasures', one: 'Erasure', done: 'Candidates erased' },
  import: { many: 'Imports', one: 'Import', done: 'Rows imported' },
  bulk_action: { many: 'Bulk actions', one: 'Bulk action', done: 'Rows changed' },
};

const states: Record<WorkItem['state'], string> = {
  queued: 'Queued',
  running: 'Running',
  retrying: 'Retrying',
  failed: 'Failed',
  done: 'Done',
  dismissed: 'Dismissed',
};

const steps: Record<string, string> = {
  download: 'Downloading',
  parse: 'Reading',
  fill: 'Filling in fields',
  score: 'Scoring',
  merge: 'Merging',
  transcript: 'Transcribing',
  data: 'Reading the data',
  resumes: 'Adding resumes',
  recordings: 'Adding recordings',
  [deferredStep]: 'Over the daily credit limit. A later task sends the invite.',
};

const tasks = (count: number): string => pluralize(count, 'task');

export const workCopy = {
  kinds,
  states,
  deferred: 'Deferred',
  title: 'Work in progress',
  allTasks: 'All tasks',
  empty: {
    title: 'Nothing in progress',
    text: 'Tasks appear here when someone applies, a resume arrives or you create a job.',
    jobs: 'View jobs',
    candidates: 'View candidates',
  },
  budget: {
    title: 'Automatic video interviews are paused until 00:00 UTC.',
    text: (credits: number) =>
      `You’ve reached today’s limit of ${formatNumber(credits)} credits for them. You still receive applications. ` +
      'We’ll send the waiting interview invites from then on, up to the limit of each day. ' +
      'To raise the limit, contact the operator of this service.',
  },
  bulks: {
    title: 'Bulk applications',
    name: (jobTitle: string | null) => (jobTitle === null ? 'Bulk application' : `Bulk application to ${jobTitle}`),
    running: 'Running',
    done: (failed: number, waiting: number) =>
      [
        'Done',
        ...(failed > 0 ? [`${formatNumber(failed)} failed`] : []),
        ...(waiting > 0 ? [`${formatNumber(waiting)} waiting`] : []),
      ].join(', '),
    started: (time: ComponentChildren): ComponentChildren => [' started ', time],
    took: (duration: string) => `, took ${duration}`,
    all: 'View all bulk applications',
    kept: (count: number) => `The ${formatNumber(count)} newest. Tasks are kept for 7 days after they are done.`,
    none: 'No bulk applications yet',
    announcement: (name: string, outcome: string) => `${name}: ${outcome.toLowerCase()}`,
  },
  failed: {
    title: (count: number) => pluralize(count, 'failed task'),
    announcement: (count: number) => `${tasks(count)} failed`,
    viewAll: (count: number) => `View all ${formatNumber(count)} failed tasks`,
  },
  tiles: {
    queued: states.queued,
    retrying: states.retrying,
    running: states.running,
    failed: states.failed,
  },
  causes: {
    title: 'By cause',
    latest: 'Latest',
    count: (kind: WorkKind, count: number) =>
      `${formatNumber(count)} ${(count === 1 ? kinds[kind].one : kinds[kind].many).toLowerCase()}`,
    credits: (count: number) => `${pluralize(count, 'interview')} ${count === 1 ? 'needs' : 'need'} credits`,
  },
  /** Actions that correct the cause, where a retry alone would fail again. */
  help: {
    credits: 'Add credits',
    askAdmin: 'Ask an admin to add credits',
    one: { file: 'Replace the resume', address: 'Correct the address' },
    many: { file: 'View resumes to replace', address: 'View addresses to correct' },
    /** Above the buttons for all of them. */
    first: {
      credits: 'A retry fails again until your organization has enough credits.',
      file: 'A retry fails again until the resume is replaced. Replace the resume of each candidate below.',
      address: 'A retry fails again until the address is corrected. Correct the address of each candidate below.',
    },
  },
  open: {
    title: (count: number) => `${tasks(count)} in progress`,
    viewQueued: 'View queued tasks',
    viewRetrying: 'View retrying tasks',
  },
  byKind: {
    title: 'Tasks by type',
    type: 'Type',
    doneLastHour: 'Done in the last hour',
    longestWait: 'Longest wait',
    timeLeft: 'Time left',
    /** For screen readers. Follows the number that links to these tasks. */
    link: (state: string, kind: string) => ` ${state.toLowerCase()}: ${kind}`,
  },
  lastHour: {
    title: 'Last hour',
    none: 'No tasks were completed.',
    perMinute: (count: number) => `${formatNumber(count)} a minute`,
    times: ['1 hour ago', '30 minutes ago', 'Now'] as const,
    summary: (count: number, mostPerMinute: number) =>
      `${tasks(count)} completed in the last hour, at most ${formatNumber(mostPerMinute)} a minute`,
  },
  list: {
    caption: 'Tasks, newest first',
    filters: { search: 'Candidate or job', kind: 'Type', state: 'Status', from: 'From (UTC)', to: 'To (UTC)' },
    scope: {
      bulk: 'Showing the tasks of one bulk application.',
      application: 'Showing the tasks of one application.',
      error: (error: string) => `Showing the tasks that failed with: ${error}`,
      about: (names: readonly string[]) => `Showing the tasks for ${names.join(', ')}.`,
    },
    empty: { title: 'No tasks found', link: 'View work in progress' },
  },
  task: {
    title: (kind: string, names: readonly string[]) => (names.length > 0 ? `${kind}: ${names.join(', ')}` : kind),
    name: 'Task',
    status: 'Status',
    error: 'Error',
    attempts: 'Attempts',
    candidate: 'Candidate',
    job: 'Job',
    application: 'Application',
    viewApplication: 'View application',
    bulk: 'Bulk application',
    viewBulk: 'View its tasks',
    triggeredBy: 'Triggered by',
    queued: 'Queued',
    started: 'Started',
    finished: 'Finished',
    duration: 'Duration',
    underASecond: 'under 1 s',
    action: 'Action',
    attempt: (number: number, max: number) => `Attempt ${number} of ${max}`,
    attemptCount: (number: number, max: number) => `${number} of ${max}`,
    nextAttempt: (time: ComponentChildren): ComponentChildren => ['next attempt ', time],
    noAttempts: 'None yet',
    related: 'Related tasks',
    /** The step's own name where it has no label. */
    step: (step: string | null) => (step === null ? 'Progress' : (steps[step] ?? step)),
  },
  viewCredits: 'View credits',
  retry: {
    one: 'Retry',
    all: (count: number) => `Retry ${tasks(count)}`,
    done: (count: number) => `${tasks(count)} will be retried.`,
    none: 'No failed tasks were left to retry.',
  },
  dismiss: {
    one: 'Dismiss',
    all: 'Dismiss all …',
    consequence: 'These tasks won’t run and will be removed from this list. This can’t be undone.',
    confirm: (count: number) => `Dismiss ${tasks(count)}`,
    done: (count: number) => `${tasks(count)} dismissed.`,
    none: 'No failed tasks were left to dismiss.',
  },
};
