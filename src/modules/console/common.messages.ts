import type { ComponentChildren } from 'preact';
import type { talentPoolStatuses } from '#modules/candidates';
import type { jobStatuses } from '#modules/jobs';
import type { messageStates } from '#modules/outreach';
import type { interviewStatuses, sessionStatuses } from '#modules/screenings';

/** A state defined by the service. Pipeline statuses are the organization's. */
export type FixedState =
  | (typeof jobStatuses)[number]
  | (typeof messageStates)[number]
  | (typeof sessionStatuses)[number]
  | (typeof interviewStatuses)[number]
  | (typeof talentPoolStatuses)[number]
  | 'retrying'
  | 'read';

const states: Record<FixedState, string> = {
  draft: 'Draft',
  active: 'Active',
  paused: 'Paused',
  closed: 'Closed',
  filled: 'Filled',
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  skipped: 'Skipped',
  initiated: 'Started',
  message_sent: 'Message sent',
  invited: 'Invited',
  in_progress: 'In progress',
  awaiting_resume: 'Awaiting resume',
  completed: 'Completed',
  expired: 'Expired',
  cancelled: 'Cancelled',
  abandoned: 'Abandoned',
  not_linked: 'Not in the talent pool',
  masked: 'Masked',
  revealed: 'Revealed',
  retrying: 'Retrying',
  read: 'Read',
};

const plain = (message: string): string => (/[.!?]$/.test(message) ? message : `${message}.`);

export const commonCopy = {
  states,
  frame: {
    title: (page: string) => `${page} – Console`,
    skip: 'Skip to main content',
    navigation: 'Console',
    menu: 'Menu',
    sections: {
      work: 'Work',
      mentions: 'Mentions',
      jobs: 'Jobs',
      clients: 'Clients',
      candidates: 'Candidates',
      applications: 'Applications',
      'talent-pool': 'Talent pool',
      messages: 'Messages',
      screenings: 'Screenings',
      reviews: 'Reviews',
      reports: 'Reports',
      settings: 'Settings',
    },
  },
  form: {
    optional: '(optional)',
    problems: 'Correct the following and try again:',
    problem: (label: string, message: string) => plain(`${label} ${message}`),
    cancel: 'Cancel',
  },
  filters: {
    apply: 'Apply filters',
    clear: 'Clear filters',
    more: 'More filters',
    all: 'All',
    invalid: 'isn’t valid',
    scoreRange: 'must be a number from 0 to 100',
  },
  list: {
    invalidFilters: 'Correct the filters to see results.',
    noMatch: 'No results match these filters.',
    pastEnd: 'This page is past the end of the list.',
    firstPage: 'Go to the first page',
  },
  pager: {
    label: 'Pagination',
    position: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
    moreThan: (count: string) => `more than ${count}`,
    previous: 'Previous',
    next: 'Next',
  },
  live: {
    streaming: 'Updates live.',
    polling: 'Updates every few seconds.',
    lost: 'Connection lost. Reconnecting …',
    refresh: 'Refresh',
  },
  progress: {
    done: (done: string, total: string) => `${done} of ${total}`,
    skipped: (count: string) => `, ${count} skipped`,
    waiting: (count: string) => `, ${count} waiting for the daily credit limit`,
    failed: (count: string) => `, ${count} failed`,
  },
  score: {
    none: 'No score',
    fewFacts: 'few facts known',
    outOf100: (score: ComponentChildren): ComponentChildren => [score, ' of 100'],
  },
  apiReference: 'API reference',
  deleted: 'Deleted',
  yes: 'Yes',
  no: 'No',
  viewersOnlyRead: 'Viewers can’t change anything. Ask an admin to change your role.',
  adminsOnly: 'Only admins can open this page. Ask an admin to change your role.',
  problem: {
    notFound: { title: 'Page not found', text: 'This page doesn’t exist, or its content was deleted.' },
    gone: { title: 'Candidate erased', text: 'Everything about this person was deleted. This can’t be undone.' },
    forbidden: 'You don’t have access',
    conflict: 'You can’t do this right now',
    tooLarge: {
      title: 'Too much to save at once',
      text:
        'Nothing was saved. The file is larger than the page allows, or the form has more than 4 MB of text. Go back: most ' +
        'browsers still have what you typed. Choose a smaller file, or send less text at once.',
    },
    tooMany: { title: 'Too many requests', text: 'Wait a minute, then try again.' },
    failed: { title: 'Something went wrong', text: 'This is a problem on our side. Try again in a minute.' },
    rejected: 'Your request couldn’t be completed',
    reference: (requestId: string) => `If it keeps happening, report this reference: ${requestId}`,
    home: 'Go to the console',
  },
};
