import { messageSent, messagesSent, type SentMessage } from '#modules/outreach';
import { subscribe } from '#platform/events/event.ts';
import { defineHandler, type TaskRun } from '#platform/tasks/task.ts';
import { ApplicationService } from './application.service.ts';
import { PipelineService } from './pipeline/pipeline.service.ts';
import { fixFormerStatuses } from './pipeline/pipeline.tasks.ts';

const recording = { retry: { limit: 10, delaySeconds: 1, delayMaxSeconds: 3600 }, timeoutSeconds: 60 };
type Sent = { organizationId: string; messages: SentMessage[] };
const recordSent = ({ payload, resolve }: TaskRun<Sent>): Promise<void> =>
  resolve(ApplicationService).recordSent(payload.organizationId, payload.messages);

export const applicationHandlers = [
  defineHandler(fixFormerStatuses, ({ resolve }) => resolve(PipelineService).fixFormerStatuses()),
  // Comes many times a second while emails are sent.
  subscribe(messagesSent, { task: 'applications.record-messages-sent', ...recording, batchSize: 100 }, recordSent),
  subscribe(messageSent, { task: 'applications.record-message-sent', ...recording }, recordSent),
];
