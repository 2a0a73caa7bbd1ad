import { defineHandler } from '#platform/tasks/task.ts';
import { resumeHeldErasure, settleHeldErasure, tellCandidateOfHold, tellOfHeldErasure } from './held-erasure.tasks.ts';
import { HeldErasureMailService } from './held-erasure-mail.service.ts';
import { HeldErasureNotice } from './held-erasure-notice.service.ts';
import { OwnErasureService } from './own-erasure.service.ts';

export const heldErasureHandlers = [
  defineHandler(tellOfHeldErasure, ({ payload, resolve }) => resolve(HeldErasureMailService).sendToAdmin(payload)),
  defineHandler(tellCandidateOfHold, ({ payload, lastAttempt, resolve }) =>
    resolve(HeldErasureNotice).tellCandidate(payload.organizationId, payload.candidateId, lastAttempt),
  ),
  ...[settleHeldErasure, resumeHeldErasure].map((task) =>
    defineHandler(task, ({ payload, resolve }) =>
      resolve(OwnErasureService).resume(payload.organizationId, payload.candidateId),
    ),
  ),
];
