import { configToken, fileStoreToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import { appendOnly } from '#platform/database/server/table-rights.ts';
import type { Module } from '#platform/module.ts';
import { BrandingRepository } from './branding/branding.repository.ts';
import { BrandingService } from './branding/branding.service.ts';
import { CareersRepository } from './careers/careers.repository.ts';
import { CareersService } from './careers/careers.service.ts';
import { CreditQueries } from './credit.queries.ts';
import { CreditLedger } from './credit-ledger.ts';
import { Organization } from './organization.entity.ts';
import { OrganizationRepository } from './organization.repository.ts';
import { organizationEndpoints } from './organization.routes.ts';
import { OrganizationService } from './organization.service.ts';
import { organizationData } from './personal-data.ts';
import { PipelineStatusQueries } from './statuses/pipeline-status.queries.ts';
import { pipelineStatusEndpoints } from './statuses/pipeline-status.routes.ts';
import { TestOrganizationRepository } from './test-organization.repository.ts';
import { TestOrganizationService } from './test-organization.service.ts';
import { UserRepository } from './users/user.repository.ts';
import { userEndpoints } from './users/user.routes.ts';
import { UserService } from './users/user.service.ts';

export const organizations: Module = {
  name: 'organizations',
  personalData: organizationData,
  entities: [Organization],
  tableRights: {
    credit_entries: { web: appendOnly, worker: appendOnly },
    // Written by a trigger with the rights of the owner.
    credit_days: { web: { select: true }, worker: { select: true } },
    careers_addresses: { worker: {} },
  },
  endpoints: [...organizationEndpoints, ...userEndpoints, ...pipelineStatusEndpoints],
  register(c) {
    provide(c, OrganizationRepository, [Database]);
    provide(c, CareersRepository, [Database]);
    provide(c, CareersService, [Database, CareersRepository]);
    provide(c, OrganizationService, [Database, OrganizationRepository, CareersService]);
    provide(c, TestOrganizationRepository, [Database]);
    provide(c, TestOrganizationService, [Database, TestOrganizationRepository, OrganizationService]);
    provide(c, CreditLedger, [Database, OrganizationRepository, configToken]);
    provide(c, UserRepository, [Database]);
    provide(c, UserService, [Database, UserRepository]);
    provide(c, PipelineStatusQueries, [Database]);
    provide(c, CreditQueries, [Database]);
    provide(c, BrandingRepository, [Database]);
    provide(c, BrandingService, [BrandingRepository, fileStoreToken]);
  },
};
