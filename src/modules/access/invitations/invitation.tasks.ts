import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

export const sendInvitation = defineTask({
  name: 'access.send-invitation',
  payload: z.object({ organizationId: z.guid(), invitationId: z.guid() }),
  retry: { delays: [2, 10, 60, 300, 1800, 7200] },
  timeoutSeconds: 300,
});
