import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

export const sendMention = defineTask({
  name: 'notes.send-mention',
  payload: z.object({ organizationId: z.guid(), noteId: z.guid(), userId: z.guid() }),
  retry: { delays: [2, 10, 60, 300, 1800, 7200] },
  timeoutSeconds: 300,
});
