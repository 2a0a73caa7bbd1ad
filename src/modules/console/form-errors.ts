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

/** `labels`: by field name, in the order of the form. Throws what a user cannot correct. */
export function toFormErrors(error: unknown, labels: Readonly<Record<string, string>>): FormErrors {
  if (!isUserError(error)) throw error;
  const details = error.details ?? [];
  const names = new Set([...Object.keys(labels), ...details.map(({ path }) => path)]);
  const problems = new Map(
    [...names].flatMap((name): [string, string][] => {
      const first = details.find(({ path }) => path === name);
      return first ? [[name, copy.form.problem(labels[name] ?? name, first.message)]] : [];
    }),
  );
  return { status: error.status, problems, message: problems.size > 0 ? undefined : error.message };
}
