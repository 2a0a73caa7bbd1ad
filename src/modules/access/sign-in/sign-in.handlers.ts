import { defineHandler } from '#platform/tasks/task.ts';
import { SignInService } from './sign-in.service.ts';
import { deleteExpiredSessions, sendSignInLink } from './sign-in.tasks.ts';

export const signInHandlers = [
  defineHandler(sendSignInLink, ({ payload, resolve }) =>
    resolve(SignInService).sendLink(payload.organizationId, payload.linkId),
  ),
  defineHandler(deleteExpiredSessions, ({ resolve }) => resolve(SignInService).deleteExpired()),
];
