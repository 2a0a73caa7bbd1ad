import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import type { SelfIdentification } from './self-identification.schemas.ts';

/** The role of web has no rights on the answers. It writes them through functions, and reads none. */
export class SelfIdentificationRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Leaves a field that is not given unchanged. False without such an application. */
  async save(organizationId: string, applicationId: string, answer: SelfIdentification): Promise<boolean> {
    const { sex, race_ethnicity } = answer;
    const row = await this.#db.row<{ done: boolean }>(
      sql`select identify_self(${organizationId}, ${applicationId}, ${sex !== undefined}, ${sex ?? null},
          ${race_ethnicity !== undefined}, ${race_ethnicity ?? null}) as done`,
    );
    return row?.done ?? false;
  }

  /** Adds an entry to the audit log, without the answer. Call it in an audited transaction. */
  async note(organizationId: string, applicationId: string): Promise<void> {
    await this.#db.rows(
      sql`select add_notes(jsonb_build_array(jsonb_build_object('o', ${organizationId}::uuid, 't', 'application',
            'id', ${applicationId}::uuid, 'v', 'application.self_identify')))`,
    );
  }
}
