import { CandidateLinkService } from '#modules/outreach';
import { configToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { ScreeningQueries } from './screening.queries.ts';
import { endpoints } from './screening.routes.ts';
import { ScreeningService } from './screening.service.ts';
import { SessionRepository } from './session.repository.ts';
import { handlers } from './session-expiry.handlers.ts';
import { SessionExpiryService } from './session-expiry.service.ts';

export const screenings: Module = {
  name: 'screenings',
  endpoints,
  handlers,
  register(c) {
    provide(c, ScreeningQueries, [Database]);
    provide(c, SessionRepository, [Database]);
    provide(c, ScreeningService, [Database, ScreeningQueries, SessionRepository, CandidateLinkService, configToken]);
    provide(c, SessionExpiryService, [Database]);
  },
};
