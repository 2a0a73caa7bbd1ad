import { pluralize } from '#platform/pages/format.ts';

export const searchCopy = {
  title: 'Search',
  /** Label in the header, next to the keys that open the search. */
  open: 'Search',
  keys: 'Ctrl K',
  label: 'Search candidates, jobs, applications and tasks',
  submit: 'Search',
  close: 'Close',
  hint: 'Type part of a name, an email address, a phone number, a skill, a job title, a location or an ID.',
  groups: {
    record: 'With this ID',
    candidates: 'Candidates',
    jobs: 'Jobs',
    applications: 'Applications',
    tasks: 'Tasks',
  },
  records: { candidates: 'Candidate', jobs: 'Job', applications: 'Application', work: 'Task' },
  all: (count: string) => `View all ${count} candidates`,
  atLeast: (count: string) => `more than ${count}`,
  none: (text: string) => `No results for “${text}”.`,
  count: (count: number) => pluralize(count, 'result'),
  failed: 'Search isn’t available right now. Try again in a minute.',
  application: (name: string, job: string) => `${name}, ${job}`,
};
