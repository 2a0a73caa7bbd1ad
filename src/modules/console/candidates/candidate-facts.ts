import { type ComponentChildren, h } from 'preact';
import type { CandidateView } from '#modules/candidates';
import { copy } from '../console.messages.ts';

const { candidates: t } = copy;

export const yearsText = (value: number | null): string | null => (value === null ? null : t.years(value));
export const lakhsPerYear = (value: number | null): string | null => (value === null ? null : t.lakhsPerYear(value));

/** A link for http(s) only: an integration may send anything. */
export const safeLink = (url: string | null): ComponentChildren =>
  url !== null && /^https?:\/\//i.test(url) ? h('a', { href: url, rel: 'noreferrer noopener' }, url) : url;

type Notice = Pick<CandidateView, 'notice_period_days' | 'in_notice_period' | 'last_working_day'>;

export function noticeOf({ notice_period_days: days, in_notice_period, last_working_day }: Notice): string {
  const isGiven = in_notice_period === true;
  return [
    days !== null && t.noticeDays(days),
    isGiven && t.noticeGiven,
    isGiven && last_working_day !== null && t.lastDay(last_working_day),
  ]
    .filter(Boolean)
    .join(', ');
}
