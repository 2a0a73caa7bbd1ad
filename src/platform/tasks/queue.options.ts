import { deadLetter } from './queue-state.repository.ts';
import { retriesOf } from './retry.ts';
import type { Task } from './task.ts';

const day = 86_400;

/** How a task's queue is set, and the one that keeps its given-up tasks. */
export function optionsOf({ name, retry, timeoutSeconds }: Task) {
  return {
    dead: { retentionSeconds: 90 * day, deleteAfterSeconds: 90 * day },
    options: {
      retryLimit: retriesOf(retry),
      ...('delays' in retry
        ? { retryDelay: retry.delays[0], retryBackoff: false }
        : { retryDelay: retry.delaySeconds, retryBackoff: true, retryDelayMax: retry.delayMaxSeconds }),
      expireInSeconds: timeoutSeconds,
      heartbeatSeconds: 15,
      // a task that waits for a worker is never dropped silently
      retentionSeconds: 365 * day,
      deleteAfterSeconds: 2 * day,
      deadLetter: deadLetter(name),
      notify: true,
    },
  };
}
