import type { ComponentChildren } from 'preact';
import type { ScreeningDetail } from '#modules/screenings';
import { formatDuration, formatNumber, pluralize, sentenceCase } from '#platform/pages/format.ts';

type Interview = Extract<ScreeningDetail, { type: 'video_interview' }>;

const signals: Readonly<Record<string, string>> = {
  tab_hidden: 'Page hidden',
  window_left: 'Switched to another window',
  paste: 'Pasted text',
  several_screens: 'More than one screen connected',
  camera_off: 'Camera stopped',
  microphone_off: 'Microphone stopped',
  connection_lost: 'Connection lost (doesn’t lower the trust score)',
  seat_taken: 'Continued in another tab or on another device',
};

const recordingStates: Record<NonNullable<Interview['recording_merge_status']>, string> = {
  pending: 'The recording is being processed.',
  merged: 'The recording is complete.',
  partial: 'The recording is incomplete: some parts never arrived.',
  failed: 'The recording couldn’t be merged. Its parts are still stored.',
  removed: 'The recording was deleted at the end of its retention period.',
};

const risks: Readonly<Record<string, string>> = { low: 'Low risk', medium: 'Medium risk', high: 'High risk' };

const deviceFacts: Readonly<Record<string, string>> = {
  type: 'Recording format',
  width: 'Video width',
  height: 'Video height',
  keeps_chunks: 'Stores unsent parts',
  several_screens: 'More than one screen',
};

export const interviewCopy = {
  title: 'Video interview',
  pageTitle: (candidate: string, job: string | null) =>
    `Video interview: ${job === null ? candidate : `${candidate}, ${job}`}`,
  technical: 'Technical details',
  panel: 'Decide',
  rating: {
    title: 'Rating',
    none: 'Nobody has rated this interview yet.',
    average: (average: string, ratings: number) => `${average} of 5, from ${pluralize(ratings, 'rating')}`,
    of: (name: string, rating: number) => `${name}: ${rating} of 5, `,
    formerUser: 'Former user',
    yours: 'Your rating',
    hint: '1 is weak, 5 is strong. Your team sees your name with it.',
    submit: (rating: number) => `Rate ${rating} of 5`,
    remove: 'Remove your rating',
    invalid: 'Choose a rating from 1 to 5.',
    done: (rating: number) => `You rated this interview ${rating} of 5.`,
    removed: 'Your rating was removed.',
  },
  panelNote: 'Notes are shown in the activity of the candidate and the application.',
  facts: {
    status: 'Status',
    progress: 'Progress',
    score: 'Score',
    trust: 'Trust score',
    answered: 'Answered',
    started: 'Started',
    ended: 'Ended',
    created: 'Created',
    createdBy: 'Created by',
    basedOn: 'Questions based on',
    expired: 'Expired',
    expires: 'Expires',
  },
  announcement: (status: string) => `Interview ${status.toLowerCase()}`,
  progress: (question: number, total: number) => `Question ${question} of ${total}`,
  scoredAnswers: (scored: number, total: number) => `, from ${scored} of ${pluralize(total, 'answer')}`,
  notScoredYet: 'Not scored yet',
  notScored: 'Not scored: fewer than half of the answers could be scored',
  viewSignals: 'View signals',
  answered: (answers: number, total: number, seconds: number) =>
    `${answers} of ${pluralize(total, 'question')}${seconds > 0 ? `, ${formatDuration(seconds)}` : ''}`,
  creators: { api: 'API', apply: 'Application', portal: 'Candidate', dashboard: 'Console' } satisfies Record<
    Interview['initiated_via'],
    string
  >,
  sources: { job: 'The job', resume: 'The resume' } satisfies Record<Interview['question_source'], string>,
  pendingTasks: 'Pending tasks',
  recording: {
    title: 'Recording',
    states: recordingStates,
    none: 'Nothing was recorded.',
    separateAnswers: ' Each answer is recorded separately.',
    player: 'Full interview',
    download: 'Download recording',
    chapters: 'Questions in this recording',
    chapter: (number: number, question: string) => `${number}. ${question}`,
  },
  answers: {
    answers: 'Answers',
    questions: 'Questions',
    scoreNotice:
      'Scores are calculated by a program and can be wrong. Watch the answers before you decide on a candidate.',
    player: (number: number) => `Answer ${number}`,
    play: 'Play this answer',
    seeks: 'Select a sentence to play the answer from about that point.',
    none: 'No answer.',
    score: (score: ComponentChildren): ComponentChildren => ['Score ', score],
    notScored: 'Not scored',
    transcript: 'Automatic transcript',
    notes: 'Candidate’s notes',
  },
  signals: {
    title: 'Proctoring signals',
    caption: 'Proctoring signals with their count and duration',
    notice:
      'Use these signals to decide what to review. They aren’t proof of anything: a phone call or a second screen can cause them. ' +
      'Faces and voices are not analyzed.',
    none: 'No signals were recorded.',
    columns: { signal: 'Signal', count: 'Count', duration: 'Duration' },
    /** A signal that has no name yet shows its identifier. */
    name: (kind: string) => (Object.hasOwn(signals, kind) && signals[kind]) || sentenceCase(kind),
    risk: (level: string) => risks[level] ?? sentenceCase(level),
    deductions: 'Deductions',
  },
  files: {
    title: 'Recording files',
    parts: 'Parts',
    answerParts: (number: number) => `Parts of answer ${number}`,
    received: (received: number, expected: number | null | undefined) =>
      `${formatNumber(received)}${typeof expected === 'number' ? ` of ${formatNumber(expected)}` : ''} received`,
    verified: 'Merged file verified',
    checksum: 'SHA-256 of the recording',
    answerChecksum: ' · SHA-256 ',
    mergedBy: 'Merged by',
    mergers: { ffmpeg: 'ffmpeg', embedded: 'This service' } as Readonly<Record<string, string>>,
  },
  device: { title: 'Candidate’s device', fact: (name: string) => deviceFacts[name] ?? sentenceCase(name) },
  invite: { title: 'Invite', none: 'No invite was sent by email.' },
  start: {
    title: 'Start video interview',
    openInterview: (interview: ComponentChildren, created: ComponentChildren): ComponentChildren => [
      'This candidate already has an ',
      interview,
      ' for this job, created ',
      created,
      '. Another one costs credits again.',
    ],
    openInterviewLink: 'open interview',
    facts: { candidate: 'Candidate', job: 'Job', cost: 'Cost', balance: 'Credit balance', after: 'Balance afterwards' },
    cost: (credits: number) => pluralize(credits, 'credit'),
    questions: 'Questions',
    noQuestions: 'The questions are generated from the job when you start the interview.',
    consequence: 'The candidate gets an email with a link to the interview. The credits are charged immediately.',
    submit: (credits: number) => `Start interview for ${pluralize(credits, 'credit')}`,
    notEnough: (credits: number) =>
      `An interview costs ${pluralize(credits, 'credit')}, and you don’t have enough. Ask an admin to get more. `,
    back: 'Back to the application',
    confirmAgain: 'Confirm again to start the interview.',
    done: 'Interview created. The invite is on its way.',
    dailyLimit: (limit: number) =>
      `You have started ${pluralize(limit, 'interview')} within 24 hours, which is the limit. Try again later, or ask an admin.`,
    existing: 'This interview was already created.',
  },
};
