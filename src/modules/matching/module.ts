import { Clock } from '#platform/clock.ts';
import { configToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { matchHandlers } from './match.handlers.ts';
import { MatchRepository } from './match.repository.ts';
import { matchEndpoints } from './match.routes.ts';
import { MatchService } from './match.service.ts';
import { MatchPreviewService } from './match-preview.service.ts';
import { MatchRetentionService } from './match-retention.service.ts';
import { matchMerges } from './merged-tables.ts';
import { matchingData } from './personal-data.ts';

export const matching: Module = {
  name: 'matching',
  personalData: matchingData,
  mergedTables: matchMerges,
  endpoints: matchEndpoints,
  handlers: matchHandlers,
  register(c) {
    provide(c, MatchRepository, [Database, configToken]);
    provide(c, MatchService, [Database, MatchRepository, TaskQueue]);
    provide(c, MatchPreviewService, [MatchRepository]);
    provide(c, MatchRetentionService, [MatchRepository, Clock]);
  },
};
