import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** Emails one admin. `disabled`: it was the last warning. */
export const tellEndpointFailing = defineTask({
  name: 'integrations.tell-endpoint-failing',
  payload: z.object({
    organizationId: z.guid(),
    userId: z.guid(),
    endpointId: z.guid(),
    failingSince: z.iso.datetime(),
    state: z.enum(['failing', 'disabled']),
  }),
  retry: { limit: 10, delaySeconds: 30, delayMaxSeconds: 3600 },
  timeoutSeconds: 120,
});

export const deleteDeliveries = defineTask({
  name: 'integrations.delete-deliveries',
  payload: z.object({}),
  retry: { limit: 2, delaySeconds: 60, delayMaxSeconds: 600 },
  timeoutSeconds: 900,
  cron: '41 * * * *',
});
