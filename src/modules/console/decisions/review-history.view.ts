import { h, type JSX } from 'preact';
import type { ReviewDetail } from '#modules/decisions';
import { showDateTime, showDay } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { reviewPath, reviewState } from './review.view.ts';

const { reviews: t } = copy;

/** Null if there are no requests. */
export function reviewHistory(reviews: readonly ReviewDetail[]): JSX.Element | null {
  if (reviews.length === 0) return null;
  return h('section', null, [
    h('h2', null, t.history.title),
    h(
      'ul',
      { class: 'history' },
      reviews.map((review) =>
        h('li', null, [
          h('a', { href: reviewPath(review.id) }, t.kinds[review.kind]),
          ' ',
          reviewState(review),
          h('span', { class: 'quiet' }, [
            ' ',
            showDateTime(review.requested_at),
            review.state === 'open' && [', ', t.history.due, showDay(review.due_at)],
          ]),
        ]),
      ),
    ),
  ]);
}
