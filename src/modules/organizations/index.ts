export { firstStatus } from './organization.schemas.ts';
export { OrganizationService } from './organization.service.ts';
