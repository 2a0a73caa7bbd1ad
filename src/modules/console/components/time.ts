import { h, type JSX } from 'preact';
import { formatDateTime, formatDay, formatTimestamp } from '#platform/pages/format.ts';

export const showDay = (at: string): JSX.Element => h('time', { dateTime: at }, formatDay(at));

export const showDateTime = (at: string | null): JSX.Element | null =>
  at === null ? null : h('time', { dateTime: at }, formatDateTime(at));

/** With seconds. */
export const showTimestamp = (at: string): JSX.Element => h('time', { dateTime: at }, formatTimestamp(at));
