import { AppError } from '../errors.ts';
import { messageOf } from '../log.ts';
import { TaskFailure } from './task.ts';

const maxLength = 500;

export const taskMessages = {
  fault: 'Something went wrong on our side. Retry the task. If it fails again, send its ID to your operator.',
  timedOut: 'The task timed out. Retry it. If it fails again, send its ID to your operator.',
  stopped: 'The service restarted. The task continues automatically.',
  busy: 'The database is busy. The task continues automatically.',
  away: 'The database is unavailable. The task continues automatically.',
  lost: 'The worker stopped unexpectedly. The task continues automatically.',
  lostForGood: 'The worker stopped unexpectedly, and no attempts are left. Retry the task.',
  cancelled: 'An operator cancelled the task.',
} as const;

/** The reason of a failed run, for the users of an organization. Has no internals and no personal data. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof TaskFailure || error instanceof AppError)) return taskMessages.fault;
  return messageOf(error).slice(0, maxLength);
}
