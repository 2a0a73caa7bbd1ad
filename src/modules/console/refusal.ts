import { AppError, NotFound } from '#platform/errors.ts';
import type { Problems } from '#platform/pages/field.ts';

/** Why a form was not taken: what is wrong with which field, or with all of it. */
export type Refusal = { status: number; problems: Problems; message: string | undefined };

/** The refusal of a form that its sender can do something about. Throws what it is not. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof AppError) || error.status >= 500 || error instanceof NotFound) throw error;
  // The first of several that are wrong with one field.
  const problems = new Map((error.details ?? []).toReversed().map(({ path, message }) => [path, message]));
  return { status: error.status, problems, message: problems.size > 0 ? undefined : error.message };
}
