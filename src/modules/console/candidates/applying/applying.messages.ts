import type { ComponentChildren } from 'preact';
import type { Suppression } from '#modules/outreach';
import { pluralize } from '#platform/pages/format.ts';

const stillInvited = 'If the job invites applicants at once, the interview invite is still sent, which costs credits.';

export const applyingCopy = {
  link: 'Add to a job',
  title: (name: string) => `Add ${name} to a job`,
  search: 'Search jobs',
  submitSearch: 'Search',
  all: 'Include drafts, and paused, closed and filled jobs',
  job: 'Job',
  added: (link: ComponentChildren): ComponentChildren => ['Already added: ', link],
  view: 'view application',
  company: (name: string) => ` · ${name}`,
  more: (shown: number) => `Only the first ${pluralize(shown, 'job')} are shown. Search by title to find others.`,
  none: 'No jobs found.',
  noneOpen: 'No job is active. Include other jobs, or create one.',
  /** `outreach`: whether interest emails are on. */
  consequence: (outreach: boolean) =>
    outreach
      ? 'The candidate gets one email about the job: the interest email or, if the job invites applicants at once, the ' +
        'interview invite, which costs credits.'
      : 'Interest emails are off, so none is sent. If the job invites applicants at once, the candidate gets the ' +
        'interview invite, which costs credits.',
  /** In place of `consequence`, for an address that gets no outreach. */
  suppressed: {
    unsubscribed: (address: string) => `${address} has unsubscribed, so no interest email is sent. ${stillInvited}`,
    bounced: (address: string) => `Emails to ${address} bounce, so no interest email is sent. ${stillInvited}`,
  } satisfies Record<Suppression, (address: string) => string>,
  score: 'The match score appears a few seconds later.',
  choose: 'Choose a job.',
  missing: 'This job no longer exists. Choose another.',
  submit: 'Add to job',
  done: (name: string, job: string) => `${name} was added to ${job}.`,
  existing: (name: string, job: string) => `${name} is already in ${job}. Nothing was changed.`,
};
