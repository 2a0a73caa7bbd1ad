import { formatNumber } from '#platform/pages/format.ts';

export const budgetMessages = {
  language: 'en',
  subject: 'Automatic video interviews are paused until tomorrow',
  greeting: (name: string | undefined) => (name ? `Hello ${name},` : 'Hello,'),
  before: (credits: number) =>
    `Your organization has reached today’s limit of ${formatNumber(credits)} credits for automatic video interviews. ` +
    'You still receive applications. We’ll send the waiting interview invitations from 00:00 UTC on, up to the limit of each day.',
  button: 'View credits',
  after:
    'The limit protects your credits if someone floods a job page with applications. ' +
    'If the applications are real, ask the operator of this service to raise it.',
};
