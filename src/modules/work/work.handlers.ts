import { TaskQueue } from '#platform/tasks/queue.ts';
import { handle } from '#platform/tasks/task.ts';
import { compareRecords, forgetRecords } from './work.tasks.ts';

export const handlers = [
  handle(compareRecords, ({ resolve }) => resolve(TaskQueue).compareRecords()),
  handle(forgetRecords, ({ resolve }) => resolve(TaskQueue).forgetRecords()),
];
