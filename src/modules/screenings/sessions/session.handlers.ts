import { messagesSent } from '#modules/outreach';
import { subscribe } from '#platform/events/event.ts';
import { defineHandler } from '#platform/tasks/task.ts';
import { ReminderService } from './reminder.service.ts';
import { SessionService } from './session.service.ts';
import { expireSessions, remindSessions } from './session.tasks.ts';

export const sessionHandlers = [
  subscribe(
    messagesSent,
    {
      task: 'screenings.record-message-sent',
      retry: { limit: 10, delaySeconds: 1, delayMaxSeconds: 3600 },
      timeoutSeconds: 60,
      wants: ({ messages }) => messages.some(({ screeningSessionId }) => screeningSessionId),
    },
    async ({ payload: { organizationId, messages }, resolve }) => {
      for (const { screeningSessionId } of messages) {
        if (screeningSessionId) await resolve(SessionService).recordSent(organizationId, screeningSessionId);
      }
    },
  ),
  defineHandler(remindSessions, ({ signal, resolve }) => resolve(ReminderService).remind(signal)),
  defineHandler(expireSessions, ({ signal, resolve }) => resolve(SessionService).expire(signal)),
];
