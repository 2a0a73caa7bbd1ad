import type { FailureGroup } from '#modules/work';
import { needsOtherFile } from '#readers/resume';

/** The action that resolves a failed task. A retry helps only if nobody has to correct something first. */
export type FailureHelp = 'credits' | 'file' | 'address' | 'retry';

/** SMTP's permanent refusals, and what we say of candidates without an address. */
const refusedAddress = /\b5\d\d\b|no email address/;

export function helpWith({ kind, error }: Pick<FailureGroup, 'kind' | 'error'>): FailureHelp {
  if (error === null) return 'retry';
  if (kind === 'questions' && error.includes('credits')) return 'credits';
  if (kind === 'resume' && needsOtherFile(error)) return 'file';
  return kind === 'email' && refusedAddress.test(error) ? 'address' : 'retry';
}
