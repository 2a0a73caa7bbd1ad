import { defineHandler } from '#platform/tasks/task.ts';
import { FormDraftService } from '../drafts/form-draft.service.ts';
import { InvitationService } from '../invitations/invitation.service.ts';
import { PasskeyService } from '../passkeys/passkey.service.ts';
import { SignInService } from './sign-in.service.ts';
import { deleteExpiredSessions, sendSignInLink } from './sign-in.tasks.ts';

export const signInHandlers = [
  defineHandler(sendSignInLink, ({ payload, resolve }) =>
    resolve(SignInService).sendLink(payload.organizationId, payload.linkId),
  ),
  defineHandler(deleteExpiredSessions, async ({ resolve }) => {
    await resolve(SignInService).deleteExpired();
    await resolve(InvitationService).deleteOld();
    await resolve(FormDraftService).deleteExpired();
    await resolve(PasskeyService).deleteOldChallenges();
  }),
];
