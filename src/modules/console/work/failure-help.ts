import type { FailureGroup } from '#modules/work';
import { needsOtherFile } from '#readers/resume';

/** What helps with a failed task. Trying again helps only where nobody has to correct anything. */
export type FailureHelp = 'credits' | 'file' | 'address' | 'retry';

/** SMTP's permanent refusals, and what we say of candidates without an address. */
const refusedAddress = /\b5\d\d\b|no email address/;

export function helpWith({ kind, error }: Pick<FailureGroup, 'kind' | 'error'>): FailureHelp {
  if (error === null) return 'retry';
  if (kind === 'questions' && error.includes('credits')) return 'credits';
  if (kind === 'resume' && needsOtherFile(error)) return 'file';
  return kind === 'email' && refusedAddress.test(error) ? 'address' : 'retry';
}
