import { TestOrganizationService, UserService } from '#modules/organizations';
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
import { FormDraftRepository } from './drafts/form-draft.repository.ts';
import { FormDraftService } from './drafts/form-draft.service.ts';
import { idempotencyHandlers } from './idempotency.handlers.ts';
import { invitationHandlers } from './invitations/invitation.handlers.ts';
import { InvitationRepository } from './invitations/invitation.repository.ts';
import { InvitationService } from './invitations/invitation.service.ts';
import { InvitationMailing } from './invitations/invitation-mail.ts';
import { accessMerges } from './merged-tables.ts';
import { IssuerFetch } from './oidc/issuer-fetch.ts';
import { OidcClient } from './oidc/oidc.client.ts';
import { OidcRepository } from './oidc/oidc.repository.ts';
import { OidcService } from './oidc/oidc.service.ts';
import { OidcUsers } from './oidc/oidc-users.ts';
import { passkeyHandlers } from './passkeys/passkey.handlers.ts';
import { PasskeyRepository } from './passkeys/passkey.repository.ts';
import { PasskeyService } from './passkeys/passkey.service.ts';
import { PasskeyMailing } from './passkeys/passkey-mail.ts';
import { accessData } from './personal-data.ts';
import { ConsoleSessionRepository } from './sessions/session.repository.ts';
import { ConsoleSessionService } from './sessions/session.service.ts';
import { BrowserSeal } from './sign-in/browser-seal.ts';
import { signInHandlers } from './sign-in/sign-in.handlers.ts';
import { SignInRepository } from './sign-in/sign-in.repository.ts';
import { SignInService } from './sign-in/sign-in.service.ts';

export const access: Module = {
  name: 'access',
  personalData: accessData,
  mergedTables: accessMerges,
  endpoints: auditEndpoints,
  tableRights: {
    api_keys: { worker: {} },
    audit_entries: { web: appendOnly, worker: appendOnly },
    // The worker deletes old rows of these, and never reads what they contain.
    console_sessions: { worker: { select: ['expire'], delete: true } },
    form_drafts: { worker: { select: ['left_at'], delete: true } },
    idempotency_keys: { worker: { select: ['created_at', 'organization_id', 'candidate_ids'], delete: true } },
    oidc_identities: { worker: {} },
    // Emails of links depend on it.
    oidc_providers: { worker: { select: ['organization_id', 'is_required'] } },
    passkeys: { worker: {} },
    used_challenges: { worker: { select: ['used_at'], delete: true } },
    installation_secrets: { web: { select: true }, worker: {} },

    user_invitations: {
      worker: {
        select: ['id', 'organization_id', 'email', 'expires_at', 'accepted_at', 'revoked_at', 'created_at'],
        update: ['token_hash', 'sent_at'],
        delete: true,
      },
    },
    // The worker writes the token of a link that is sent by email, and never reads one.
    sign_in_links: {
      worker: {
        select: ['id', 'organization_id', 'user_id', 'email', 'used_at', 'created_at'],
        update: ['token_hash', 'expires_at'],
        delete: true,
      },
    },
  },
  handlers: [...idempotencyHandlers, ...signInHandlers, ...invitationHandlers, ...passkeyHandlers],
  register(c) {
    provide(c, ApiKeyRepository, [Database]);
    provide(c, ApiKeyService, [Database, ApiKeyRepository, TestOrganizationService, Clock, configToken, loggerToken]);
    provide(c, AuditRepository, [Database]);
    provide(c, AuditService, [AuditRepository, AuditTrail]);
    provide(c, InvitationRepository, [Database]);
    provide(c, InvitationMailing, [TaskQueue, Mailer, configToken]);
    provide(c, InvitationService, [
      Database,
      InvitationRepository,
      AuditService,
      AuditTrail,
      UserService,
      InvitationMailing,
    ]);
    provide(c, ConsoleSessionRepository, [Database]);
    provide(c, ConsoleSessionService, [ConsoleSessionRepository]);
    provide(c, BrowserSeal, [Database]);
    provide(c, FormDraftRepository, [Database]);
    provide(c, FormDraftService, [FormDraftRepository, BrowserSeal]);
    provide(c, IssuerFetch, [configToken]);
    provide(c, OidcClient, [IssuerFetch]);
    provide(c, OidcRepository, [Database]);
    provide(c, OidcUsers, [OidcRepository, UserService, AuditTrail]);
    provide(c, OidcService, [Database, OidcRepository, OidcClient, BrowserSeal, OidcUsers, configToken, loggerToken]);
    provide(c, PasskeyRepository, [Database]);
    provide(c, SignInRepository, [Database]);
    provide(c, PasskeyMailing, [SignInRepository, TaskQueue, Mailer, configToken]);
    provide(c, PasskeyService, [Database, PasskeyRepository, BrowserSeal, AuditTrail, PasskeyMailing, configToken]);
    provide(c, SignInService, [Database, SignInRepository, AuditTrail, TaskQueue, Mailer, configToken]);
  },
};
