import { provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { Client } from './client.entity.ts';
import { ClientRepository, everyClient } from './client.repository.ts';
import { clientEndpoints } from './client.routes.ts';
import { ClientView } from './client.schemas.ts';
import { ClientService } from './client.service.ts';
import { clientData } from './personal-data.ts';

export const clients: Module = {
  name: 'clients',
  personalData: clientData,
  entities: [Client],
  endpoints: clientEndpoints,
  exports: { ofOrganization: [{ name: 'clients', item: ClientView, rows: everyClient }] },
  register(c) {
    provide(c, ClientRepository, [Database]);
    provide(c, ClientService, [ClientRepository]);
  },
};
