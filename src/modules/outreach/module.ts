import { ConsentService } from '#modules/candidates';
import { OrganizationService } from '#modules/organizations';
import { configToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import { Exclusive } from '#platform/database/exclusive.ts';
import { Mailer } from '#platform/mail/mailer.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { CandidateLinkRepository } from './candidate-link.repository.ts';
import { CandidateLinkService } from './candidate-link.service.ts';
import { DeliveryService } from './delivery/delivery.service.ts';
import { EmailPreparation } from './delivery/email-preparation.ts';
import { EmailTransfer } from './delivery/email-transfer.ts';
import { SendingRepository } from './delivery/sending.repository.ts';
import { outreachMerges } from './merged-tables.ts';
import { ExportedMessage } from './messages/exported-message.ts';
import { messageHandlers } from './messages/message.handlers.ts';
import { MessageQueries } from './messages/message.queries.ts';
import { MessageRepository } from './messages/message.repository.ts';
import { OutreachService } from './outreach.service.ts';
import { outreachData, outreachFiles } from './personal-data.ts';
import { SuppressionRepository } from './suppression.repository.ts';
import { SuppressionService } from './suppression.service.ts';
import { TemplateRepository } from './template.repository.ts';
import { TemplateService } from './template.service.ts';

export const outreach: Module = {
  name: 'outreach',
  personalData: outreachData,
  mergedTables: outreachMerges,
  personalFiles: outreachFiles,
  tableRights: {
    // The worker makes links and erases those of a candidate. It never looks one up by its token.
    candidate_links: {
      worker: {
        select: ['organization_id', 'candidate_id', 'purpose', 'interview_id', 'expires_at'],
        insert: true,
        update: ['expires_at'],
        delete: true,
      },
    },
  },
  exports: {
    ofCandidate: [
      {
        name: 'messages',
        item: ExportedMessage,
        read: (resolve, person) => resolve(MessageQueries).ofPerson(person),
      },
    ],
  },
  handlers: messageHandlers,
  register(c) {
    provide(c, MessageRepository, [Database]);
    provide(c, MessageQueries, [Database]);
    provide(c, CandidateLinkRepository, [Database]);
    provide(c, CandidateLinkService, [CandidateLinkRepository, configToken]);
    provide(c, SuppressionRepository, [Database]);
    provide(c, SuppressionService, [Database, SuppressionRepository, ConsentService]);
    provide(c, TemplateRepository, [Database]);
    provide(c, TemplateService, [TemplateRepository, OrganizationService, configToken]);
    provide(c, OutreachService, [MessageRepository, CandidateLinkService, TaskQueue, SuppressionRepository]);
    provide(c, SendingRepository, [Database]);
    provide(c, EmailPreparation, [Database, SendingRepository, CandidateLinkService, configToken]);
    provide(c, EmailTransfer, [Database, SendingRepository, SuppressionRepository, Mailer, configToken]);
    provide(c, DeliveryService, [
      Exclusive,
      EmailPreparation,
      EmailTransfer,
      SendingRepository,
      SuppressionRepository,
      TaskQueue,
    ]);
  },
};
