import type { ComponentChildren } from 'preact';
import type { Channel } from '#modules/screenings';

const channels: Record<Channel, string> = { whatsapp: 'WhatsApp', email: 'Email', web_form: 'Web form' };

export const screeningCopy = {
  channels,
  title: 'Screenings',
  heading: 'Screenings and interviews',
  caption: 'Screenings and interviews, last updated first',
  columns: {
    type: 'Type',
    candidate: 'Candidate',
    job: 'Job',
    status: 'Status',
    pipeline: 'Pipeline status',
    score: 'Score',
    risk: 'Risk',
    updated: 'Updated',
  },
  filters: { search: 'Candidate', type: 'Type', status: 'Status', channel: 'Channel', job: 'Job' },
  types: { session: 'Screenings', video: 'Video interviews' },
  videoInterview: 'Video interview',
  screeningBy: (channel: Channel) => `Screening (${channels[channel]})`,
  empty: {
    title: 'No screenings yet',
    text: (application: ComponentChildren): ComponentChildren => [
      'Start a screening or an interview from an ',
      application,
      '.',
    ],
    application: 'application',
  },
  forJob: (candidate: ComponentChildren, job: ComponentChildren): ComponentChildren => [candidate, ' for ', job],
  pageTitle: (candidate: string) => `Screening: ${candidate}`,
  pageHeading: 'Screening',
  facts: {
    score: 'Score',
    channel: 'Channel',
    application: 'Application',
    started: 'Started',
    emailSent: 'Email sent',
    emailOpened: 'Email opened',
    formOpened: 'Form opened',
    completed: 'Completed',
    expired: 'Expired',
    expires: 'Expires',
  },
  answers: {
    title: 'Answers',
    none: 'No answers yet.',
    skipped: 'Skipped',
    notScored: 'Not scored',
    score: (score: ComponentChildren): ComponentChildren => ['Score ', score],
  },
};
