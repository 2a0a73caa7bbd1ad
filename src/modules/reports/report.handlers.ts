import { Clock } from '#platform/clock.ts';
import { defineHandler } from '#platform/tasks/task.ts';
import { RollupService } from './counting/rollup.service.ts';
import { countApplications, countTasks } from './report.tasks.ts';

export const reportHandlers = [
  defineHandler(countApplications, ({ signal, resolve }) => resolve(RollupService).run(signal)),
  defineHandler(countTasks, ({ signal, resolve }) => resolve(RollupService).countTasks(resolve(Clock).now(), signal)),
];
