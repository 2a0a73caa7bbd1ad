import type { BulkActionName, BulkList, ChosenAction, RowState } from '#modules/bulk-actions';
import { formatNumber, pluralize } from '#platform/pages/format.ts';

const nouns: Record<BulkList, string> = { candidates: 'candidate', applications: 'application' };
const things = (list: BulkList, count: number): string => pluralize(count, nouns[list]);

const verbs: Record<ChosenAction, string> = {
  move: 'Move',
  reject: 'Reject',
  tag: 'Tag',
  untag: 'Remove tag',
  screen: 'Start screening',
  apply: 'Apply to a job',
};

const titles: Record<BulkActionName, (count: string) => string> = {
  move: (count) => `Move ${count}`,
  reject: (count) => `Reject ${count}`,
  tag: (count) => `Tag ${count}`,
  untag: (count) => `Remove a tag from ${count}`,
  screen: (count) => `Start screening for ${count}`,
  apply: (count) => `Apply ${count} to a job`,
  undo: (count) => `Undo the move of ${count}`,
};

export const bulkCopy = {
  selection: {
    label: 'Selection',
    none: { row: 'Select rows to act on many at once.', card: 'Select cards to act on many at once.' },
    some: '{n} selected.',
    others: '{n} selected, {m} of them on other pages.',
    all: 'All {n} that match are selected.',
    tooMany: 'At most {n} can be selected.',
    page: 'Select all on this page',
    allMatching: (list: BulkList, total: number, isCapped: boolean) =>
      isCapped
        ? `Select all matches (more than ${things(list, total - 1)})`
        : total === 1
          ? `Select the ${nouns[list]} that matches`
          : `Select all ${things(list, total)} that match`,
    row: (name: string) => `Select ${name}`,
    clear: 'Clear selection',
    earlier: 'Earlier bulk actions',
    carried: (count: number) => `${formatNumber(count)} selected on other pages.`,
    next: 'Next page with this selection',
    previous: 'Previous page with this selection',
    verbs,
  },
  nothing: 'Select at least one row first.',
  unknownAction: 'Choose one of the actions of this list.',
  tooMany: (max: number) =>
    `An action can have ${formatNumber(max)} rows at most. Narrow the filters and select again.`,
  title: (action: BulkActionName, list: BulkList, count: number) => titles[action](things(list, count)),
  things,
  listTitle: 'Bulk actions',
  backToBoard: 'Back to the board',
  backToList: { candidates: 'Back to candidates', applications: 'Back to applications' },
  chosen: 'Selected records',
  more: (count: number) => `and ${formatNumber(count)} more`,
  missing: (count: number) =>
    count === 1
      ? '1 of the selected rows is left out: it was not found.'
      : `${formatNumber(count)} of the selected rows are left out: they were not found.`,
  cancel: 'Cancel',
  form: {
    status: 'New status',
    moveHint:
      'Nothing is emailed. You can undo the move until an email is sent or an application is moved again. A closed status ' +
      'cancels open screenings. They stay cancelled if you undo the move.',
    chooseStatus: 'Choose a status',
    reason: 'Reason',
    noReason: 'No reason',
    note: 'Note for the decision records',
    email: 'Email the candidates about this decision',
    emailHint:
      'Each candidate gets one email with a link to the explanation. Admins edit its text under Settings, Outreach.',
    preview: 'The email',
    previewHint: (to: string, total: number) =>
      total === 1
        ? `If you send it, ${to} gets this email.`
        : `If you send it, ${to} gets this email. The others get it with their own name and job.`,
    rejectHint:
      'Open screenings and video interviews that have not begun are cancelled, and their links stop working. Credits for ' +
      'interviews are not refunded.',
    tag: 'Tag',
    tagHint: 'Up to 200 characters. Candidates who have it already are left unchanged.',
    untagHint: 'Exactly as it is written on the candidates.',
    channel: 'Channel',
    channels: { email: 'Email', whatsapp: 'WhatsApp' },
    screenHint: 'Each candidate gets a message with the screening questions of the job. This can’t be undone.',
    job: 'Job',
    choose: 'Choose a job',
    applyHint: 'Candidates who are new to the job get its first email, if outreach is on. This can’t be undone.',
    suppressed: (count: number) =>
      count === 1 ? '1 candidate gets no interest email' : `${formatNumber(count)} candidates get no interest email`,
    suppressedHint:
      'You can still apply them to the job. If it invites applicants at once, the interview invite is still sent, which costs credits.',
    jobs: (count: number) => `The ${formatNumber(count)} newest active jobs.`,
    required: 'Choose one.',
  },
  started: 'The action has started.',
  startedBefore: 'This action has been started before.',
  undoStarted: 'The moves are being undone.',
  state: 'Status',
  states: { draft: 'Draft', queued: 'Queued', running: 'Running', done: 'Done', failed: 'Failed' },
  progress: 'Rows',
  done: 'Done',
  unchanged: 'Unchanged',
  failed: 'Not done',
  error: 'Error',
  requested: 'Started',
  by: 'Started by',
  formerUser: 'a former user',
  completed: 'Finished',
  task: 'Task',
  openTask: 'Open the task',
  undoes: 'Undoes',
  undoneBy: 'Undone by',
  openAction: 'Open the action',
  announceDone: (done: number, total: number) => `Finished: ${formatNumber(done)} of ${formatNumber(total)} done.`,
  rowsTitle: { failed: 'Not done', unchanged: 'Left unchanged' } satisfies Partial<Record<RowState, string>>,
  rowsCaption: 'Rows with their reasons',
  rowColumns: { candidate: 'Candidate', job: 'Job', reason: 'Reason' },
  firstRows: (count: number) => `The first ${formatNumber(count)}.`,
  undo: {
    title: 'Undo',
    about:
      'Moves the applications back. Applications that were moved again since stay in their status. So do those whose ' +
      'candidates got an email, a screening or an interview since. The page lists the reasons. The history and the ' +
      'decision records keep both moves.',
    submit: (count: number) => `Undo ${pluralize(count, 'move')}`,
  },
  params: {
    status: 'New status',
    tag: 'Tag',
    job: 'Job',
    reason: 'Reason',
    channel: 'Channel',
    email: 'Email to candidates',
    yes: 'Yes',
    no: 'No',
  },
  list: {
    caption: 'Bulk actions, newest first',
    columns: {
      action: 'Action',
      state: 'Status',
      done: 'Done',
      unchanged: 'Unchanged',
      failed: 'Not done',
      started: 'Started',
    },
    emptyTitle: 'No bulk actions yet',
    emptyText: 'Select rows in the list of candidates or applications, or cards on a board, and choose an action.',
  },
};
