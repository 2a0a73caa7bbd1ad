import { z } from 'zod';
import { type ReviewDetail, ReviewService, reviewOutcomes, reviewStates } from '#modules/decisions';
import { text } from '#platform/schema/fields.ts';
import { runAudited } from '../audit-trail.ts';
import { emptyState } from '../components/empty-state.ts';
import { filterOptions } from '../components/filters.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { isUserError } from '../form-errors.ts';
import { listPage } from '../list.page.ts';
import { noRows, readListQuery } from '../list-query.ts';
import { pathId } from '../path-id.ts';
import { UserNameQueries } from '../user-name.queries.ts';
import { reviewColumns, reviewPath, reviewRequestPage, type TypedAnswer } from './review.view.ts';

const { reviews: t } = copy;
const path = '/console/reviews';
const assignees = ['me'] as const;
const filters = {
  state: z.enum(reviewStates, copy.filters.invalid),
  assigned: z.enum(assignees, copy.filters.invalid),
};
const note = text(20_000);
const empty = emptyState(t.empty.title, t.empty.text);

const namesOf = ({ user, resolve }: ConsoleContext, reviews: readonly ReviewDetail[]) =>
  resolve(UserNameQueries).names(
    user.organizationId,
    reviews.flatMap((one) => [one.assigned_user_id, one.answered_by_user_id, one.decider_user_id]),
  );

async function list(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, query, resolve } = context;
  const request = readListQuery(filters, query);
  const { paging, problems } = request;
  const { state, assigned } = request.filters;
  const filter = { ...(state && { state }), ...(assigned && { userId: user.id }), ...paging };
  const page = problems.size > 0 ? noRows : await resolve(ReviewService).queue(user.organizationId, filter);
  return listPage<ReviewDetail>(context, {
    title: t.title,
    section: 'reviews',
    path,
    filters: [
      {
        kind: 'choice',
        name: 'state',
        label: t.filters.state,
        options: filterOptions(reviewStates, (one) => t.filters.states[one]),
      },
      {
        kind: 'choice',
        name: 'assigned',
        label: t.filters.assigned,
        options: filterOptions(assignees, (one) => t.filters.assignees[one]),
      },
    ],
    caption: t.caption,
    request,
    page,
    columns: reviewColumns(await namesOf(context, page.rows)),
    empty,
  });
}

async function show(
  context: ConsoleContext,
  refused?: { status: number; problem: string; typed: TypedAnswer },
): Promise<ConsoleReply> {
  const review = await context.resolve(ReviewService).get(context.user.organizationId, pathId(context));
  const names = await namesOf(context, [review]);
  return { status: refused?.status ?? 200, document: reviewRequestPage(context, { review, names }, refused) };
}

async function answer(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, form, resolve } = context;
  const id = pathId(context);
  const { kind } = await resolve(ReviewService).get(user.organizationId, id);
  const typedNote = form.value('note').replaceAll('\r\n', '\n');
  // The form shows the label that fits the kind of request.
  const outcome = reviewOutcomes.find((one) => [one as string, t.outcomes[kind][one]].includes(form.value('outcome')));
  const typed = { outcome, note: typedNote };
  if (!outcome) return show(context, { status: 422, problem: t.answer.noOutcome, typed });
  if (!note.safeParse(typedNote).success) return show(context, { status: 422, problem: t.answer.invalidNote, typed });
  try {
    await runAudited(
      context,
      () =>
        resolve(ReviewService).answer(user.organizationId, id, {
          userId: user.id,
          outcome,
          note: typedNote.trim() === '' ? null : typedNote,
        }),
      { action: 'review_request.answer', subject: id, details: { kind, outcome } },
    );
  } catch (error) {
    if (!isUserError(error)) throw error;
    return show(context, { status: error.status, problem: error.message, typed });
  }
  return { redirect: reviewPath(id), notice: t.answer.done };
}

export const reviewPages = [
  defineConsolePage({ method: 'get', path, role: 'recruiter', handler: list }),
  defineConsolePage({ method: 'get', path: `${path}/{id}`, role: 'recruiter', handler: (context) => show(context) }),
  defineConsolePage({ method: 'post', path: `${path}/{id}/answer`, role: 'recruiter', handler: answer }),
];
