import type { Database } from '#platform/database/database.ts';
import type { MessageKind } from './message.kinds.ts';
import type { Template } from './message.placeholders.ts';

export type StoredTemplate = Template & { kind: MessageKind; updated_at: string };

export class TemplateRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  list(organizationId: string): Promise<StoredTemplate[]> {
    return this.#db.rows(
      'select kind, subject, before, after, updated_at from message_templates where organization_id = $1',
      [organizationId],
    );
  }

  /** False where the words have changed since `was`, when they were last; null: there were none. */
  async save(
    organizationId: string,
    kind: MessageKind,
    { subject, before, after }: Template,
    was: string | null,
  ): Promise<boolean> {
    const rows = await this.#db.rows(
      `insert into message_templates as t (organization_id, kind, subject, before, after) values ($1, $2, $3, $4, $5)
       on conflict (organization_id, kind) do update set
         subject = excluded.subject, before = excluded.before, after = excluded.after, updated_at = clock_timestamp()
       where t.organization_id = $1 and t.updated_at = $6::timestamptz returning 1`,
      [organizationId, kind, subject, before, after, was],
    );
    return rows.length > 0;
  }

  async remove(organizationId: string, kind: MessageKind): Promise<void> {
    await this.#db.rows('delete from message_templates where organization_id = $1 and kind = $2', [
      organizationId,
      kind,
    ]);
  }
}
