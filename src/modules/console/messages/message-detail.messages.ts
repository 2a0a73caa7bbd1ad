import type { MessageDetail } from '#modules/outreach';

/** WhatsApp's words for the state of a message, and ours for the candidate's answers. */
const states: Readonly<Record<string, string>> = {
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  failed: 'Failed',
};

export const messageDetailCopy = {
  pageTitle: (kind: string, candidate: string) => `${kind}: ${candidate}`,
  facts: {
    to: 'To',
    subject: 'Subject',
    application: 'Application',
    screening: 'Screening',
    interview: 'Video interview',
    created: 'Created',
    sent: 'Sent',
    attempts: 'Attempts',
    reply: 'Mail server’s reply',
  },
  viewApplication: 'View application',
  viewScreening: 'View screening',
  viewInterview: 'View interview',
  html: 'As it was sent',
  htmlAbout: 'Links lead nowhere, and pictures are not loaded.',
  text: 'Text',
  about: 'The text that was sent. The secret part of links to the candidate’s own pages is replaced by “…”.',
  missing: {
    not_sent: 'There is no text yet. It is written when the email is sent.',
    not_stored: 'An earlier release sent this email and did not store its text.',
  } satisfies Record<NonNullable<MessageDetail['text_missing']>, string>,
  skipped: 'This email was not sent.',
  all: 'All messages',
  whatsapp: 'WhatsApp screenings',
  conversation: {
    title: 'WhatsApp messages',
    candidate: 'Candidate',
    us: 'To the candidate',
    file: 'A file or a picture',
    template: 'Sent as a template. WhatsApp has the exact text.',
    state: (state: string) => states[state] ?? 'Received',
  },
};
