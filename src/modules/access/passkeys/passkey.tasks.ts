import { z } from 'zod';
import { defineTask } from '#platform/tasks/task.ts';

/** `noticeId`: of the email, the same on every attempt. */
export const sendPasskeyNotice = defineTask({
  name: 'access.send-passkey-notice',
  payload: z.object({ organizationId: z.guid(), userId: z.guid(), noticeId: z.guid() }),
  retry: { delays: [2, 10, 60, 300, 1800, 7200] },
  timeoutSeconds: 300,
});
