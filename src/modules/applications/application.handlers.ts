import { messageSent } from '#modules/outreach';
import { on } from '#platform/tasks/event.ts';
import { ApplicationService } from './application.service.ts';

export const handlers = [
  on(
    messageSent,
    {
      task: 'applications.record-message-sent',
      retry: { limit: 10, delaySeconds: 1, delayMaxSeconds: 3600 },
      timeoutSeconds: 60,
    },
    ({ payload, resolve }) => resolve(ApplicationService).recordSent(payload.organizationId, payload),
  ),
];
