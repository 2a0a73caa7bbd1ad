import { inBatches } from '#platform/database/batches.ts';
import { defineHandler } from '#platform/tasks/task.ts';
import { ConfirmationMailService } from './confirmation-mail.service.ts';
import { PendingApplicationRepository } from './pending-application.repository.ts';
import { deleteExpiredApplications, sendConfirmation } from './pending-application.tasks.ts';

export const pendingApplicationHandlers = [
  defineHandler(sendConfirmation, ({ payload, resolve }) =>
    resolve(ConfirmationMailService).send(payload.organizationId, payload.pendingApplicationId),
  ),
  defineHandler(deleteExpiredApplications, ({ signal, resolve }) =>
    inBatches(signal, (size) => resolve(PendingApplicationRepository).deleteExpired(size)),
  ),
];
