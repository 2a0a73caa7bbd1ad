import { Idempotency } from '#platform/http/api/idempotency.ts';
import { defineHandler } from '#platform/tasks/task.ts';
import { deleteIdempotencyKeys } from './idempotency.tasks.ts';

export const idempotencyHandlers = [
  defineHandler(deleteIdempotencyKeys, ({ resolve }) => resolve(Idempotency).forget()),
];
