import { defineHandler } from '#platform/tasks/task.ts';
import { RequestLogService } from './request-log.service.ts';
import { keepRequestLogDays } from './request-log.tasks.ts';

export const requestLogHandlers = [
  defineHandler(keepRequestLogDays, ({ resolve }) => resolve(RequestLogService).keepDays()),
];
