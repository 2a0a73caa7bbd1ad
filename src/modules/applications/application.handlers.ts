import { messagesSent } from '#modules/outreach';
import { subscribe } from '#platform/events/event.ts';
import { defineHandler } from '#platform/tasks/task.ts';
import { ApplicationService } from './application.service.ts';
import { PipelineService } from './pipeline/pipeline.service.ts';
import { fixFormerStatuses } from './pipeline/pipeline.tasks.ts';

export const applicationHandlers = [
  defineHandler(fixFormerStatuses, ({ resolve }) => resolve(PipelineService).fixFormerStatuses()),
  subscribe(
    messagesSent,
    {
      task: 'applications.record-message-sent',
      retry: { limit: 10, delaySeconds: 1, delayMaxSeconds: 3600 },
      timeoutSeconds: 60,
    },
    ({ payload, resolve }) => resolve(ApplicationService).recordSent(payload.organizationId, payload.messages),
  ),
];
