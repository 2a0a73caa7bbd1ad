import { ApplicationService } from '#modules/applications';
import { CandidateService, ResumeService } from '#modules/candidates';
import { CandidateLinkService, OutreachService } from '#modules/outreach';
import { Clock } from '#platform/clock.ts';
import { configToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import { Exclusive } from '#platform/database/exclusive.ts';
import { WhatsappCloud } from '#platform/messaging/whatsapp.cloud.ts';
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
import { whatsappHandlers } from './whatsapp.handlers.ts';
import { WhatsappRepository } from './whatsapp.repository.ts';
import { webhooks } from './whatsapp.webhooks.ts';
import { WhatsappConversation } from './whatsapp-conversation.service.ts';
import { WhatsappFiles } from './whatsapp-files.service.ts';
import { WhatsappInbox } from './whatsapp-inbox.service.ts';
import { WhatsappOutbox } from './whatsapp-outbox.service.ts';

export const screenings: Module = {
  name: 'screenings',
  endpoints,
  webhooks,
  handlers: [...expiryHandlers, ...sessionHandlers, ...whatsappHandlers],
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
      WhatsappOutbox,
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
    provide(c, WhatsappRepository, [Database]);
    provide(c, WhatsappFiles, [WhatsappCloud]);
    provide(c, WhatsappConversation, [
      Database,
      WhatsappRepository,
      SessionService,
      ApplicationService,
      WhatsappFiles,
      Clock,
    ]);
    provide(c, WhatsappInbox, [Database, WhatsappRepository, TaskQueue]);
    provide(c, WhatsappOutbox, [WhatsappRepository, SessionService, WhatsappCloud, TaskQueue, Exclusive, Clock]);
  },
};
