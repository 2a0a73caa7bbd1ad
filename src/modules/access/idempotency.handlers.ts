import { Idempotency } from '#platform/http/idempotency.ts';
import { handle } from '#platform/tasks/task.ts';
import { forgetAnswers } from './idempotency.tasks.ts';

export const handlers = [handle(forgetAnswers, ({ resolve }) => resolve(Idempotency).forget())];
