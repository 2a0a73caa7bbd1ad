import { Conditions } from '#platform/database/conditions.ts';
import { type Database, prepared } from '#platform/database/database.ts';
import { readPage } from '#platform/database/list.ts';
import { containing, type Page } from '#platform/http/page.ts';
import { newId } from '#platform/ids.ts';
import { Client } from './client.entity.ts';
import type { ClientQuery, ClientView, CreateClient, UpdateClient } from './client.schemas.ts';

const columns = `c.id, c.name, c.email, c.phone, c.address, c.contact_person, c.website, c.industry, c.status, c.tags,
  c.notes, c.metadata, c.jobs_count, c.active_jobs_count, c.created_at, c.updated_at`;
const one = prepared('client', `select ${columns} from clients c where c.organization_id = $1 and c.id = $2`);

export class ClientRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  find(organizationId: string, id: string): Promise<ClientView | undefined> {
    return this.#db.row(one, [organizationId, id]);
  }

  page(organizationId: string, query: ClientQuery): Promise<Page<ClientView>> {
    const where = new Conditions()
      .and('c.organization_id = ?', organizationId)
      .and('c.status = ?', query.status)
      .and('c.industry = ?', query.industry)
      .andSearch('(c.name ilike ? or c.email ilike ? or c.contact_person ilike ?)', containing(query.search));
    return readPage(this.#db, { from: 'clients c', alias: 'c', columns }, where, query);
  }

  async insert(organizationId: string, input: CreateClient): Promise<string> {
    const id = newId();
    await this.#db.transaction(async () => {
      const em = this.#db.em();
      em.create(Client, { metadata: {}, ...input, id, organization_id: organizationId } as never);
      await em.flush();
    });
    return id;
  }

  /** Writes the given fields, where they differ. False when the organization has no such client. */
  update(organizationId: string, id: string, input: UpdateClient): Promise<boolean> {
    return this.#db.transaction(async () => {
      const client = await this.#db.lock(Client, organizationId, id);
      if (client) await this.#db.save(client, input);
      return client !== undefined;
    });
  }
}
