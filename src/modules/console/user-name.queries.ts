import { type Database, prepared } from '#platform/database/database.ts';

const names = prepared(
  'console-user-names',
  'select id, full_name from users where organization_id = $1 and id = any($2::uuid[])',
);

/** What an organization's users are called. */
export class UserNameQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** By id; without those that are no users (any more). */
  async names(organizationId: string, ids: readonly (string | null)[]): Promise<Map<string, string>> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    if (wanted.length === 0) return new Map();
    const rows = await this.#db.rows<{ id: string; full_name: string }>(names, [organizationId, wanted]);
    return new Map(rows.map(({ id, full_name }) => [id, full_name]));
  }
}
