import { OutreachService } from '#modules/outreach';
import { Clock } from '#platform/clock.ts';
import { configToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import { Mailer } from '#platform/mail/mailer.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { biasAudit } from './bias-audit/bias-audit-parts.ts';
import { decisionHandlers } from './decision.handlers.ts';
import { DecisionRepository, everyDecision } from './decision.repository.ts';
import { decisionEndpoints } from './decision.routes.ts';
import { DecisionView } from './decision.schemas.ts';
import { DecisionService } from './decision.service.ts';
import { decisionMerges } from './merged-tables.ts';
import { decisionData } from './personal-data.ts';
import { RejectionEmailService } from './reviews/rejection-email.service.ts';
import { reviewHandlers } from './reviews/review.handlers.ts';
import { ReviewQueries } from './reviews/review.queries.ts';
import { ReviewRepository } from './reviews/review.repository.ts';
import { reviewEndpoints } from './reviews/review.routes.ts';
import { ExportedReview } from './reviews/review.schemas.ts';
import { ReviewService } from './reviews/review.service.ts';
import { ReviewMailService } from './reviews/review-mail.service.ts';

export const decisions: Module = {
  name: 'decisions',
  personalData: decisionData,
  endpoints: [...decisionEndpoints, ...biasAudit.endpoints, ...reviewEndpoints],
  handlers: [...decisionHandlers, ...reviewHandlers],
  mergedTables: decisionMerges,
  tableRights: {
    ...biasAudit.tableRights,
    // Only the schedule deletes these rows, when their retention period is over.
    decision_records: { web: { select: true, insert: true, update: true } },
  },
  exports: {
    ofOrganization: [{ name: 'decisions', item: DecisionView, rows: everyDecision }],
    ofCandidate: [
      {
        name: 'decisions',
        item: DecisionView,
        read: async (resolve, { organizationId, candidateId }) =>
          (
            await resolve(DecisionRepository).page(organizationId, {
              candidate_id: candidateId,
              limit: 10_000,
              offset: 0,
            })
          ).rows,
      },
      {
        name: 'review_requests',
        item: ExportedReview,
        read: (resolve, { organizationId, candidateId }) =>
          resolve(ReviewRepository).ofCandidate(organizationId, candidateId),
      },
    ],
  },
  register(c) {
    biasAudit.register(c);
    provide(c, DecisionRepository, [Database]);
    provide(c, DecisionService, [DecisionRepository, Clock]);
    provide(c, RejectionEmailService, [Database, OutreachService]);
    provide(c, ReviewRepository, [Database]);
    provide(c, ReviewQueries, [Database]);
    provide(c, ReviewService, [Database, ReviewRepository, ReviewQueries, TaskQueue]);
    provide(c, ReviewMailService, [ReviewQueries, Mailer, configToken]);
  },
};
