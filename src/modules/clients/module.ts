import { provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import type { Module } from '#platform/module.ts';
import { Client } from './client.entity.ts';
import { ClientRepository } from './client.repository.ts';
import { clientEndpoints } from './client.routes.ts';
import { ClientService } from './client.service.ts';

export const clients: Module = {
  name: 'clients',
  entities: [Client],
  endpoints: clientEndpoints,
  register(c) {
    provide(c, ClientRepository, [Database]);
    provide(c, ClientService, [ClientRepository]);
  },
};
