import { TestOrganizationService } from '#modules/organizations';
import { AuditTrail } from '#platform/audit-trail.ts';
import { Clock } from '#platform/clock.ts';
import { configToken, loggerToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import { appendOnly } from '#platform/database/server/table-rights.ts';
import { Mailer } from '#platform/mail/mailer.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { ApiKeyRepository } from './api-keys/api-key.repository.ts';
import { ApiKeyService } from './api-keys/api-key.service.ts';
import { AuditRepository } from './audit/audit.repository.ts';
import { auditEndpoints } from './audit/audit.routes.ts';
import { AuditService } from './audit/audit.service.ts';
import { idempotencyHandlers } from './idempotency.handlers.ts';
import { signInHandlers } from './sign-in/sign-in.handlers.ts';
import { SignInRepository } from './sign-in/sign-in.repository.ts';
import { SignInService } from './sign-in/sign-in.service.ts';

export const access: Module = {
  name: 'access',
  endpoints: auditEndpoints,
  tableRights: {
    api_keys: { worker: {} },
    audit_entries: { web: appendOnly, worker: appendOnly },
    // The worker deletes old rows of these, and never reads what they contain.
    console_sessions: { worker: { select: ['expire'], delete: true } },
    idempotency_keys: { worker: { select: ['created_at'], delete: true } },
    installation_secrets: { web: { select: true }, worker: {} },
    // The worker writes the token of a link that is sent by email, and never reads one.
    sign_in_links: {
      worker: {
        select: ['id', 'organization_id', 'user_id', 'email', 'used_at', 'created_at'],
        update: ['token_hash', 'expires_at'],
        delete: true,
      },
    },
  },
  handlers: [...idempotencyHandlers, ...signInHandlers],
  register(c) {
    provide(c, ApiKeyRepository, [Database]);
    provide(c, ApiKeyService, [Database, ApiKeyRepository, TestOrganizationService, Clock, configToken, loggerToken]);
    provide(c, AuditRepository, [Database]);
    provide(c, AuditService, [AuditRepository, AuditTrail]);
    provide(c, SignInRepository, [Database]);
    provide(c, SignInService, [Database, SignInRepository, AuditTrail, TaskQueue, Mailer, configToken]);
  },
};
