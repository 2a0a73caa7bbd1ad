import type { ComponentChildren } from 'preact';
import type { ActivityTopic } from './activity.queries.ts';

/** Names of API fields, as people read them. */
const fieldNames: Readonly<Record<string, string>> = {
  resume_path: 'resume',
  resume_url: 'resume link',
  current_ctc: 'current pay',
  expected_ctc: 'expected pay',
  external_id: 'external ID',
};
const fieldName = (name: string): string => fieldNames[name] ?? name.replaceAll('_', ' ');

const changes: Readonly<Record<string, string>> = {
  'candidate.create': 'Candidate added',
  'candidate.merge': 'Another candidate was merged into this one',
  'talent_pool.reveal': 'Profile revealed',
  'application.note': 'Application notes changed',
};

export const activityCopy = {
  title: 'Activity',
  pageTitle: (name: string) => `Activity: ${name}`,
  back: { candidate: 'Back to the candidate', application: 'Back to the application' },
  topics: {
    moves: 'Moves',
    notes: 'Notes',
    messages: 'Messages',
    screenings: 'Screenings',
    changes: 'Changes',
  } satisfies Record<ActivityTopic, string>,
  all: 'All',
  filter: 'Filter activity',
  older: 'Older activity',
  newest: 'Newest activity',
  empty: 'Nothing here yet. Moves, notes, messages, screenings and changes appear here.',
  pastEnd: 'There is no older activity.',
  by: (name: string) => `by ${name}`,
  byImport: (name: string) => `in an import by ${name}`,
  to: (address: string) => `to ${address}`,
  byService: 'the API or an automatic action',
  byKey: (name: string | null) => (name === null ? 'an API key' : `the API key ${name}`),
  /** `user` is the name of the user whom the operator is signed in as. */
  byOperator: (user: string | null) => (user === null ? 'the operator' : `the operator, signed in as ${user}`),
  byCandidate: 'the candidate, on the job page',
  formerUser: 'a former user',
  forJob: (job: ComponentChildren): ComponentChildren => [' for ', job],
  untitled: 'a job',
  moves: {
    added: (status: ComponentChildren): ComponentChildren => ['Added as ', status],
    moved: (from: ComponentChildren, to: ComponentChildren): ComponentChildren => [from, ' → ', to],
  },
  interested: 'Confirmed their interest',
  declined: 'Declined',
  screening: (channel: string) => `Screening started (${channel})`,
  screeningOpened: 'Opened the screening email',
  screeningEnded: (state: ComponentChildren): ComponentChildren => ['Screening ', state],
  interview: 'Invited to a video interview',
  interviewEnded: (state: ComponentChildren): ComponentChildren => ['Video interview ', state],
  score: (score: number) => `, ${Math.round(score)} of 100`,
  resume: { ok: 'Resume read', failed: 'Resume could not be read', queued: 'Resume queued to be read again' },
  changed: (fields: readonly string[]) => `Changed: ${fields.map(fieldName).join(', ')}`,
  change: (action: string): string | undefined => changes[action],
  readMore: 'Show the text',
  cut: 'Read the whole message',
  notes: {
    add: 'Add note',
    label: 'New note',
    added: 'Note added.',
    withNote: (done: string) => `${done} Your note was added too.`,
    notMoved: (status: string) => `Note added. The status stays ${status} until you update it.`,
    given: 'Notes without an author',
    givenHint: 'Sent through the API, or written before notes had authors. Only the API can change them.',
    heading: (author: string) => `Note by ${author}`,
    edited: 'edited',
    whole: 'Read the whole note',
    open: 'Link to this note',
    edit: 'Edit',
    editTitle: 'Edit note',
    text: 'Note',
    save: 'Save note',
    saved: 'Note saved.',
    remove: 'Delete note',
    removeHint: 'This can’t be undone.',
    removed: 'Note deleted.',
    notYours: 'Only the author of a note and admins can change it.',
    title: (candidate: string) => `Note about ${candidate}`,
  },
};
