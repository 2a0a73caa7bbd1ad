import { h, type JSX } from 'preact';

/** How far something is: a bar, and the same in words beside it. */
export const progress = (label: string, done: number, total: number, words: string): JSX.Element =>
  h('span', { class: 'progress' }, [
    h('span', { class: 'progress-label' }, label),
    // of nothing all is done
    h('progress', { 'aria-label': label, max: Math.max(total, 1), value: total === 0 ? 1 : done }),
    h('span', { class: 'progress-words' }, words),
  ]);
