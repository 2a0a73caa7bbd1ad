import type { ReviewKind, ReviewOutcome } from '#modules/decisions';

const kinds: Record<ReviewKind, string> = { review: 'Review by a person', correction: 'Correction of data' };
const outcomes: Record<ReviewKind, Record<ReviewOutcome, string>> = {
  review: { upheld: 'Decision upheld', changed: 'Decision changed' },
  correction: { upheld: 'Nothing changed', changed: 'Data corrected' },
};

export const reviewCopy = {
  title: 'Reviews',
  caption: 'Review requests, the next due first',
  kinds,
  outcomes,
  open: 'Open',
  done: 'Answered',
  overdue: 'Overdue',
  nobody: 'Nobody',
  formerUser: 'A former user',
  filters: {
    state: 'Status',
    states: { open: 'Open', done: 'Answered' },
    assigned: 'Assigned to',
    assignees: { me: 'Me' },
  },
  columns: {
    candidate: 'Candidate',
    job: 'Job',
    kind: 'Request',
    state: 'Status',
    due: 'Due',
    assigned: 'Assigned to',
    requested: 'Requested',
  },
  empty: {
    title: 'No review requests yet',
    text:
      'Rejection emails link to a page about the decision. There, candidates can correct their data or ask a person to ' +
      'review the decision. Their requests appear here.',
  },
  untitled: { candidate: 'Candidate', job: 'Job' },
  pageTitle: (kind: string, candidate: string) => `${kind}: ${candidate}`,
  facts: {
    candidate: 'Candidate',
    job: 'Job',
    application: 'Application',
    decided: 'Decided',
    decider: 'Decided by',
    requested: 'Requested',
    due: 'Due',
    assigned: 'Assigned to',
    answered: 'Answered',
    answeredBy: 'Answered by',
    outcome: 'Outcome',
    note: 'Note',
  },
  byOther: 'The API or an automatic action',
  deleted: 'Deleted',
  viewApplication: (status: string) => `View application (${status})`,
  message: 'The candidate’s message',
  answer: {
    title: 'Answer',
    about:
      'First look at the application again, and correct or move it where the candidate is right. The candidate sees the ' +
      'outcome and the day. Only your organization sees the note.',
    outcome: 'Outcome',
    note: 'Note',
    submit: 'Close request',
    done: 'Request closed. The candidate can see the outcome.',
    own: 'You made this decision, so another user must answer the request.',
    noOutcome: 'Choose an outcome.',
    invalidNote: 'Note must have at most 20,000 characters.',
  },
  history: {
    title: 'Review requests',
    due: 'due ',
  },
};
