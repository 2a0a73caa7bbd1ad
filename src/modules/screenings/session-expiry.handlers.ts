import { handle } from '#platform/tasks/task.ts';
import { SessionExpiryService } from './session-expiry.service.ts';
import { expireSessions } from './session-expiry.tasks.ts';

export const handlers = [handle(expireSessions, ({ signal, resolve }) => resolve(SessionExpiryService).expire(signal))];
