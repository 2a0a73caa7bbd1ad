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

  async save(organizationId: string, kind: MessageKind, { subject, before, after }: Template): Promise<void> {
    await this.#db.rows(
      `insert into message_templates (organization_id, kind, subject, before, after) values ($1, $2, $3, $4, $5)
       on conflict (organization_id, kind) do update set
         subject = excluded.subject, before = excluded.before, after = excluded.after, updated_at = now()`,
      [organizationId, kind, subject, before, after],
    );
  }

  async remove(organizationId: string, kind: MessageKind): Promise<void> {
    await this.#db.rows('delete from message_templates where organization_id = $1 and kind = $2', [
      organizationId,
      kind,
    ]);
  }
}
