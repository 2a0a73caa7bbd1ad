import { h, type JSX } from 'preact';
import { highestRating, lowestRating } from '#modules/interviews';
import { formatDecimal } from '#platform/pages/format.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';
import type { InterviewDetail } from './interview-report.service.ts';

const { rating: t } = copy.interviews;

export const ratingField = 'rating';
const ratings = Array.from({ length: highestRating - lowestRating + 1 }, (_, index) => lowestRating + index);

const given = ({ ratings: all }: InterviewDetail): JSX.Element[] => {
  const average = all.reduce((sum, { rating }) => sum + rating, 0) / all.length;
  return [
    h('p', null, t.average(formatDecimal(average), all.length)),
    h(
      'ul',
      { class: 'plain' },
      all.map(({ rating, user, updated_at: at }) =>
        h('li', null, [t.of(user.name ?? t.formerUser, rating), showDateTime(at)]),
      ),
    ),
  ];
};

/** Each button saves the rating at once, together with a note typed in the same form. */
function choice({ user }: ConsoleContext, interview: InterviewDetail, form: string): JSX.Element {
  const own = interview.ratings.find((rating) => rating.user.id === user.id)?.rating;
  const target = {
    type: 'submit',
    form,
    formAction: `/console/interviews/${interview.id}/rating`,
    formNoValidate: true,
  };
  return h('div', { role: 'group', 'aria-label': t.yours, 'aria-describedby': 'rating-hint' }, [
    h(
      'div',
      { class: 'ratings' },
      ratings.map((rating) =>
        h(
          'button',
          {
            ...target,
            ...{ name: ratingField, value: rating, class: 'other small', 'aria-pressed': rating === own },
            'aria-label': t.submit(rating),
          },
          rating,
        ),
      ),
      own !== undefined && h('button', { ...target, name: ratingField, value: '', class: 'other small' }, t.remove),
    ),
    h('p', { class: 'quiet', id: 'rating-hint' }, t.hint),
  ]);
}

/** `form`: the one that the buttons send. Viewers read only. */
export const ratingSection = (context: ConsoleContext, interview: InterviewDetail, form: string): JSX.Element =>
  h('section', { 'aria-labelledby': 'rating' }, [
    h('h3', { id: 'rating' }, t.title),
    interview.ratings.length > 0 ? given(interview) : h('p', { class: 'quiet' }, t.none),
    context.user.role !== 'viewer' && choice(context, interview, form),
  ]);
