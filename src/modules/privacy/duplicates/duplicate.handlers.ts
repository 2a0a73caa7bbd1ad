import { defineHandler } from '#platform/tasks/task.ts';
import { findDuplicates } from './duplicate.tasks.ts';
import { DuplicateFinder } from './duplicate-finder.service.ts';

export const duplicateHandlers = [
  defineHandler(findDuplicates, ({ signal, resolve }) => resolve(DuplicateFinder).run(signal)),
];
