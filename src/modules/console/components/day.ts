import { h, type JSX } from 'preact';

const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** The day of a moment, in UTC. `at` is an ISO string. */
export const day = (at: string): JSX.Element => h('time', { dateTime: at }, days.format(new Date(at)));
