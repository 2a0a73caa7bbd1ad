export type { ApiKeyView, PlanUsage } from './api-keys/api-key.repository.ts';
export { ApiKeyService, apiKeyRestriction, maxNetworks } from './api-keys/api-key.service.ts';
export type { AuditEntry } from './audit/audit.repository.ts';
export { AuditService } from './audit/audit.service.ts';
export type { ConsoleUser } from './sign-in/sign-in.repository.ts';
export { SignInService } from './sign-in/sign-in.service.ts';
