import { deletedOf } from '#platform/database/changes.ts';
import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { violates } from '#platform/database/failure.ts';
import { likePattern } from '#platform/database/like-pattern.ts';
import { everyRow, readList, storedCount } from '#platform/database/list.ts';
import { named, type Sql, sql } from '#platform/database/sql.ts';
import { Conflict } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import type { Page } from '#platform/paging/page.ts';
import type { Tombstone } from '#platform/paging/tombstone.ts';
import { externalIdTaken } from '#platform/schema/external-id.ts';
import { Client } from './client.entity.ts';
import type { ClientQuery, ClientView, CreateClient, UpdateClient } from './client.schemas.ts';

const columns = sql`c.id, c.name, c.external_id, c.email, c.phone, c.address, c.contact_person, c.website, c.industry,
  c.status, c.tags, c.notes, c.metadata, c.jobs_count, c.active_jobs_count, c.created_at, c.updated_at`;
const list = { from: sql`clients c`, alias: 'c', columns };

/** All clients as the list returns them. */
export const everyClient = (organizationId: string): Sql => everyRow(list, sql`c.organization_id = ${organizationId}`);

async function checkingIds<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violates(error, 'clients_pkey')) throw new Conflict('conflict', 'A client with this ID already exists.');
    throw violates(error, 'clients_external_id_key') ? externalIdTaken('client') : error;
  }
}

export class ClientRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  find(organizationId: string, id: string): Promise<ClientView | undefined> {
    return this.#db.row(
      named(
        'client',
        sql`select ${columns} from clients c where c.organization_id = ${organizationId} and c.id = ${id}`,
      ),
    );
  }

  page(organizationId: string, query: ClientQuery): Promise<Page<ClientView | Tombstone>> {
    const where = new Conditions(sql`c.organization_id = ${organizationId}`)
      .and(query.status, (status) => sql`c.status = ${status}`)
      .and(query.industry, (industry) => sql`c.industry = ${industry}`)
      .and(query.external_id, (externalId) => sql`c.external_id = ${externalId}`)
      .andSearch(
        likePattern(query.search),
        (pattern) => sql`(c.name ilike ${pattern} or c.email ilike ${pattern} or c.contact_person ilike ${pattern})`,
      );
    const hasCount = query.industry === undefined && query.external_id === undefined && !where.isSearch;
    const total = hasCount ? storedCount(organizationId, 'clients', query.status) : undefined;
    return readList(this.#db, list, where, query, total, deletedOf(organizationId, 'client'));
  }

  /** Throws Conflict on another client's id or external ID. */
  async insert(organizationId: string, input: CreateClient, id = newId()): Promise<string> {
    await this.#db.transaction(async () => {
      const em = this.#db.em();
      em.create(Client, { metadata: {}, ...input, id, organization_id: organizationId } as never);
      await checkingIds(em.flush());
    });
    return id;
  }

  lock(organizationId: string, id: string): Promise<unknown> {
    return this.#db.lock(Client, organizationId, id);
  }

  /** Throws Conflict on another client's external ID. False when the organization has no such client. */
  update(organizationId: string, id: string, input: UpdateClient): Promise<boolean> {
    return this.#db.transaction(async () => {
      const client = await this.#db.lock(Client, organizationId, id);
      if (client) await checkingIds(this.#db.save(client, input));
      return client !== undefined;
    });
  }
}
