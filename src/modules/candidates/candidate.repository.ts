import type { Database } from '#platform/database/database.ts';
import { RetryTransaction, violates } from '#platform/database/failure.ts';
import { empty, join, named, raw, sql } from '#platform/database/sql.ts';
import { Conflict } from '#platform/errors.ts';
import { sendEventType } from '#platform/events/event-hint.ts';
import { newId } from '#platform/ids.ts';
import { externalIdTaken } from '#platform/schema/external-id.ts';
import { Candidate } from './candidate.entity.ts';
import type { CandidateFields, NewCandidate } from './candidate.schemas.ts';
import type { HiddenFields, VisibleFields } from './talent-pool/talent-pool.schemas.ts';

export type { Candidate };

/** Converts a violated unique key to an API error. */
function refusalOf(error: unknown): unknown {
  if (violates(error, 'candidates_external_id_key')) return externalIdTaken('candidate');
  if (!violates(error, 'candidates_email_key')) return error;
  return new Conflict(
    'conflict',
    'email: another candidate already has this address. Use another address, or update that candidate.',
  );
}

export class CandidateRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Undefined when the email or the external ID is known. The unique indexes decide: concurrent calls wait for the one that
   * adds.
   */
  insertUnlessKnown(organizationId: string, input: NewCandidate): Promise<string | undefined> {
    return this.#insert(organizationId, input);
  }

  /** A masked candidate has no email. Throws Conflict on another candidate's external ID. */
  async insertMasked(organizationId: string, shown: VisibleFields): Promise<string> {
    const id = await this.#insert(organizationId, { ...shown, talent_pool_status: 'masked' });
    if (!id) throw externalIdTaken('candidate');
    return id;
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
    const inserted = await this.#db.record<{ id: string }>(
      sql`insert into candidates (${raw(given.map(([name]) => name).join(', '))})
        values (${join(given.map(([, value]) => value))})
        on conflict ${input.external_id ? empty : sql`(organization_id, lower(email))`} do nothing returning id`,
    );
    return inserted?.id;
  }

  /** Ignores case. */
  async findByEmail(organizationId: string, email: string): Promise<string | undefined> {
    const row = await this.#db.record<{ id: string }>(
      sql`select id from candidates where organization_id = ${organizationId} and lower(email) = lower(${email})`,
    );
    return row?.id;
  }

  async hasExternalId(organizationId: string, externalId: string): Promise<boolean> {
    const row = await this.#db.row(
      sql`select 1 from candidates where organization_id = ${organizationId} and external_id = ${externalId}`,
    );
    return row !== undefined;
  }

  async lockByEmail(organizationId: string, email: string): Promise<string | undefined> {
    const row = await this.#db.record<{ id: string }>(
      sql`select id from candidates where organization_id = ${organizationId} and lower(email) = lower(${email})
        for no key update`,
    );
    return row?.id;
  }

  async organizationOf(candidateId: string): Promise<string | undefined> {
    const row = await this.#db.record<{ organizationId: string }>(
      sql`select organization_id from candidates where id = ${candidateId}`,
    );
    return row?.organizationId;
  }

  lock(organizationId: string, id: string): Promise<Candidate | undefined> {
    return this.#db.lock(Candidate, organizationId, id);
  }

  /** Returns the names of the fields that differed. Throws Conflict on another candidate's email or external ID. */
  async save(candidate: Candidate, change: CandidateFields): Promise<string[]> {
    try {
      return await this.#db.save(candidate, change);
    } catch (error) {
      throw refusalOf(error);
    }
  }

  /** Throws RetryTransaction when another candidate has just got the email, and Conflict on its external ID. */
  async reveal(candidate: Candidate, hidden: HiddenFields & Partial<VisibleFields>): Promise<void> {
    try {
      await this.#db.save(candidate, { ...hidden, talent_pool_status: 'revealed' });
    } catch (error) {
      throw violates(error, 'candidates_email_key') ? new RetryTransaction() : refusalOf(error);
    }
  }

  /** Counts as a change of the candidate, also where the resume fills nothing in. */
  async saveResumeRead(candidate: Candidate, change: CandidateFields): Promise<void> {
    sendEventType(this.#db, 'candidate.resume_read');
    const changed = await this.save(candidate, change);
    if (changed.length === 0) {
      const { organization_id: organizationId, id } = candidate;
      this.#db.send(
        named(
          'candidate-resume-read',
          sql`update candidates set updated_at = updated_at where organization_id = ${organizationId} and id = ${id}`,
        ),
      );
    }
    sendEventType(this.#db, '');
  }

  /** Locks the candidate, also where an earlier score stays. */
  async setScreeningScore(
    organizationId: string,
    id: string,
    score: number | null,
    { onlyEmpty }: { onlyEmpty: boolean },
  ): Promise<void> {
    await this.#db.rows(
      sql`update candidates
          set screening_score = case when ${onlyEmpty} then coalesce(screening_score, ${score}) else ${score} end
          where organization_id = ${organizationId} and id = ${id}`,
    );
  }
}
