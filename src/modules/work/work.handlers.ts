import { TaskQueue } from '#platform/tasks/queue.ts';
import { defineHandler } from '#platform/tasks/task.ts';
import { compareRecords, forgetRecords } from './work.tasks.ts';

export const workHandlers = [
  defineHandler(compareRecords, ({ resolve }) => resolve(TaskQueue).compareRecords()),
  defineHandler(forgetRecords, ({ resolve }) => resolve(TaskQueue).forgetRecords()),
];
