import { pluralize } from '#platform/pages/format.ts';

const people = (n: number): string => pluralize(n, 'candidate');

export const noticeMessages = {
  language: 'en',
  subject: (n: number, day: string) => `${people(n)} will be erased from ${day}`,
  greeting: (name: string | undefined) => (name ? `Hello ${name},` : 'Hello,'),
  before: (n: number, organization: string, days: number, day: string) =>
    `From ${day}, the retention policy of ${organization} erases ${people(n)} without activity for ${days} days. Check the ` +
    'list before then:',
  button: 'See who will be erased',
  after:
    'To keep a candidate, set a legal hold on their page. To keep all of them, turn off retention in the settings. Erasing ' +
    'can’t be undone.',
};

/** Shown with the erasure. */
export const retentionReason = (days: number): string => `Retention: no activity for ${pluralize(days, 'day')}`;
