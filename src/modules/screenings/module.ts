import { ApplicationService } from '#modules/applications';
import { CandidateService, ResumeService } from '#modules/candidates';
import { CandidateLinkService, OutreachService } from '#modules/outreach';
import { configToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { AppliedAnswersService } from './applied-answers.service.ts';
import { ReminderRepository } from './reminder.repository.ts';
import { ReminderService } from './reminder.service.ts';
import { ScreeningQueries } from './screening.queries.ts';
import { endpoints } from './screening.routes.ts';
import { ScreeningService } from './screening.service.ts';
import { sessionHandlers } from './session.handlers.ts';
import { SessionRepository } from './session.repository.ts';
import { SessionService } from './session.service.ts';
import { handlers as expiryHandlers } from './session-expiry.handlers.ts';
import { SessionExpiryService } from './session-expiry.service.ts';
import { SessionProgressRepository } from './session-progress.repository.ts';

export const screenings: Module = {
  name: 'screenings',
  endpoints,
  handlers: [...expiryHandlers, ...sessionHandlers],
  register(c) {
    provide(c, ScreeningQueries, [Database]);
    provide(c, SessionRepository, [Database]);
    provide(c, ScreeningService, [
      Database,
      ScreeningQueries,
      SessionRepository,
      CandidateLinkService,
      OutreachService,
      TaskQueue,
      configToken,
    ]);
    provide(c, SessionProgressRepository, [Database]);
    provide(c, SessionService, [
      Database,
      SessionProgressRepository,
      CandidateService,
      ResumeService,
      ApplicationService,
    ]);
    provide(c, AppliedAnswersService, [Database, SessionRepository, SessionService, configToken]);
    provide(c, SessionExpiryService, [Database]);
    provide(c, ReminderRepository, [Database]);
    provide(c, ReminderService, [Database, ReminderRepository, OutreachService]);
  },
};
