import { loggerToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { DigestQueries } from './digest/digest.queries.ts';
import { digestEndpoints } from './digest/digest.routes.ts';
import { DigestService } from './digest/digest.service.ts';
import { CallBuffer } from './request-log/call-buffer.ts';
import { requestLogHandlers } from './request-log/request-log.handlers.ts';
import { RequestLogRepository } from './request-log/request-log.repository.ts';
import { requestLogEndpoints } from './request-log/request-log.routes.ts';
import { RequestLogService } from './request-log/request-log.service.ts';
import { webhooks } from './webhooks/webhook-parts.ts';

export const integrations: Module = {
  name: 'integrations',
  endpoints: [...requestLogEndpoints, ...digestEndpoints, ...webhooks.endpoints],
  tableRights: {
    ...webhooks.tableRights,
    // The worker only calls the function that drops old days.
    request_logs: { web: { select: true, insert: true }, worker: {} },
    request_log_counts: { web: { select: true, insert: true, update: true }, worker: {} },
  },
  handlers: [...requestLogHandlers, ...webhooks.handlers],
  loops: webhooks.loops,
  register(c) {
    webhooks.register(c);
    provide(c, DigestQueries, [Database]);
    provide(c, DigestService, [DigestQueries]);
    provide(c, RequestLogRepository, [Database]);
    provide(c, RequestLogService, [RequestLogRepository]);
    provide(c, CallBuffer, [RequestLogRepository, loggerToken]);
  },
};
