import { messageSent } from '#modules/outreach';
import { on } from '#platform/tasks/event.ts';
import { handle } from '#platform/tasks/task.ts';
import { ApplicationService } from './application.service.ts';
import { PipelineService } from './pipeline.service.ts';
import { settleStatuses } from './pipeline.tasks.ts';

export const handlers = [
  handle(settleStatuses, ({ resolve }) => resolve(PipelineService).settle()),
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
