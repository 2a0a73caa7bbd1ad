import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';

export type DraftOwner = { organizationId: string; userId: string };

/** A form that was sent after its session had ended. `page` has the form, and `action` receives it. Both are paths. */
export type FormDraft = { page: string; action: string; fields: [name: string, values: readonly string[]][] };

const validMinutes = 60;
const isExpired = sql`left_at < now() - make_interval(mins => ${validMinutes})`;

export class FormDraftRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Replaces the user's former draft. False if the user is gone. */
  async keep({ organizationId, userId }: DraftOwner, { page, action, fields }: FormDraft): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`insert into form_drafts (organization_id, user_id, page, action, fields)
        select u.organization_id, u.id, ${page}, ${action}, ${JSON.stringify(fields)}::jsonb
        from users u where u.organization_id = ${organizationId} and u.id = ${userId}
        on conflict (organization_id, user_id)
          do update set page = excluded.page, action = excluded.action, fields = excluded.fields, left_at = now()
        returning 1`,
    );
    return rows.length > 0;
  }

  /** The user's draft for this page, which is then gone. */
  take({ organizationId, userId }: DraftOwner, page: string): Promise<FormDraft | undefined> {
    return this.#db.record(
      sql`delete from form_drafts
        where organization_id = ${organizationId} and user_id = ${userId} and page = ${page} and not ${isExpired}
        returning page, action, fields`,
    );
  }

  async deleteExpired(): Promise<void> {
    await this.#db.rows(sql`delete from form_drafts where ${isExpired}`);
  }
}
