import { defineHandler } from '#platform/tasks/task.ts';
import { converse } from './whatsapp.tasks.ts';
import { WhatsappConversation } from './whatsapp-conversation.service.ts';
import { WhatsappOutbox } from './whatsapp-outbox.service.ts';

export const whatsappHandlers = [
  defineHandler(converse, async ({ payload, attempt, lastAttempt, signal, resolve }) => {
    await resolve(WhatsappConversation).handleReceived(payload, { attempt, signal });
    await resolve(WhatsappOutbox).send(payload, lastAttempt, signal);
  }),
];
