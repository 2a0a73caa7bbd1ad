import { h, type JSX } from 'preact';
import { formatDateTime, formatDay, formatTimestamp } from '#platform/pages/format.ts';

// browser/times.js shows these in the reader's zone and language. Without script pages show UTC.

/** A calendar day, the same in all zones. */
export const showDay = (at: string): JSX.Element => h('time', { dateTime: at.slice(0, 10) }, formatDay(at));

/**
 * Shown as an age ("3 hours ago"), or as a date if it is old. The exact time appears on hover and focus. Without the
 * script, always exact.
 */
export const showDateTime = (at: string | null): JSX.Element | null =>
  at === null ? null : h('time', { dateTime: at }, formatDateTime(at));

/** Exact, with seconds: for logs. With script its age appears on hover and focus. */
export const showTimestamp = (at: string): JSX.Element =>
  h('time', { dateTime: at, 'data-shown': 'exact' }, formatTimestamp(at));
