import { defineHandler } from '#platform/tasks/task.ts';
import { InvitationService } from './invitation.service.ts';
import { sendInvitation } from './invitation.tasks.ts';

export const invitationHandlers = [
  defineHandler(sendInvitation, ({ payload, resolve }) =>
    resolve(InvitationService).send(payload.organizationId, payload.invitationId),
  ),
];
