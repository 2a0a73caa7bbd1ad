import { Clock } from '#platform/clock.ts';
import { loggerToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import { EventLog } from '#platform/events/event-log.ts';
import { EventWatch } from '#platform/events/event-watch.ts';
import type { Module } from '#platform/module.ts';
import { DigestQueries } from './digest/digest.queries.ts';
import { digestEndpoints } from './digest/digest.routes.ts';
import { DigestService } from './digest/digest.service.ts';
import { eventDaysHandlers } from './feed/event-days.handlers.ts';
import { feedEndpoints } from './feed/feed.routes.ts';
import { FeedService } from './feed/feed.service.ts';
import { integrationData } from './personal-data.ts';
import { CallBuffer } from './request-log/call-buffer.ts';
import { requestLogHandlers } from './request-log/request-log.handlers.ts';
import { RequestLogRepository } from './request-log/request-log.repository.ts';
import { requestLogEndpoints } from './request-log/request-log.routes.ts';
import { RequestLogService } from './request-log/request-log.service.ts';
import { webhooks } from './webhooks/webhook-parts.ts';

export const integrations: Module = {
  name: 'integrations',
  personalData: integrationData,
  endpoints: [...feedEndpoints, ...requestLogEndpoints, ...digestEndpoints, ...webhooks.endpoints],
  tableRights: {
    ...webhooks.tableRights,
    // A transaction corrects only what it has written itself.
    events: {
      web: { select: true, insert: true, update: ['type', 'changed', 'data'] },
      worker: { select: true, insert: true, update: ['type', 'changed', 'data'] },
    },
    // The worker only calls the function that drops old days.
    request_logs: { web: { select: true, insert: true }, worker: {} },
    request_log_counts: { web: { select: true, insert: true, update: true }, worker: {} },
  },
  handlers: [...eventDaysHandlers, ...requestLogHandlers, ...webhooks.handlers],
  loops: webhooks.loops,
  register(c) {
    webhooks.register(c);
    provide(c, FeedService, [EventLog, EventWatch, Clock]);
    provide(c, DigestQueries, [Database]);
    provide(c, DigestService, [DigestQueries]);
    provide(c, RequestLogRepository, [Database]);
    provide(c, RequestLogService, [RequestLogRepository]);
    provide(c, CallBuffer, [RequestLogRepository, loggerToken]);
  },
};
