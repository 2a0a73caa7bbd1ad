import { EventLog } from '#platform/events/event-log.ts';
import { defineHandler } from '#platform/tasks/task.ts';
import { keepEventDays } from './event-days.tasks.ts';

export const eventDaysHandlers = [defineHandler(keepEventDays, ({ resolve }) => resolve(EventLog).keepDays())];
