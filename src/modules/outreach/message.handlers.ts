import { handle } from '#platform/tasks/task.ts';
import { deliverMessage } from './message.tasks.ts';
import { OutreachService } from './outreach.service.ts';

export const handlers = [
  handle(deliverMessage, ({ payload, lastAttempt, resolve }) =>
    resolve(OutreachService).deliver(payload.organizationId, payload.messageId, lastAttempt),
  ),
];
