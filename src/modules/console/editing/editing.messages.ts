import type { ComponentChildren } from 'preact';

export const editingCopy = {
  taken: 'is already used by another record. Use another ID',
  removed: 'was removed. Choose another one',
  item: (item: string, message: string) => `“${item}” ${message}`,
  conflict: {
    intro:
      'Someone else changed these fields while you were editing, so nothing was saved. Your version is in the form ' +
      'below. To replace their version with yours, save again.',
    theirs: 'Their version',
    savedBy: (what: string, name: string, time: ComponentChildren): ComponentChildren => [
      `${what}, last saved by ${name}, `,
      time,
      ':',
    ],
    empty: 'empty',
    value: (text: string) => `“${text}”`,
    show: 'Show their version',
  },
  unchanged: 'Nothing changed, so nothing was saved.',
};
