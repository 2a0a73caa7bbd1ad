import { consentPurposes, consentWithdrawn } from '#modules/candidates';
import { subscribe } from '#platform/events/event.ts';
import { defineHandler } from '#platform/tasks/task.ts';
import { SessionService } from '../sessions/session.service.ts';
import { HeldMessages } from './routing/held-message.service.ts';
import { askWhichConversation, forgetHeldMessages } from './routing/held-message.tasks.ts';
import { WhichConversation } from './routing/which-conversation.service.ts';
import { converse } from './whatsapp.tasks.ts';
import { WhatsappConversation } from './whatsapp-conversation.service.ts';
import { WhatsappOutbox } from './whatsapp-outbox.service.ts';

export const whatsappHandlers = [
  defineHandler(converse, async ({ payload, attempt, lastAttempt, signal, resolve }) => {
    await resolve(WhatsappConversation).handleReceived(payload, { attempt, signal });
    await resolve(WhatsappOutbox).send(payload, lastAttempt, signal);
  }),
  subscribe(
    consentWithdrawn,
    {
      task: 'screenings.consent-withdrawn',
      retry: { limit: 10, delaySeconds: 1, delayMaxSeconds: 3600 },
      timeoutSeconds: 60,
      wants: ({ purpose, screeningSessionId }) => purpose === consentPurposes.whatsapp && screeningSessionId !== null,
    },
    async ({ payload: { organizationId, screeningSessionId }, resolve }) => {
      if (screeningSessionId) await resolve(SessionService).cancel(organizationId, screeningSessionId);
    },
  ),
  defineHandler(askWhichConversation, ({ payload: { messageId }, signal, resolve }) =>
    resolve(WhichConversation).ask(messageId, signal),
  ),
  defineHandler(forgetHeldMessages, ({ resolve }) => resolve(HeldMessages).forgetOld()),
];
