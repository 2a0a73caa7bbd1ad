import { handle } from '#platform/tasks/task.ts';
import { converse } from './whatsapp.tasks.ts';
import { WhatsappOutbox } from './whatsapp-outbox.service.ts';

export const whatsappHandlers = [
  handle(converse, async ({ payload, lastAttempt, signal, resolve }) => {
    await resolve(WhatsappOutbox).send(payload, lastAttempt, signal);
  }),
];
