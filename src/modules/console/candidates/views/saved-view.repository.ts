import type { Database } from '#platform/database/database.ts';
import { violates } from '#platform/database/failure.ts';
import { shared, sql } from '#platform/database/sql.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { savedViewCopy as t } from './saved-view.messages.ts';

export type SavedView = { id: string; name: string; filters: Record<string, string> };
export type Owner = { organizationId: string; userId: string };

const maxViews = 50;

/** Converts a violated unique key to an error about the name. */
function refusalOf(error: unknown): unknown {
  return violates(error, 'saved_views_name_key') ? new Conflict('conflict', t.taken) : error;
}

/** Reads and writes saved views. Each user has their own. */
export class SavedViewRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Views by name. */
  list({ organizationId, userId }: Owner): Promise<SavedView[]> {
    return this.#db.rows(
      sql`select id, name, filters from saved_views where organization_id = ${organizationId} and user_id = ${userId}
        order by lower(name)`,
    );
  }

  /** Throws Conflict on a name that the user has given to another view, and if they have 50. */
  async add({ organizationId, userId }: Owner, { name, filters }: Omit<SavedView, 'id'>): Promise<void> {
    const [tenant, owner] = [shared(organizationId), shared(userId)];
    try {
      await this.#db.transaction(async () => {
        // One at a time, so that two cannot both be the fiftieth.
        await this.#db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`saved-views ${userId}`}, 0))`);
        const added = await this.#db.row(
          sql`insert into saved_views (organization_id, id, user_id, name, filters)
            select ${tenant}::uuid, ${newId()}::uuid, ${owner}::uuid, ${name}, ${JSON.stringify(filters)}::jsonb
            where (select count(*) from saved_views where organization_id = ${tenant} and user_id = ${owner}) < ${maxViews}
            returning id`,
        );
        if (!added) throw new Conflict('conflict', t.tooMany(maxViews));
      });
    } catch (error) {
      throw refusalOf(error);
    }
  }

  /** Throws NotFound, and Conflict on the name of another view. */
  async rename({ organizationId, userId }: Owner, id: string, name: string): Promise<void> {
    try {
      const renamed = await this.#db.row(
        sql`update saved_views set name = ${name}
          where organization_id = ${organizationId} and user_id = ${userId} and id = ${id} returning id`,
      );
      if (!renamed) throw new NotFound('The saved view');
    } catch (error) {
      throw refusalOf(error);
    }
  }

  /** Throws NotFound. */
  async remove({ organizationId, userId }: Owner, id: string): Promise<void> {
    const removed = await this.#db.row(
      sql`delete from saved_views
        where organization_id = ${organizationId} and user_id = ${userId} and id = ${id} returning id`,
    );
    if (!removed) throw new NotFound('The saved view');
  }
}
