import { h, type JSX } from 'preact';

const shown = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** A moment in UTC, or a dash where there is none. `at` is an ISO string. */
export const moment = (at: string | null): JSX.Element | string =>
  at === null ? '–' : h('time', { dateTime: at }, `${shown.format(new Date(at))} UTC`);
