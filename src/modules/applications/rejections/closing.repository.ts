import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';

export type Explanation = {
  /** Undefined: unchanged. */
  reasonId?: string | null | undefined;
  note?: string | null | undefined;
  asksForEmail: boolean;
};

export class ClosingRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Explains the decision behind the application's current closed status. `isEmailNew` is true if its email was not
   * requested before.
   */
  async explain(
    organizationId: string,
    applicationId: string,
    { reasonId, note, asksForEmail }: Explanation,
  ): Promise<{ decisionId: string; isEmailNew: boolean } | undefined> {
    return this.#db.record(
      sql`select decision_id, is_email_new from explain_decision(${organizationId}, ${applicationId},
        ${reasonId !== undefined}, ${reasonId ?? null}, ${note !== undefined}, ${note ?? null}, ${asksForEmail})`,
    );
  }
}
