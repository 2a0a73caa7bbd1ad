import { deadLetterQueue, queueSchema } from './queue-state.repository.ts';
import { retriesOf } from './retry.ts';
import type { Task } from './task.ts';

const day = 86_400;

/**
 * Sets the approximate number of queues in pg-boss's default partition, which has all tasks. PostgreSQL would count
 * them when it analyzes the table. If the table has few tasks then, it expects nearly every task to be of another
 * queue, even after thousands were added. To fetch a batch, it would compare each task of the queue with each of the
 * batch.
 */
export const expectFewQueues = `alter table ${queueSchema}.job_common alter column name set (n_distinct = 50)`;

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
      // Long enough that no waiting task is dropped silently.
      retentionSeconds: 365 * day,
      deleteAfterSeconds: 2 * day,
      deadLetter: deadLetterQueue(name),
      // `WakeUps` notifies, outside the transactions.
      notify: false,
    },
  };
}
