import { provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { Organization, User } from './organization.entity.ts';
import { OrganizationRepository } from './organization.repository.ts';
import { endpoints } from './organization.routes.ts';
import { OrganizationService } from './organization.service.ts';

export const organizations: Module = {
  name: 'organizations',
  entities: [Organization, User],
  endpoints,
  register(c) {
    provide(c, OrganizationRepository, [Database]);
    provide(c, OrganizationService, [Database, OrganizationRepository]);
  },
};
