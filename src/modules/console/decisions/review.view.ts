import { h, type JSX } from 'preact';
import { type ReviewDetail, type ReviewOutcome, reviewOutcomes } from '#modules/decisions';
import { factList } from '#platform/pages/fact-list.ts';
import { badge, pipelineLabel } from '../components/badges.ts';
import type { Column } from '../components/table.ts';
import { showDateTime, showDay } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';
import { choiceField, textField } from '../field.ts';
import { consolePage } from '../layout.ts';

const { reviews: t } = copy;

export const reviewPath = (id: string): string => `/console/reviews/${id}`;

/** Names by ID. */
type Names = ReadonlyMap<string, string>;

export function reviewState({ state, kind, outcome, is_overdue: isOverdue }: ReviewDetail): JSX.Element {
  if (state === 'done') return badge(outcome === null ? t.done : t.outcomes[kind][outcome], 'good');
  return isOverdue ? badge(t.overdue, 'bad') : badge(t.open, 'busy');
}

const nameOf = (names: Names, id: string | null): string => (id === null ? t.nobody : (names.get(id) ?? t.formerUser));

export const reviewColumns = (names: Names): readonly Column<ReviewDetail>[] => [
  {
    label: t.columns.candidate,
    of: (row) => h('a', { href: reviewPath(row.id) }, row.candidate_full_name ?? t.untitled.candidate),
  },
  { label: t.columns.job, of: (row) => row.job_title },
  { label: t.columns.kind, of: (row) => t.kinds[row.kind] },
  { label: t.columns.state, of: reviewState },
  { label: t.columns.due, of: (row) => showDay(row.due_at) },
  { label: t.columns.assigned, of: (row) => nameOf(names, row.assigned_user_id) },
  { label: t.columns.requested, of: (row) => showDateTime(row.requested_at) },
];

function reviewFacts(review: ReviewDetail, names: Names): JSX.Element {
  const { facts } = t;
  const { kind, outcome, application_status: status, decider_user_id: decider } = review;
  const candidate = review.candidate_full_name ?? t.untitled.candidate;
  return factList([
    [facts.candidate, h('a', { href: `/console/candidates/${review.candidate_id}` }, candidate)],
    [
      facts.job,
      review.job_id !== null && h('a', { href: `/console/jobs/${review.job_id}` }, review.job_title ?? t.untitled.job),
    ],
    [
      facts.application,
      status === null
        ? t.deleted
        : h('a', { href: `/console/applications/${review.application_id}` }, t.viewApplication(pipelineLabel(status))),
    ],
    [facts.decided, showDateTime(review.decided_at)],
    [facts.decider, decider === null ? t.byOther : nameOf(names, decider)],
    [facts.requested, showDateTime(review.requested_at)],
    [facts.due, showDay(review.due_at)],
    [facts.assigned, nameOf(names, review.assigned_user_id)],
    [facts.answered, showDateTime(review.answered_at)],
    [
      facts.answeredBy,
      review.answered_at !== null &&
        (review.answered_by_user_id === null ? t.formerUser : nameOf(names, review.answered_by_user_id)),
    ],
    [facts.outcome, outcome !== null && t.outcomes[kind][outcome]],
    [facts.note, review.note !== null && h('span', { class: 'given' }, review.note)],
  ]);
}

export type TypedAnswer = { outcome: ReviewOutcome | undefined; note: string };

function answerForm({ id, kind }: ReviewDetail, { outcome, note }: TypedAnswer): JSX.Element {
  const problems = new Map<string, string>();
  const label = (one: ReviewOutcome): string => t.outcomes[kind][one];
  return h('form', { method: 'post', action: `${reviewPath(id)}/answer` }, [
    choiceField({
      name: 'outcome',
      label: t.answer.outcome,
      options: reviewOutcomes.map(label),
      chosen: outcome === undefined ? [] : [label(outcome)],
      several: false,
      required: true,
      problems,
    }),
    textField({
      name: 'note',
      label: t.answer.note,
      value: note,
      rows: 5,
      maxLength: 20_000,
      required: false,
      problems,
    }),
    h('button', { type: 'submit' }, t.answer.submit),
  ]);
}

function answerSection(
  { user }: ConsoleContext,
  review: ReviewDetail,
  typed: TypedAnswer = { outcome: undefined, note: '' },
): JSX.Element | null {
  if (review.state === 'done' || user.role === 'viewer') return null;
  return h('section', null, [
    h('h2', null, t.answer.title),
    review.decider_user_id === user.id
      ? h('p', null, t.answer.own)
      : [h('p', { class: 'quiet' }, t.answer.about), answerForm(review, typed)],
  ]);
}

/** `problem`: why the answer was not saved. */
export function reviewRequestPage(
  context: ConsoleContext,
  { review, names }: { review: ReviewDetail; names: Names },
  { problem, typed }: { problem?: string; typed?: TypedAnswer } = {},
): JSX.Element {
  const candidate = review.candidate_full_name ?? t.untitled.candidate;
  return consolePage(
    context,
    { title: t.pageTitle(t.kinds[review.kind], candidate), section: 'reviews' },
    h('h1', null, [t.pageTitle(t.kinds[review.kind], candidate), ' ', reviewState(review)]),
    problem !== undefined && h('p', { class: 'problems', role: 'alert' }, problem),
    reviewFacts(review, names),
    h('h2', null, t.message),
    h('p', { class: 'given' }, review.message),
    answerSection(context, review, typed),
  );
}
