import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import type { EmailTemplate } from './messages/email-template.ts';
import type { MessageKind } from './messages/message-kinds.ts';

export type StoredTemplate = EmailTemplate & { kind: MessageKind; updated_at: string };

export class TemplateRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  list(organizationId: string): Promise<StoredTemplate[]> {
    return this.#db.rows(
      sql`select kind, subject, before, after, updated_at from message_templates where organization_id = ${organizationId}`,
    );
  }

  /** False when the template has changed since `lastUpdatedAt`, which is null for a template that did not exist. */
  async save(
    organizationId: string,
    kind: MessageKind,
    { subject, before, after }: EmailTemplate,
    lastUpdatedAt: string | null,
  ): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`insert into message_templates as t (organization_id, kind, subject, before, after)
          values (${organizationId}, ${kind}, ${subject}, ${before}, ${after})
          on conflict (organization_id, kind) do update set
            subject = excluded.subject, before = excluded.before, after = excluded.after, updated_at = clock_timestamp()
          where t.organization_id = ${organizationId} and t.updated_at = ${lastUpdatedAt}::timestamptz returning 1`,
    );
    return rows.length > 0;
  }

  async remove(organizationId: string, kind: MessageKind): Promise<void> {
    await this.#db.rows(
      sql`delete from message_templates where organization_id = ${organizationId} and kind = ${kind}`,
    );
  }
}
