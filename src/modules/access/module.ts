import { Clock } from '#platform/clock.ts';
import { configToken, loggerToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { ApiKey } from './api-key.entity.ts';
import { ApiKeyRepository } from './api-key.repository.ts';
import { ApiKeyService } from './api-key.service.ts';
import { handlers } from './idempotency.handlers.ts';

export const access: Module = {
  name: 'access',
  entities: [ApiKey],
  handlers,
  register(c) {
    provide(c, ApiKeyRepository, [Database]);
    provide(c, ApiKeyService, [ApiKeyRepository, Clock, configToken, loggerToken]);
  },
};
