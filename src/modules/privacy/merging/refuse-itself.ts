import { ValidationError } from '#platform/errors.ts';

/** Throws ValidationError where both are the same candidate. */
export function refuseItself(intoId: string, fromId: string): void {
  if (fromId !== intoId) return;
  throw new ValidationError([
    { path: 'from_id', code: 'invalid_value', message: 'must be another candidate than the one in the path' },
  ]);
}
