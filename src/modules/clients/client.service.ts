import { NotFound } from '#platform/errors.ts';
import type { Page } from '#platform/paging/page.ts';
import type { Tombstone } from '#platform/paging/tombstone.ts';
import type { ClientRepository } from './client.repository.ts';
import type { ClientQuery, ClientView, CreateClient, UpdateClient } from './client.schemas.ts';

export class ClientService {
  readonly #clients: ClientRepository;
  constructor(clients: ClientRepository) {
    this.#clients = clients;
  }

  list(organizationId: string, query: ClientQuery): Promise<Page<ClientView | Tombstone>> {
    return this.#clients.page(organizationId, query);
  }

  /** Throws NotFound. */
  async get(organizationId: string, id: string): Promise<ClientView> {
    const client = await this.#clients.find(organizationId, id);
    if (!client) throw new NotFound('The client');
    return client;
  }

  find(organizationId: string, id: string): Promise<ClientView | undefined> {
    return this.#clients.find(organizationId, id);
  }

  /** Throws Conflict on another client's external ID, and if there is a client with the given id. */
  async create(organizationId: string, input: CreateClient, id?: string): Promise<ClientView> {
    return this.get(organizationId, await this.#clients.insert(organizationId, input, id));
  }

  /** Locks the client until the current transaction ends. */
  async lock(organizationId: string, id: string): Promise<void> {
    await this.#clients.lock(organizationId, id);
  }

  /** Throws NotFound, and Conflict on another client's external ID. */
  async update(organizationId: string, id: string, input: UpdateClient): Promise<ClientView> {
    if (!(await this.#clients.update(organizationId, id, input))) throw new NotFound('The client');
    return this.get(organizationId, id);
  }
}
