import { ApplicantService } from '#modules/applications';
import { CandidateMergeService } from '#modules/candidates';
import { UserService } from '#modules/organizations';
import { Clock } from '#platform/clock.ts';
import { configToken, fileStoreToken, personalDataToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import { Exclusive } from '#platform/database/exclusive.ts';
import { EventLog } from '#platform/events/event-log.ts';
import { mergedTablesToken } from '#platform/gone/merged-table.ts';
import { TombstoneRepository } from '#platform/gone/tombstones.repository.ts';
import { traceSearchesToken } from '#platform/gone/trace-search.ts';
import { Mailer } from '#platform/mail/mailer.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { duplicateHandlers } from './duplicates/duplicate.handlers.ts';
import { DuplicateRepository } from './duplicates/duplicate.repository.ts';
import { duplicateEndpoints } from './duplicates/duplicate.routes.ts';
import { DuplicateService } from './duplicates/duplicate.service.ts';
import { DuplicateCursorRepository } from './duplicates/duplicate-cursor.repository.ts';
import { DuplicateFinder } from './duplicates/duplicate-finder.service.ts';
import { DuplicateKeyRepository } from './duplicates/duplicate-keys.repository.ts';
import { CandidateRemoval } from './erasure/candidate-removal.service.ts';
import { erasureHandlers } from './erasure/erasure.handlers.ts';
import { ErasureRepository } from './erasure/erasure.repository.ts';
import { erasureEndpoints } from './erasure/erasure.routes.ts';
import { ErasureService } from './erasure/erasure.service.ts';
import { heldErasureHandlers } from './erasure/held/held-erasure.handlers.ts';
import { HeldErasureRepository } from './erasure/held/held-erasure.repository.ts';
import { HeldErasureMailService } from './erasure/held/held-erasure-mail.service.ts';
import { HeldErasureNotice } from './erasure/held/held-erasure-notice.service.ts';
import { OwnErasureService } from './erasure/held/own-erasure.service.ts';
import { PersonRepository } from './erasure/person.repository.ts';
import { PersonEraser } from './erasure/person-eraser.service.ts';
import { exportsPart } from './exports/export-parts.ts';
import { privacyMerges } from './merged-tables.ts';
import { MergeQueries } from './merging/merge.queries.ts';
import { mergeEndpoints } from './merging/merge.routes.ts';
import { MergeService } from './merging/merge.service.ts';
import { MergePreviewService } from './merging/merge-preview.service.ts';
import { privacyData, privacyFiles } from './personal-data.ts';
import { LegalHoldRepository } from './retention/legal-hold.repository.ts';
import { legalHoldEndpoints } from './retention/legal-hold.routes.ts';
import { LegalHoldService } from './retention/legal-hold.service.ts';
import { NightRepository } from './retention/nights/night.repository.ts';
import { NightService } from './retention/nights/night.service.ts';
import { NoticeMailService } from './retention/nights/notice-mail.service.ts';
import { retentionHandlers } from './retention/nights/retention.handlers.ts';
import { PolicyRepository } from './retention/policy.repository.ts';
import { PolicyService } from './retention/policy.service.ts';
import { PreviewQueries } from './retention/preview.queries.ts';
import { PreviewService } from './retention/preview.service.ts';
import { retentionEndpoints } from './retention/retention.routes.ts';

export const privacy: Module = {
  name: 'privacy',
  personalData: privacyData,
  personalFiles: privacyFiles,
  mergedTables: privacyMerges,
  tableRights: {
    ...exportsPart.tableRights,
    erasures: {
      web: { select: true, insert: true, update: true },
      worker: { select: true, insert: true, update: true },
    },
    // The worker compares candidates. Rows of those that are merged go by foreign keys.
    candidate_duplicate_keys: { web: {} },
    common_duplicate_keys: { web: {}, worker: { select: true, insert: true, delete: true } },
    duplicate_cursor: { web: {}, worker: { select: true, update: true } },
    erased_addresses: { web: {}, worker: { select: true, insert: true, update: true } },
  },
  handlers: [
    ...exportsPart.handlers,
    ...duplicateHandlers,
    ...retentionHandlers,
    ...erasureHandlers,
    ...heldErasureHandlers,
  ],
  endpoints: [
    ...exportsPart.endpoints,
    ...mergeEndpoints,
    ...duplicateEndpoints,
    ...legalHoldEndpoints,
    ...retentionEndpoints,
    ...erasureEndpoints,
  ],
  register(c) {
    exportsPart.register(c);
    provide(c, MergeQueries, [Database]);
    provide(c, MergeService, [
      Database,
      mergedTablesToken,
      MergeQueries,
      CandidateMergeService,
      ApplicantService,
      TombstoneRepository,
      OwnErasureService,
    ]);
    provide(c, MergePreviewService, [ApplicantService, MergeQueries]);
    provide(c, ErasureRepository, [Database]);
    provide(c, DuplicateRepository, [Database]);
    provide(c, DuplicateService, [DuplicateRepository]);
    provide(c, DuplicateKeyRepository, [Database]);
    provide(c, DuplicateCursorRepository, [Database]);
    provide(c, DuplicateFinder, [Database, EventLog, DuplicateKeyRepository, DuplicateCursorRepository]);
    provide(c, LegalHoldRepository, [Database]);
    provide(c, LegalHoldService, [Database, LegalHoldRepository, ErasureRepository, TaskQueue, Clock]);
    provide(c, PolicyRepository, [Database]);
    provide(c, PolicyService, [Database, PolicyRepository, Clock]);
    provide(c, NightRepository, [Database]);
    provide(c, NightService, [
      Database,
      PolicyRepository,
      NightRepository,
      ErasureService,
      UserService,
      TaskQueue,
      Clock,
    ]);
    provide(c, NoticeMailService, [NightRepository, Mailer, configToken, Clock]);
    provide(c, PreviewQueries, [Database]);
    provide(c, PreviewService, [PolicyService, PreviewQueries, Clock]);
    provide(c, PersonRepository, [Database, personalDataToken]);
    provide(c, ErasureService, [Database, ErasureRepository, LegalHoldService, TombstoneRepository, TaskQueue]);
    provide(c, CandidateRemoval, [Database, ErasureRepository, PersonRepository, TombstoneRepository, TaskQueue]);
    provide(c, HeldErasureRepository, [Database]);
    provide(c, HeldErasureMailService, [HeldErasureRepository, Mailer, configToken]);
    provide(c, HeldErasureNotice, [
      Database,
      Exclusive,
      HeldErasureRepository,
      HeldErasureMailService,
      UserService,
      TaskQueue,
    ]);
    provide(c, OwnErasureService, [
      Database,
      HeldErasureRepository,
      HeldErasureNotice,
      ErasureService,
      LegalHoldService,
      TaskQueue,
    ]);
    provide(c, PersonEraser, [
      Database,
      ErasureRepository,
      PersonRepository,
      TombstoneRepository,
      traceSearchesToken,
      fileStoreToken,
      Mailer,
    ]);
  },
};
