import type { RejectionReasonView } from '#modules/applications';
import type { DecisionView } from '#modules/decisions';

const outcomes = {
  rejected: 'Rejection',
  withdrawn: 'Withdrawal',
} satisfies Record<RejectionReasonView['outcome'], string>;

export const reasonCopy = {
  title: 'Rejection reasons',
  intro: 'Recruiters choose one of these when they reject a candidate or record a withdrawal. ',
  caption: 'Rejection reasons, newest first',
  columns: { reason: 'Reason', outcome: 'For', code: 'Code', status: 'Status' },
  outcomes,
  active: 'Active',
  retired: 'Retired',
  add: { open: 'Add a reason', title: 'Add a rejection reason', submit: 'Add reason' },
  edit: { title: 'Edit rejection reason', submit: 'Save changes' },
  fields: {
    code: 'Code',
    label: 'Name',
    outcome: 'For',
    candidate_text: 'Text for the candidate',
    active: 'Status',
  },
  hints: {
    outcome: 'It can’t be changed once a decision has the reason.',
    code: 'For programs: lower-case letters, digits and _. It can’t be changed later.',
    candidate_text: 'Candidates read this on the page about their decision. Leave it empty to show no reason.',
    active: 'Decisions keep a retired reason. New ones can’t have it.',
  },
  back: 'Back to rejection reasons',
  added: (label: string) => `${label} added.`,
  saved: (label: string) => `Changes to ${label} saved.`,
};

export const decisionCopy = {
  title: 'Decisions',
  outcomes: { hired: 'Hired', rejected: 'Rejected', withdrawn: 'Withdrawn' } satisfies Record<
    DecisionView['outcome'],
    string
  >,
  byKey: 'an API key',
  bySystem: 'an automatic action',
  reason: 'Reason: ',
  note: 'Note: ',
  shown: 'Match score then: ',
  noScore: 'none',
  outOf100: (score: string) => `${score} of 100`,
  fromIntegration: ', set by an integration',
  opened: 'The explanation had been opened.',
  unopened: 'Nobody had opened the explanation.',
  components: 'What the score consisted of',
  points: (points: string) => `: ${points} points`,
  closing: {
    reason: 'Reason',
    noReason: 'No reason',
    wrongReason: 'This reason is no longer in use, or belongs to another status. Choose another one.',
    note: 'Note for the decision record',
    email: 'Email the candidate about this decision',
    preview: 'Preview the email',
    ends:
      'Open screenings and video interviews that have not begun are cancelled, and their links stop working. You can undo ' +
      'the move until an email is sent or the application is moved again. If it cancels a screening or an interview, it ' +
      'can’t be undone.',
  },
};
