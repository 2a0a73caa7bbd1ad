import { AppError } from '../errors.ts';
import { messageOf } from '../log.ts';
import { TaskFailure } from './task.ts';

const maxLength = 500;
const fault =
  'Something went wrong inside the service. Retry it; if it fails again, ask the operator with the id of this task.';

/** Why a run failed, in words for the people of an organization: nothing of how the service is made, no personal data. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof TaskFailure || error instanceof AppError)) return fault;
  return messageOf(error).slice(0, maxLength);
}

export const words = {
  fault,
  timedOut: 'It took longer than it may. Retry it; if it fails again, ask the operator with the id of this task.',
  stopped: 'The service was restarted meanwhile; it goes on by itself.',
  lost: 'The worker that ran it was lost; it goes on by itself.',
  lostForGood: 'The worker that ran it was lost, and it has no tries left. Retry it.',
  cancelled: 'An operator has taken it off the queue.',
} as const;
