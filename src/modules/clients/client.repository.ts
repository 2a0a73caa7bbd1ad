import { Conditions } from '#platform/database/conditions.ts';
import { type Database, prepared } from '#platform/database/database.ts';
import { containing, type Page } from '#platform/http/page.ts';
import { newId } from '#platform/ids.ts';
import { Client } from './client.entity.ts';
import type { ClientQuery, ClientView, CreateClient, UpdateClient } from './client.schemas.ts';

const columns = `id, name, email, phone, address, contact_person, website, industry, status, tags, notes, metadata,
  jobs_count, active_jobs_count, created_at, updated_at`;
const one = prepared('client', `select ${columns} from clients where organization_id = $1 and id = $2`);

export class ClientRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  find(organizationId: string, id: string): Promise<ClientView | undefined> {
    return this.#db.row(one, [organizationId, id]);
  }

  async page(organizationId: string, query: ClientQuery): Promise<Page<ClientView>> {
    const where = new Conditions()
      .and('organization_id = ?', organizationId)
      .and('status = ?', query.status)
      .and('industry = ?', query.industry)
      .and('(name ilike ? or email ilike ? or contact_person ilike ?)', containing(query.search));
    const { limit, parameters } = where.page(query);
    const [rows, total] = await Promise.all([
      this.#db.rows<ClientView>(
        `select ${columns} from clients where ${where.sql} order by created_at desc, id desc ${limit}`,
        parameters,
      ),
      this.#db.row<{ n: number }>(`select count(*) as n from clients where ${where.sql}`, where.parameters),
    ]);
    return { rows, total: total?.n ?? 0 };
  }

  async insert(organizationId: string, input: CreateClient): Promise<string> {
    const id = newId();
    await this.#db.transaction(async (em) => {
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
