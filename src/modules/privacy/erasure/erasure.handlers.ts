import { defineHandler } from '#platform/tasks/task.ts';
import { eraseCandidate } from './erasure.tasks.ts';
import { PersonEraser } from './person-eraser.service.ts';

export const erasureHandlers = [
  defineHandler(eraseCandidate, ({ payload, lastAttempt, resolve }) =>
    resolve(PersonEraser).erase(payload.organizationId, payload.erasureId, lastAttempt),
  ),
];
