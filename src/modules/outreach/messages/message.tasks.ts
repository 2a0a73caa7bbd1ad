import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** Retries temporary refusals after 5 s, 30 s, 2 min, 10 min, 1 h and 6 h. */
const deliver = (name: string) =>
  defineTask({
    name,
    payload: z.object({
      organizationId: z.guid(),
      messageId: z.guid(),
      // for the console's list of tasks
      candidateId: z.guid().optional(),
      jobId: z.guid().nullish(),
    }),
    kind: 'email',
    subject: ({ candidateId, jobId }) => ({ candidateId, jobId }),
    retry: { delays: [5, 30, 120, 600, 3600, 21_600] },
    timeoutSeconds: 600,
    batchSize: 100,
  });

export const deliverMessage = deliver('outreach.deliver-message');

/**
 * Rejections have a queue of their own, because workers of release 0.1.0 would take them from the other queue and fail.
 */
export const deliverRejection = deliver('outreach.deliver-rejection');
