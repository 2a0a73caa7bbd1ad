import { defineHandler } from '#platform/tasks/task.ts';
import { NightService } from './night.service.ts';
import { NoticeMailService } from './notice-mail.service.ts';
import { runRetention, sendRetentionNotice, startRetention } from './retention.tasks.ts';

export const retentionHandlers = [
  defineHandler(startRetention, ({ resolve }) => resolve(NightService).start()),
  defineHandler(runRetention, ({ payload, signal, resolve }) => resolve(NightService).run(payload, signal)),
  defineHandler(sendRetentionNotice, ({ payload, resolve }) => resolve(NoticeMailService).send(payload)),
];
