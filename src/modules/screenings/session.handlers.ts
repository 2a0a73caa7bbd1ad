import { messageSent } from '#modules/outreach';
import { on } from '#platform/tasks/event.ts';
import { handle } from '#platform/tasks/task.ts';
import { ReminderService } from './reminder.service.ts';
import { remindSessions } from './reminder.tasks.ts';
import { SessionService } from './session.service.ts';

export const sessionHandlers = [
  on(
    messageSent,
    {
      task: 'screenings.record-message-sent',
      retry: { limit: 10, delaySeconds: 1, delayMaxSeconds: 3600 },
      timeoutSeconds: 60,
    },
    async ({ payload: { organizationId, screeningSessionId }, resolve }) => {
      if (screeningSessionId) await resolve(SessionService).sent(organizationId, screeningSessionId);
    },
  ),
  handle(remindSessions, ({ signal, resolve }) => resolve(ReminderService).remind(signal)),
];
