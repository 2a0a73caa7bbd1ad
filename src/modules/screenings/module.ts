import { ApplicationStepService } from '#modules/applications';
import { CandidateService, ConsentService, ResumeService } from '#modules/candidates';
import { CandidateLinkService, OutreachService } from '#modules/outreach';
import { Clock } from '#platform/clock.ts';
import { configToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import { Exclusive } from '#platform/database/exclusive.ts';
import { WhatsappCloud } from '#platform/messaging/whatsapp.client.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { AppliedAnswersService } from './applied-answers.service.ts';
import { screeningMerges } from './merged-tables.ts';
import { screeningData } from './personal-data.ts';
import { ScreeningQueries } from './screening.queries.ts';
import { screeningEndpoints } from './screening.routes.ts';
import { ScreeningService } from './screening.service.ts';
import { screeningExports } from './screening-exports.ts';
import { ScreeningInviteService } from './screening-invite.service.ts';
import { ScreeningStartService } from './screening-start.service.ts';
import { ReminderRepository } from './sessions/reminder.repository.ts';
import { ReminderService } from './sessions/reminder.service.ts';
import { sessionHandlers } from './sessions/session.handlers.ts';
import { SessionRepository } from './sessions/session.repository.ts';
import { SessionService } from './sessions/session.service.ts';
import { SessionOpeningService } from './sessions/session-opening.service.ts';
import { WhatsappConsent } from './whatsapp/consents/whatsapp-consent.service.ts';
import { HeldMessageRepository } from './whatsapp/routing/held-message.repository.ts';
import { HeldMessages } from './whatsapp/routing/held-message.service.ts';
import { WhichConversation } from './whatsapp/routing/which-conversation.service.ts';
import { whatsappHandlers } from './whatsapp/whatsapp.handlers.ts';
import { WhatsappRepository } from './whatsapp/whatsapp.repository.ts';
import { WhatsappConversation } from './whatsapp/whatsapp-conversation.service.ts';
import { WhatsappFiles } from './whatsapp/whatsapp-files.service.ts';
import { WhatsappInbox } from './whatsapp/whatsapp-inbox.service.ts';
import { WhatsappOutbox } from './whatsapp/whatsapp-outbox.service.ts';
import { whatsappWebhooks } from './whatsapp/whatsapp-webhooks.ts';
import { WhatsappMessageQueries } from './whatsapp-message.queries.ts';

export const screenings: Module = {
  name: 'screenings',
  personalData: screeningData,
  mergedTables: screeningMerges,
  endpoints: screeningEndpoints,
  exports: screeningExports,
  webhooks: whatsappWebhooks,
  handlers: [...sessionHandlers, ...whatsappHandlers],
  register(c) {
    provide(c, ScreeningQueries, [Database]);
    provide(c, SessionRepository, [Database]);
    provide(c, ScreeningService, [ScreeningQueries]);
    provide(c, SessionOpeningService, [SessionRepository, configToken]);
    provide(c, ScreeningInviteService, [OutreachService, WhatsappOutbox]);
    provide(c, ScreeningStartService, [
      Database,
      SessionRepository,
      SessionOpeningService,
      ScreeningInviteService,
      CandidateLinkService,
    ]);
    provide(c, SessionService, [Database, SessionRepository, CandidateService, ResumeService, ApplicationStepService]);
    provide(c, AppliedAnswersService, [Database, SessionOpeningService, SessionService]);
    provide(c, ReminderRepository, [Database]);
    provide(c, ReminderService, [Database, ReminderRepository, OutreachService]);
    provide(c, WhatsappRepository, [Database]);
    provide(c, WhatsappMessageQueries, [Database]);
    provide(c, WhatsappFiles, [WhatsappCloud]);
    provide(c, WhatsappConsent, [WhatsappRepository, ConsentService, ApplicationStepService]);
    provide(c, WhatsappConversation, [
      Database,
      WhatsappRepository,
      SessionService,
      WhatsappConsent,
      WhatsappFiles,
      Clock,
    ]);
    provide(c, HeldMessageRepository, [Database]);
    provide(c, HeldMessages, [HeldMessageRepository, WhatsappRepository, TaskQueue, Clock]);
    provide(c, WhichConversation, [
      HeldMessageRepository,
      WhatsappRepository,
      SessionService,
      WhatsappCloud,
      Exclusive,
      Clock,
    ]);
    provide(c, WhatsappInbox, [Database, WhatsappRepository, HeldMessages, TaskQueue]);
    provide(c, WhatsappOutbox, [WhatsappRepository, SessionService, WhatsappCloud, TaskQueue, Exclusive, Clock]);
  },
};
