import { defineHandler } from '#platform/tasks/task.ts';
import { sendMention } from './mention.tasks.ts';
import { MentionMailService } from './mention-mail.service.ts';

export const mentionHandlers = [
  defineHandler(sendMention, ({ payload, resolve }) => resolve(MentionMailService).send(payload)),
];
