import { AppError, NotFound } from '#platform/errors.ts';
import type { Problems } from '#platform/pages/field.ts';
import { copy } from './console.messages.ts';

/** A sentence for each wrong field, or one for the whole form. */
export type FormErrors = { status: number; problems: Problems; message: string | undefined };

/** Empty if the form has no errors. */
export const problemsOf = (errors: FormErrors | undefined): Problems => errors?.problems ?? new Map<string, string>();

/** Whether the user can correct the form, or wait. */
export const isUserError = (error: unknown): error is AppError =>
  error instanceof AppError && error.status < 500 && !(error instanceof NotFound);

/** `labels`: by field name. Throws what a user cannot correct. */
export function toFormErrors(error: unknown, labels: Readonly<Record<string, string>>): FormErrors {
  if (!isUserError(error)) throw error;
  const sentence = (path: string, message: string): string => copy.form.problem(labels[path] ?? path, message);
  // Reversed: the first of several errors of one field wins.
  const problems = new Map(
    (error.details ?? []).toReversed().map(({ path, message }) => [path, sentence(path, message)]),
  );
  return { status: error.status, problems, message: problems.size > 0 ? undefined : error.message };
}
