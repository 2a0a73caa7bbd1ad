import { inBatches } from '#platform/database/batches.ts';
import { defineHandler } from '#platform/tasks/task.ts';
import { DataRequestRepository } from './data-request.repository.ts';
import { deleteExpiredDataRequests, sendDataLink } from './data-request.tasks.ts';
import { DataRequestMailService } from './data-request-mail.service.ts';

export const dataRequestHandlers = [
  defineHandler(sendDataLink, ({ payload, resolve }) =>
    resolve(DataRequestMailService).send(payload.organizationId, payload.dataRequestId),
  ),
  defineHandler(deleteExpiredDataRequests, ({ signal, resolve }) =>
    inBatches(signal, (size) => resolve(DataRequestRepository).deleteExpired(size)),
  ),
];
