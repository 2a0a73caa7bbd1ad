import { formatNumber } from '#platform/pages/format.ts';

export const budgetMessages = {
  language: 'en',
  subject: 'Automatic video interviews wait until tomorrow',
  greeting: (name: string | undefined) => (name ? `Hello ${name},` : 'Hello,'),
  before: (credits: number) =>
    `Your organization has spent ${formatNumber(credits)} credits on automatic video interviews today, which is the daily limit. ` +
    'Applications still come in. Their interview invitations wait until 00:00 UTC.',
  button: 'View credits',
  after:
    'The limit protects your credits if somebody floods a job page with applications. ' +
    'If the applications are real, ask the operator of this service to raise it.',
};
