import { NotFound } from '#platform/errors.ts';
import type { Page } from '#platform/http/page.ts';
import type { ClientRepository } from './client.repository.ts';
import type { ClientQuery, ClientView, CreateClient, UpdateClient } from './client.schemas.ts';

/** Clients: the employers that an organization recruits for. */
export class ClientService {
  readonly #clients: ClientRepository;
  constructor(clients: ClientRepository) {
    this.#clients = clients;
  }

  list(organizationId: string, query: ClientQuery): Promise<Page<ClientView>> {
    return this.#clients.page(organizationId, query);
  }

  /** Throws NotFound, for another organization's client too. */
  async get(organizationId: string, id: string): Promise<ClientView> {
    const client = await this.#clients.find(organizationId, id);
    if (!client) throw new NotFound('The client');
    return client;
  }

  async create(organizationId: string, input: CreateClient): Promise<ClientView> {
    return this.get(organizationId, await this.#clients.insert(organizationId, input));
  }

  /** Changes the given fields. Throws NotFound. */
  async update(organizationId: string, id: string, input: UpdateClient): Promise<ClientView> {
    if (!(await this.#clients.update(organizationId, id, input))) throw new NotFound('The client');
    return this.get(organizationId, id);
  }
}
