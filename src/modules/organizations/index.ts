export { type CreditEntry, CreditQueries } from './credit.queries.ts';
export { CreditLedger } from './credit-ledger.ts';
export { firstStatus } from './organization.schemas.ts';
export { OrganizationService } from './organization.service.ts';
export { isOneLine, replyTo, senderName, statusName, userFields, userRoles } from './organization-fields.ts';
export { TestOrganizationService, testCredits } from './test-organization.service.ts';
export type { UserView } from './users/user.repository.ts';
export { UserService } from './users/user.service.ts';
