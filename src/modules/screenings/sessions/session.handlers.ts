import { messageSent, messagesSent, type SentMessage } from '#modules/outreach';
import { subscribe } from '#platform/events/event.ts';
import { defineHandler, type TaskRun } from '#platform/tasks/task.ts';
import { ReminderService } from './reminder.service.ts';
import { SessionService } from './session.service.ts';
import { expireSessions, remindSessions } from './session.tasks.ts';

type Sent = { organizationId: string; messages: SentMessage[] };

const recording = {
  retry: { limit: 10, delaySeconds: 1, delayMaxSeconds: 3600 },
  timeoutSeconds: 60,
  wants: ({ messages }: Sent) => messages.some(({ screeningSessionId }) => screeningSessionId),
};

async function recordSent({ payload: { organizationId, messages }, resolve }: TaskRun<Sent>): Promise<void> {
  for (const { screeningSessionId } of messages) {
    if (screeningSessionId) await resolve(SessionService).recordSent(organizationId, screeningSessionId);
  }
}

export const sessionHandlers = [
  subscribe(messagesSent, { task: 'screenings.record-messages-sent', ...recording }, recordSent),
  subscribe(messageSent, { task: 'screenings.record-message-sent', ...recording }, recordSent),
  defineHandler(remindSessions, ({ signal, resolve }) => resolve(ReminderService).remind(signal)),
  defineHandler(expireSessions, ({ signal, resolve }) => resolve(SessionService).expire(signal)),
];
