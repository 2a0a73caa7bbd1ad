import { pluralize } from '#platform/pages/format.ts';

export const erasureCopy = {
  section: {
    title: 'Erase',
    text: 'Removes this candidate and everything about them, for example when they ask for it.',
    action: 'Erase…',
    known: 'The erasure of this candidate was requested.',
    failed: 'The last erasure of this candidate failed.',
    open: 'Show erasure',
  },
  confirm: {
    title: (name: string) => `Erase ${name}?`,
    consequence: 'This can’t be undone. It also stops work in progress about the candidate.',
    removed: {
      title: 'What is removed',
      items: [
        'The candidate with contact data, resumes, tags and notes',
        'Applications with their history, scores and explanations',
        'Messages, screenings and their answers',
        'Video interviews with recordings, transcripts and reports',
        'Consents, review requests and voluntary answers about sex, race and ethnicity',
        'Exports of the candidate, and the files of exports of the whole organization',
      ],
    },
    kept: {
      title: 'What stays',
      items: [
        'Records of decisions, without the candidate’s name, ID and answers',
        'Statistics, the event log and the audit log: IDs, statuses and times only',
        'A salted hash of each email address, which keeps it unsubscribed if the candidate is added again',
        'This erasure with its reason and the number of records that were removed',
        'Backups, until you delete them, and copies that integrations have made',
      ],
    },
    fields: { reason: 'Reason' },
    reasonHint: 'For example “Asked by email”. It is kept, so don’t write names or contact data.',
    submit: 'Erase candidate',
    heldTitle: 'You can’t erase this candidate now',
    held: 'The candidate is on legal hold. Release the legal hold first, if the reason no longer applies.',
    openHold: 'Go to the legal hold',
  },
  requested: 'Erasure requested.',
  list: {
    title: 'Erasures',
    intro:
      'Requested and finished erasures. Erased candidates are listed by their ID, because their names are gone. To erase ' +
      'a candidate, open the candidate’s page.',
    caption: 'Erasures, newest first',
    columns: {
      candidate: 'Candidate',
      state: 'Status',
      requested: 'Requested',
      by: 'Requested by',
      completed: 'Completed',
      receipt: 'Receipt',
      error: 'Error',
    },
    key: (name: string) => `API key ${name}`,
    operator: (name: string) => (name ? `Operator, signed in as ${name}` : 'Operator'),
    retention: 'Retention',
    receipt: 'Show receipt',
    progress: 'Show progress',
    of: (candidate: string) => ` of ${candidate}`,
    empty: {
      title: 'No erasures yet',
      text: 'Erasures appear here, with who requested them and proof of what was removed.',
    },
  },
  detail: {
    back: 'All erasures',
    title: 'Erasure of a candidate',
    facts: {
      reason: 'Reason',
      requested: 'Requested',
      completed: 'Completed',
      candidate: 'Candidate ID',
    },
    states: { queued: 'Queued', running: 'Running', done: 'Done', failed: 'Failed' },
    task: 'Show task',
    retry: 'Erase again…',
    receipts: {
      title: 'What was removed',
      caption: 'Records of the candidate by kind',
      columns: { store: 'Kind', action: 'What happened', count: 'Records' },
      actions: {
        deleted: 'Deleted',
        blanked: 'Personal data removed',
        pseudonymised: 'Name and ID removed',
        kept: 'Kept',
      },
      empty: (kinds: number) => `${pluralize(kinds, 'other kind')} of records had none of the candidate.`,
      none: 'The number of removed records appears here once the erasure is done.',
    },
  },
};
