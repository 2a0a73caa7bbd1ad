import type { ComponentChildren } from 'preact';
import type { MatchExplanation } from '#modules/matching';
import type { MessageKind } from '#modules/outreach';
import type { Channel } from '#modules/screenings';
import { formatPercent, pluralize } from '#platform/pages/format.ts';

export const applicationCopy = {
  title: 'Applications',
  caption: 'Applications',
  columns: {
    candidate: 'Candidate',
    job: 'Job',
    status: 'Status',
    match: 'Match',
    screening: 'Screening',
    moved: 'In status since',
    applied: 'Applied',
  },
  filters: {
    search: 'Candidate or job',
    status: 'Status',
    minScore: 'Minimum match',
    job: 'Job',
    order: 'Sort by',
    source: 'Source of the candidate',
  },
  orders: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    match: 'Best match',
    screening: 'Best screening',
    moved: 'Latest change of status',
  },
  board: 'board',
  resume: 'View resume',
  correction: (candidate: ComponentChildren, skills: ComponentChildren): ComponentChildren => [
    'Was something read wrong? Edit ',
    candidate,
    ' or ',
    skills,
    '. The score is calculated again.',
  ],
  correctCandidate: 'the candidate’s details',
  correctSkills: 'the job’s skills',
  empty: {
    title: 'No applications yet',
    text:
      'Applications appear here when candidates apply on a public job page, when you add a candidate to a job, or when an ' +
      'integration sends them. ',
    jobs: 'View jobs',
  },
  pageTitle: (candidate: string, job: string) => `${candidate}: ${job}`,
  subtitle: (job: string) => `Application for ${job}`,
  details: 'Application details',
  facts: {
    candidate: 'Candidate',
    email: 'Email',
    job: 'Job',
    externalId: 'External ID',
    applied: 'Applied',
    inStatusSince: (status: string) => `In ${status} since`,
    interestSent: 'Interest email sent',
    interestConfirmed: 'Interest confirmed',
    interestDeclined: 'Interest declined',
    interviewSent: 'Interview invite sent',
    interviewWaiting: 'Interview invite',
    whatsappStarted: 'WhatsApp conversation started',
    rejectionReason: 'Reason for closing',
    closed: 'Closed',
    screeningScore: 'Screening score',
  },
  interviewWaits: (day: string | undefined) =>
    day === undefined
      ? 'Waiting. We’ll send it in a minute.'
      : `Waiting for the daily credit limit. We’ll send it on ${day}, after 00:00 UTC.`,
  by: (name: string) => ` by ${name}`,
  byApi: 'the API or an automatic action',
  byFormerUser: 'a former user',
  undo: {
    submit: (status: string) => `Undo: move back to ${status}`,
    refused: (reason: string) => `The move can’t be undone. ${reason}`,
  },
  move: {
    label: 'Pipeline status',
    removed: (status: string) => `${status} (removed)`,
    submit: 'Update status',
    reject: 'Reject',
    submitTo: (status: string) => `Move to ${status}`,
    screened: (status: string) => `The screening is complete, and the application is still in ${status}.`,
    done: (name: string | null, status: string) => `${name ?? 'The application'} moved to ${status}.`,
    movedMeanwhile: (status: string) =>
      `Somebody has moved this application to ${status} meanwhile. If your change still applies, make it again.`,
  },
  closedForStarts:
    'This application is closed. To start a screening or a video interview, first move it back to an open status.',
  screening: {
    label: 'Send screening questions by',
    channels: { email: 'Email', whatsapp: 'WhatsApp', web_form: 'Link to share' } satisfies Record<Channel, string>,
    whatsappUnavailable: 'WhatsApp (not set up)',
    submit: 'Start screening',
    noQuestions: (job: ComponentChildren): ComponentChildren => [
      'To start a screening, first add screening questions to the ',
      job,
      '.',
    ],
    job: 'job',
    noChannel: 'Choose how to send the questions.',
    questionsRequired: 'This job has no screening questions. Add some, then start the screening.',
    started: {
      email: 'Screening started. The email with the questions is on its way.',
      whatsapp: 'Screening started. The first WhatsApp message is on its way.',
    },
    existing: 'This screening was already started, and is still open.',
    link: {
      title: 'Screening link',
      isNew: 'Screening started.',
      existing: 'This screening was already started. This is another link to it.',
      instruction: (name: string | null) =>
        `Send this link to ${name ?? 'the candidate'} only: anyone who has it can answer for them. Copy it now. It won’t be shown again.`,
      back: 'Back to the application',
    },
  },
  startInterview: (credits: number) => `Start video interview (${pluralize(credits, 'credit')})`,
  screenings: { title: 'Screenings and interviews', none: 'No screenings or interviews yet.' },
  untitled: { candidate: 'Candidate', job: 'Job' },
};

type TermStatus = MatchExplanation['components'][number]['status'];

const skillShort = 'Skills found only in the resume get all points once it names them five times.';

export const matchCopy = {
  title: 'Match',
  outOf100: ' of 100',
  statuses: { met: 'Met', partial: 'Partly met', missing: 'Missing', no_data: 'No data' } satisfies Record<
    TermStatus,
    string
  >,
  focusStatuses: { met: 'High', partial: 'Medium', missing: 'Low' } satisfies Record<
    Exclude<TermStatus, 'no_data'>,
    string
  >,
  notCounted: 'Not counted',
  points: (most: string) => ` of ${most} points`,
  found: 'Found: ',
  related: 'Only related: ',
  missing: 'Missing: ',
  /** Why a term that is met has not all points. */
  whyShort: {
    required_skills: skillShort,
    preferred_skills: skillShort,
    focus: 'Skills that the job doesn’t ask for take points away.',
    title: 'Only the current job title can get all points. Earlier titles and the resume get fewer.',
    description: 'The more phrases the texts share, the more points they get.',
    experience: 'Total years count as far as the job title or the skills match.',
    similarity: 'The more alike the texts are, the more points they get.',
  } as Record<string, string | undefined>,
  fromIntegration: 'An integration set this score and gave no explanation.',
  updating: 'The explanation is being updated. Reload the page shortly.',
  none: 'No score yet. It appears here once it is calculated, if there is enough data about the candidate and the job.',
  facts: { coverage: 'Coverage', resume: 'Resume', version: 'Scoring version', calculated: 'Calculated' },
  coverage: (share: number) => `${formatPercent(Math.round(share * 100) / 100)} of the criteria have data`,
  resume: {
    ok: 'Read and counted',
    low_confidence: 'Hard to read, not counted',
    needs_ocr: 'Scanned images only, not counted',
    encrypted: 'Password-protected, not counted',
    corrupt: 'Damaged, not counted',
    unsupported: 'Unsupported format, not counted',
    fetch_failed: 'Download failed, not counted',
  } satisfies Record<NonNullable<MatchExplanation['resume_quality']>, string>,
};

const kinds: Record<MessageKind, string> = {
  interest_outreach: 'Interest email',
  video_interview_invite: 'Video interview invite',
  screening_invite: 'Screening invite',
  screening_reminder: 'Screening reminder',
  rejection: 'Rejection email',
};

export const messageCopy = {
  kinds,
  title: 'Messages',
  caption: 'Messages, newest first',
  columns: {
    message: 'Message',
    status: 'Status',
    to: 'To',
    date: 'Date',
    candidate: 'Candidate',
    job: 'Job',
    subject: 'Subject',
    error: 'Error',
  },
  filters: { candidate: 'Candidate’s name or email', kind: 'Kind', state: 'Status' },
  attempts: (count: number) => ` (${pluralize(count, 'attempt')})`,
  viewTask: 'View task',
  empty: {
    title: 'No messages yet',
    text: (application: ComponentChildren): ComponentChildren => [
      'Messages appear here when candidates are contacted: on a first application, or when you start a screening or an interview from an ',
      application,
      '.',
    ],
    application: 'application',
  },
};
