import type { ComponentChildren } from 'preact';
import type { ConsentChannel } from '#modules/candidates';

const channels: Readonly<Record<ConsentChannel, string>> = {
  web_page: 'Web page',
  email: 'Email',
  whatsapp: 'WhatsApp',
  phone: 'Phone',
  in_person: 'In person',
  document: 'Document',
  api: 'API',
  other: 'Other',
};

export const consentCopy = {
  title: 'Consents',
  caption: 'Consents of the candidate, newest first',
  none: 'Consents appear here when the candidate agrees to something, or when you record them through the API.',
  columns: { purpose: 'Purpose', given: 'Given', channel: 'Channel', withdrawn: 'Withdrawn', action: 'Action' },
  /** Others have the name that the integration has given. */
  purposes: {
    application: 'Application',
    video_interview: 'Video interview',
    whatsapp_screening: 'WhatsApp screening',
    contact: 'Emails about jobs',
  } as Readonly<Record<string, string>>,
  channels,
  by: (channel: string) => ` (${channel})`,
  text: 'Text shown',
  version: (version: string) => `Version ${version}`,
  withdraw: 'Withdraw',
  confirm: {
    title: (name: string) => `Withdraw a consent of ${name}`,
    heading: (purpose: string) => `Withdraw consent: ${purpose}`,
    intro: 'Use this page when the candidate has told you that they withdraw this consent. This can’t be undone.',
    effects: {
      video_interview:
        'The interview ends if it’s still under way. Its recordings, transcripts, notes and scores are deleted.',
      whatsapp_screening: 'The WhatsApp screening is cancelled if it’s still open. Answers stay.',
      contact: 'The candidate’s email address is unsubscribed from job opportunities and reminders.',
    } as Readonly<Record<string, string>>,
    noEffect: 'The withdrawal is recorded. Nothing else changes, and the candidate’s data stays.',
    channel: 'How did the candidate tell you?',
    submit: 'Withdraw consent',
  },
  done: 'Consent withdrawn',
  report: (day: ComponentChildren): ComponentChildren => [
    'The candidate withdrew their consent on ',
    day,
    '. The recordings, transcripts, notes and scores of this interview are deleted.',
  ],
};
