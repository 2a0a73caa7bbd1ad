import { handle } from '#platform/tasks/task.ts';
import { SignInService } from './sign-in.service.ts';
import { forgetSessions, sendSignInLink } from './sign-in.tasks.ts';

export const handlers = [
  handle(sendSignInLink, ({ payload, resolve }) => resolve(SignInService).send(payload.organizationId, payload.linkId)),
  handle(forgetSessions, ({ resolve }) => resolve(SignInService).forget()),
];
