export { ApiKeyService } from './api-key.service.ts';
export { AuditService } from './audit.service.ts';
export type { ConsoleUser } from './sign-in.repository.ts';
export { SignInService } from './sign-in.service.ts';
