import { ApplicantService } from '#modules/applications';
import { highestRating, InterviewRatingService, lowestRating } from '#modules/interviews';
import { ScreeningService } from '#modules/screenings';
import { ValidationError } from '#platform/errors.ts';
import { addTypedNote, noteProblem, typedNote, withNote } from '../activity/note.page.ts';
import { findApplicationId } from '../applications/application-detail.ts';
import { runAudited } from '../audit-trail.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { pathId } from '../path-id.ts';
import { ratingField } from './interview-rating.view.ts';

const { rating: t } = copy.interviews;

/** Null removes the rating. Throws ValidationError. */
function ratingIn({ form }: ConsoleContext): number | null {
  const text = form.value(ratingField);
  if (text === '') return null;
  const rating = Number(text);
  if (Number.isInteger(rating) && rating >= lowestRating && rating <= highestRating) return rating;
  throw new ValidationError([{ path: ratingField, code: 'invalid_value', message: t.invalid }]);
}

/** Also stores the note that was typed in the same form. */
async function rate(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const id = pathId(context);
  const rating = ratingIn(context);
  const { organizationId } = user;
  const interview = await resolve(ScreeningService).get(organizationId, 'video_interview', id);
  if (typedNote(context) !== '') {
    const applicationId = await findApplicationId(context, interview);
    const person = await resolve(ApplicantService).get(organizationId, interview.candidate_id);
    try {
      await addTypedNote(context, interview.candidate_id, applicationId ?? null);
    } catch (error) {
      return noteProblem(context, person, error);
    }
  }
  await runAudited(
    context,
    () => resolve(InterviewRatingService).rate({ organizationId, interviewId: id, userId: user.id }, rating),
    // Leaves out the rating, which is deleted when the candidate withdraws consent. Audit entries stay.
    (isChanged) =>
      isChanged ? { action: rating === null ? 'interview.unrate' : 'interview.rate', subject: id } : undefined,
  );
  const done = rating === null ? t.removed : t.done(rating);
  return { redirect: `/console/interviews/${id}`, notice: withNote(context, done) };
}

export const interviewRatingPages = [
  defineConsolePage({ method: 'post', path: '/console/interviews/{id}/rating', role: 'recruiter', handler: rate }),
];
