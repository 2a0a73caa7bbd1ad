export type { ApiKeyView, Seats } from './api-key.repository.ts';
export { ApiKeyService, whyNoKeys } from './api-key.service.ts';
export type { AuditEntry } from './audit.repository.ts';
export { AuditService } from './audit.service.ts';
export type { ConsoleUser } from './sign-in.repository.ts';
export { SignInService } from './sign-in.service.ts';
