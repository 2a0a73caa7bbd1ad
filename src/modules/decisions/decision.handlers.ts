import { defineHandler } from '#platform/tasks/task.ts';
import { DecisionService } from './decision.service.ts';
import { deleteOldDecisions } from './decision.tasks.ts';

export const decisionHandlers = [
  defineHandler(deleteOldDecisions, ({ signal, resolve }) => resolve(DecisionService).deleteOld(signal)),
];
