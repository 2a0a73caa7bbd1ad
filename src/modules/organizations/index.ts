export { type CreditEntry, CreditQueries } from './credit.queries.ts';
export { isOneLine, replyTo, roles, senderName, statusName, userFields } from './organization.fields.ts';
export { firstStatus } from './organization.schemas.ts';
export { OrganizationService } from './organization.service.ts';
export type { UserView } from './user.repository.ts';
export { UserService } from './user.service.ts';
