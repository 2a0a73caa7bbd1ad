import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { violates } from '#platform/database/failure.ts';
import { readList } from '#platform/database/list.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import { NotFound } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import type { ConsentChannel, ConsentView } from './consent.schemas.ts';

export type NewConsent = {
  candidateId: string;
  purpose: string;
  text: { hash: string; version: string };
  channel: ConsentChannel;
  /** Defaults to now. */
  givenAt?: Date | undefined;
  interviewId?: string | null | undefined;
  screeningSessionId?: string | null | undefined;
};

/** A consent with its candidate. */
export type StoredConsent = Pick<ConsentView, 'id' | 'purpose' | 'interview_id' | 'withdrawn_at'> & {
  candidate_id: string;
  screening_session_id: string | null;
};

const list = {
  from: sql`consents n`,
  alias: 'n',
  columns: sql`n.id, n.purpose, x.text, n.text_hash, n.text_version, n.channel, n.given_at, n.withdrawn_at,
    n.withdrawal_channel, n.interview_id, n.updated_at`,
  joins: sql`join consent_texts x on x.organization_id = n.organization_id and x.hash = n.text_hash
    and x.version = n.text_version`,
};

export class ConsentRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  page(organizationId: string, candidateId: string, query: PageQuery): Promise<Page<ConsentView>> {
    const where = new Conditions(sql`n.organization_id = ${organizationId}`).and(
      candidateId,
      (id) => sql`n.candidate_id = ${id}`,
    );
    return readList(this.#db, list, where, query);
  }

  view(organizationId: string, id: string): Promise<ConsentView | undefined> {
    return this.#db.row(
      sql`select ${list.columns} from ${list.from} ${list.joins}
          where n.organization_id = ${organizationId} and n.id = ${id}`,
    );
  }

  find(organizationId: string, id: string): Promise<StoredConsent | undefined> {
    return this.#db.row(
      sql`select id, candidate_id, purpose, interview_id, screening_session_id, withdrawn_at from consents
          where organization_id = ${organizationId} and id = ${id}`,
    );
  }

  async hasCandidate(organizationId: string, candidateId: string): Promise<boolean> {
    const row = await this.#db.row(
      sql`select 1 from candidates where organization_id = ${organizationId} and id = ${candidateId}`,
    );
    return row !== undefined;
  }

  /** A template is kept, though nobody agrees to it any longer. */
  async saveText(
    organizationId: string,
    { hash, version, text, isTemplate }: { hash: string; version: string; text: string; isTemplate: boolean },
  ): Promise<void> {
    // Other texts are deleted with the last consent to them. The update locks the row, so that nobody deletes it before
    // the transaction ends.
    const known = isTemplate
      ? sql`do nothing`
      : sql`(organization_id, hash, version) do update set hash = excluded.hash`;
    await this.#db.rows(
      sql`insert into consent_texts (organization_id, hash, version, text, is_template)
          values (${organizationId}, ${hash}, ${version}, ${text}, ${isTemplate}) on conflict ${known}`,
    );
  }

  /** Returns the id. Throws NotFound (candidate, interview). */
  async insert(organizationId: string, consent: NewConsent): Promise<string> {
    const { candidateId, purpose, text, channel, givenAt, interviewId = null, screeningSessionId = null } = consent;
    const id = newId();
    const at = givenAt ? sql`${givenAt}` : sql`now()`;
    const insertion = this.#db.rows(
      sql`insert into consents (organization_id, id, candidate_id, purpose, text_hash, text_version, channel, given_at,
            interview_id, screening_session_id)
          values (${organizationId}, ${id}, ${candidateId}, ${purpose}, ${text.hash}, ${text.version}, ${channel}, ${at},
            ${interviewId}, ${screeningSessionId})`,
    );
    await insertion.catch((error: unknown) => {
      if (violates(error, 'consents_candidate_fkey')) throw new NotFound('The candidate');
      throw violates(error, 'consents_interview_fkey') ? new NotFound('The video interview (interview_id)') : error;
    });
    return id;
  }

  /** The consents that still stand. Returns those that it has withdrawn. */
  withdraw(organizationId: string, which: ConsentChoice, channel: ConsentChannel): Promise<StoredConsent[]> {
    return this.#db.rows(
      sql`update consents set withdrawn_at = now(), withdrawal_channel = ${channel}
          where organization_id = ${organizationId} and withdrawn_at is null and ${conditionOf(which)}
          returning id, candidate_id, purpose, interview_id, screening_session_id, withdrawn_at`,
    );
  }
}

/** Chooses consents to withdraw together. */
export type ConsentChoice =
  | { id: string }
  | { purpose: string; interviewId: string }
  | { purpose: string; screeningSessionId: string }
  | { purpose: string; candidateId: string };

function conditionOf(which: ConsentChoice): Sql {
  if ('id' in which) return sql`id = ${which.id}`;
  const of =
    'interviewId' in which
      ? sql`interview_id = ${which.interviewId}`
      : 'screeningSessionId' in which
        ? sql`screening_session_id = ${which.screeningSessionId}`
        : sql`candidate_id = ${which.candidateId}`;
  return sql`purpose = ${which.purpose} and ${of}`;
}
