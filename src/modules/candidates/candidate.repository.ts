import type { Database } from '#platform/database/database.ts';
import { TryAgain, violates } from '#platform/database/failure.ts';
import { Conflict } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { Candidate } from './candidate.entity.ts';
import type { CandidateFields, NewCandidate } from './candidate.schemas.ts';
import type { Hidden, Shown } from './talent-pool.schemas.ts';

export type { Candidate };

export class CandidateRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Adds the candidate, unless the organization has one with this email: the unique index decides, so that of many at
   * once exactly one is added and the others wait for it. Returns undefined when there was one.
   */
  insertUnlessKnown(organizationId: string, input: NewCandidate): Promise<string | undefined> {
    return this.#insert(organizationId, input);
  }

  /** Adds a masked candidate: without an email it is in nobody's way. Returns the id. */
  async insertMasked(organizationId: string, shown: Shown): Promise<string> {
    return (await this.#insert(organizationId, { ...shown, talent_pool_status: 'masked' })) as string;
  }

  async #insert(
    organizationId: string,
    input: CandidateFields & { talent_pool_status?: 'masked' },
  ): Promise<string | undefined> {
    const { metadata, ...fields } = input;
    const row: Record<string, unknown> = {
      ...fields,
      id: newId(),
      organization_id: organizationId,
      ...(metadata !== undefined && { metadata: metadata && JSON.stringify(metadata) }),
    };
    const given = Object.entries(row).filter(([, value]) => value !== undefined);
    const inserted = await this.#db.row<{ id: string }>(
      `insert into candidates (${given.map(([name]) => name).join(', ')})
       values (${given.map((_, i) => `$${i + 1}`).join(', ')})
       on conflict (organization_id, lower(email)) do nothing returning id`,
      given.map(([, value]) => value),
    );
    return inserted?.id;
  }

  /** The candidate with this email, whatever its case. */
  async findByEmail(organizationId: string, email: string): Promise<string | undefined> {
    const row = await this.#db.row<{ id: string }>(
      'select id from candidates where organization_id = $1 and lower(email) = lower($2)',
      [organizationId, email],
    );
    return row?.id;
  }

  /** The candidate with this email, locked until the transaction ends. */
  async lockByEmail(organizationId: string, email: string): Promise<string | undefined> {
    const row = await this.#db.row<{ id: string }>(
      'select id from candidates where organization_id = $1 and lower(email) = lower($2) for no key update',
      [organizationId, email],
    );
    return row?.id;
  }

  /** The row, locked until the transaction ends. */
  lock(organizationId: string, id: string): Promise<Candidate | undefined> {
    return this.#db.lock(Candidate, organizationId, id);
  }

  /** Writes what differs. Returns the names of the fields that did. Throws Conflict on another candidate's email. */
  async save(candidate: Candidate, change: CandidateFields): Promise<string[]> {
    try {
      return await this.#db.save(candidate, change);
    } catch (error) {
      if (!violates(error, 'candidates_email_key')) throw error;
      throw new Conflict('conflict', 'email: another candidate of the organization has this address.');
    }
  }

  /** Writes what was hidden of a masked candidate. Throws TryAgain when another candidate got the email just now. */
  async reveal(candidate: Candidate, hidden: Hidden): Promise<void> {
    try {
      await this.#db.save(candidate, { ...hidden, talent_pool_status: 'revealed' });
    } catch (error) {
      throw violates(error, 'candidates_email_key') ? new TryAgain() : error;
    }
  }

  async setScreeningScore(organizationId: string, id: string, score: number | null): Promise<void> {
    await this.#db.rows('update candidates set screening_score = $3 where organization_id = $1 and id = $2', [
      organizationId,
      id,
      score,
    ]);
  }
}
