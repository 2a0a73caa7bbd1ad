import { h, type JSX } from 'preact';
import { formatNumber } from '#platform/pages/format.ts';
import { copy } from '../console.messages.ts';

/** A total of 0 counts as done. */
export const progressBar = (
  label: string,
  done: number,
  total: number,
  { skipped = 0, waiting = 0, failed = 0 } = {},
): JSX.Element =>
  h('span', { class: 'progress' }, [
    h('span', { class: 'progress-label' }, label),
    h('progress', { 'aria-label': label, max: Math.max(total, 1), value: total === 0 ? 1 : done + skipped }),
    h('span', { class: 'progress-words' }, [
      copy.progress.done(formatNumber(done), formatNumber(total)),
      skipped > 0 && copy.progress.skipped(formatNumber(skipped)),
      waiting > 0 && copy.progress.waiting(formatNumber(waiting)),
      failed > 0 && copy.progress.failed(formatNumber(failed)),
    ]),
  ]);
