import type { Database } from '#platform/database/database.ts';
import { RetryTransaction, violates } from '#platform/database/failure.ts';
import { empty, namedByText, raw, sql } from '#platform/database/sql.ts';
import type { AddedCandidate, ChangedCandidate, StoredCandidate } from './candidate-batch.ts';

/** Fields that requests set, with their types in the database. */
const types = {
  full_name: 'text',
  email: 'text',
  external_id: 'text',
  phone_number: 'text',
  whatsapp_number: 'text',
  location: 'text',
  preferred_location: 'text',
  primary_skills: 'text[]',
  secondary_skills: 'text[]',
  total_experience_years: 'float8',
  relevant_experience_years: 'float8',
  current_company: 'text',
  current_designation: 'text',
  current_ctc: 'float8',
  expected_ctc: 'float8',
  notice_period_days: 'int',
  in_notice_period: 'boolean',
  last_working_day: 'date',
  resume_url: 'text',
  resume_path: 'text',
  source: 'text',
  tags: 'text[]',
  metadata: 'jsonb',
} as const;
const names = Object.keys(types);
const columns = raw(names.join(', '));
const given = raw(
  `g (id uuid, ${Object.entries(types)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})`,
);
const assignments = raw(names.map((name) => `${name} = g.${name}`).join(', '));

/** The values of columns that a request leaves out. */
const defaults = { primary_skills: [], secondary_skills: [], tags: [], source: 'api' };

const isTaken = (error: unknown): boolean =>
  violates(error, 'candidates_external_id_key') || violates(error, 'candidates_email_key');

/** Reads and writes many candidates with as few statements as one. */
export class CandidateBatchRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Emails in the form in which the unique index compares them. */
  async emailKeys(emails: readonly string[]): Promise<string[]> {
    const rows = await this.#db.rows<{ key: string }>(
      namedByText(
        sql`select lower(e.email) as key from unnest(${emails}::text[]) with ordinality as e (email, n) order by n`,
      ),
    );
    return rows.map(({ key }) => key);
  }

  /** Candidates by the key of their email. With `lock`, locks them in one order until the transaction ends. */
  async byEmail(
    organizationId: string,
    keys: readonly string[],
    { lock }: { lock: boolean },
  ): Promise<Map<string, StoredCandidate>> {
    const rows = await this.#db.rows<StoredCandidate & { email_key: string }>(
      namedByText(
        sql`select id, ${columns}, lower(email) as email_key from candidates
          where organization_id = ${organizationId} and lower(email) = any(${keys}::text[])
          order by id ${lock ? sql`for no key update` : empty}`,
      ),
    );
    return new Map(rows.map(({ email_key, ...candidate }) => [email_key, candidate as StoredCandidate]));
  }

  async idsByExternalId(organizationId: string, externalIds: readonly string[]): Promise<Map<string, string>> {
    if (externalIds.length === 0) return new Map();
    const rows = await this.#db.rows<{ id: string; external_id: string }>(
      sql`select id, external_id from candidates
        where organization_id = ${organizationId} and external_id = any(${externalIds}::text[])`,
    );
    return new Map(rows.map((row) => [row.external_id, row.id]));
  }

  /** Throws RetryTransaction when another request has just added one of them. */
  async insert(organizationId: string, added: readonly AddedCandidate[]): Promise<void> {
    const inserted = await this.insertUnlessKnown(organizationId, added);
    if (inserted.size < added.length) throw new RetryTransaction('another request has just added a candidate');
  }

  /** Returns the IDs of those whose email and external ID were free. The first of several with one email is added. */
  async insertUnlessKnown(organizationId: string, added: readonly AddedCandidate[]): Promise<Set<string>> {
    const rows = added.map(({ id, fields }) => ({ ...defaults, ...fields, id }));
    const inserted = await this.#db.rows<{ id: string }>(
      namedByText(
        sql`insert into candidates (id, organization_id, ${columns})
          select id, ${organizationId}::uuid, ${columns} from json_to_recordset(${JSON.stringify(rows)}::json) as ${given}
          order by lower(email), id
          on conflict do nothing returning id`,
      ),
    );
    return new Set(inserted.map(({ id }) => id));
  }

  /** The candidates must be locked. Throws RetryTransaction when another has just got an email or an external ID. */
  async update(organizationId: string, changed: readonly ChangedCandidate[]): Promise<void> {
    const rows = changed.map(({ stored, change }) => ({ ...stored, ...change }));
    try {
      await this.#db.rows(
        namedByText(
          sql`update candidates c set ${assignments} from json_to_recordset(${JSON.stringify(rows)}::json) as ${given}
            where c.organization_id = ${organizationId} and c.id = g.id`,
        ),
      );
    } catch (error) {
      throw isTaken(error) ? new RetryTransaction('another candidate has just got the ID') : error;
    }
  }
}
