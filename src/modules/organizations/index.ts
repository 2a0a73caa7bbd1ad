export { type Brand, brandColumns } from './branding/brand.queries.ts';
export type { Branding } from './branding/branding.repository.ts';
export { BrandingService } from './branding/branding.service.ts';
export { brandingFields } from './branding/branding-fields.ts';
export { type Logo, logoOf } from './branding/logo.ts';
export type { CareersSettings } from './careers/careers.repository.ts';
export { CareersService } from './careers/careers.service.ts';
export { careersFields } from './careers/careers-fields.ts';
export { countries } from './careers/countries.ts';
export { type CreditEntry, CreditQueries } from './credit.queries.ts';
export { CreditLedger } from './credit-ledger.ts';
export { firstStatus } from './organization.schemas.ts';
export { completeStatuses, OrganizationService } from './organization.service.ts';
export {
  isOneLine,
  replyTo,
  senderName,
  statusName,
  type UserRole,
  userFields,
  userRoles,
} from './organization-fields.ts';
export { endedStatuses, statusCategory } from './statuses/pipeline-status.schemas.ts';
export { TestOrganizationService, testCredits } from './test-organization.service.ts';
export { roleOfUser, type UserView } from './users/user.repository.ts';
export { UserService } from './users/user.service.ts';
