import { deadLetterQueue } from './queue-state.repository.ts';
import { retriesOf } from './retry.ts';
import type { Task } from './task.ts';

const day = 86_400;

export function queueOptionsOf({ name, retry, timeoutSeconds }: Task) {
  return {
    dead: { retentionSeconds: 90 * day, deleteAfterSeconds: 90 * day },
    options: {
      retryLimit: retriesOf(retry),
      ...('delays' in retry
        ? { retryDelay: retry.delays[0], retryBackoff: false }
        : { retryDelay: retry.delaySeconds, retryBackoff: true, retryDelayMax: retry.delayMaxSeconds }),
      expireInSeconds: timeoutSeconds,
      heartbeatSeconds: 10,
      // A waiting task is never dropped silently.
      retentionSeconds: 365 * day,
      deleteAfterSeconds: 2 * day,
      deadLetter: deadLetterQueue(name),
      // `WakeUps` notifies, outside the transactions.
      notify: false,
    },
  };
}
