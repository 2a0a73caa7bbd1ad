import { formatLongDay } from '#platform/pages/format.ts';
import type { ReviewKind } from './review.schemas.ts';

const asks: Record<ReviewKind, string> = {
  review: 'asks for a person to review the decision about their application',
  correction: 'asks you to correct their data',
};
const position = (job: string | null): string => (job === null ? '' : ` for ${job}`);

export const reviewMailMessages = {
  language: 'en',
  greeting: (name: string | undefined) => (name ? `Hello ${name},` : 'Hello,'),
  subject: {
    requested: (job: string | null) => `A candidate asks for a review${job === null ? '' : `: ${job}`}`,
    due: (job: string | null) => `Reminder: answer a review request${job === null ? '' : `: ${job}`}`,
  },
  before: {
    requested: (kind: ReviewKind, job: string | null) => `A candidate${position(job)} ${asks[kind]}.`,
    due: (kind: ReviewKind, job: string | null) =>
      `A candidate${position(job)} is still waiting for an answer. The candidate ${asks[kind]}.`,
  },
  button: 'Open the request',
  due: (at: string) => `The answer is due on ${formatLongDay(at)}.`,
  assigned: 'You get this email because the request is assigned to you.',
  unassigned:
    'Nobody with an email address could be assigned to the request. Someone other than the person who decided must ' +
    'answer it. If there is nobody else, add a user first.',
};
