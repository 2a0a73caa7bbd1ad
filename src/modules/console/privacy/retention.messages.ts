import type { ComponentChildren } from 'preact';
import { pluralize } from '#platform/pages/format.ts';

export const retentionCopy = {
  title: 'Retention',
  about:
    'Candidates without activity for this long are erased, with everything about them. Admins get an email 14 days before. ' +
    'Erasing can’t be undone.',
  activity:
    'Activity is a change of the record, an application, a screening or an interview, or a message that the candidate ' +
    'sends or opens. It counts whether you, an integration or the candidate caused it. Candidates in an active status ' +
    'of an active job count as active.',
  fields: { candidate_days: 'Days without activity' },
  hint: 'From 30 to 3,650. Leave it empty to keep candidates.',
  save: 'Save retention policy',
  preview: 'Preview',
  saved: (days: number | null) =>
    days === null
      ? 'Retention is off. Candidates are kept.'
      : `Candidates without activity for ${pluralize(days, 'day')} will be erased.`,
  list: {
    title: 'Who will be erased',
    previewTitle: (days: number) => `Who would be erased after ${pluralize(days, 'day')} without activity`,
    notStored: (days: number | null) =>
      days === null
        ? 'This is a preview. Retention is off until you save the policy.'
        : `This is a preview. Until you save it, candidates are kept for ${pluralize(days, 'day')} without activity.`,
    caption: 'Candidates whom the policy will erase, longest inactive first',
    columns: {
      candidate: 'Candidate',
      activity: 'Last activity',
      notice: 'Notice',
      erased: 'Erased from',
      hold: 'Legal hold',
    },
    nextNight: 'Tonight',
    hold: 'Set legal hold',
    /** Read by screen readers. */
    holdOf: (name: string) => ` on ${name}`,
    onHold: (count: number) =>
      `${pluralize(count, 'more candidate')} ${count === 1 ? 'is' : 'are'} on legal hold and will be kept.`,
    off: {
      title: 'Retention is off',
      text: 'Enter a number of days and select Preview to see whom it would erase.',
    },
    empty: {
      title: 'Nobody will be erased',
      text: 'Candidates appear here once they have been inactive for long enough.',
    },
  },
};

export const legalHoldCopy = {
  title: 'Legal hold',
  pageTitle: (name: string) => `Legal hold on ${name}`,
  about: 'Retention, users and integrations can’t erase a candidate on legal hold.',
  held: (time: ComponentChildren, by: string) => ['On legal hold since ', time, `, set by ${by}.`],
  erasureWaits: (time: ComponentChildren) => [
    'The candidate asked for erasure on ',
    time,
    '. As soon as you release the hold, they are erased. This can’t be undone.',
  ],
  erasureAsked: (time: ComponentChildren, isCandidateTold: boolean) => [
    'The candidate asked for erasure on ',
    time,
    '. A legal hold pauses the erasure until you release it. An erasure that has started to remove data continues.',
    !isCandidateTold && ' We’ll email the candidate that you must keep their data for now.',
  ],
  none: 'Not on legal hold.',
  byKey: 'an API key',
  byOther: 'someone who is no longer a user',
  fields: { reason: 'Reason' },
  reasonHint: 'For example, the reference of the case. Everyone who can open this candidate sees it.',
  set: 'Set legal hold',
  save: 'Save reason',
  release: 'Release legal hold',
  change: 'Change legal hold',
  notices: {
    set: 'The candidate is on legal hold.',
    stopped: 'The candidate is on legal hold. The erasure was stopped before it removed anything.',
    saved: 'Reason saved.',
    released: 'The legal hold was released.',
    resumed: 'The legal hold was released. The candidate asked for erasure, so it starts now.',
  },
};
