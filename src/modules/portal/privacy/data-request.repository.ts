import { brandColumns } from '#modules/organizations';
import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import { newId } from '#platform/ids.ts';
import type { PageOrganization } from '../branding/page-organization.ts';

/** How long a request and its link are valid. */
const hours = 24;
const minutesApart = 10;
/** Limit per link. */
const maxCopies = 3;
/** While a request is valid, over all organizations. */
const mailsPerMailbox = 5;

export type DataRequestMail = {
  email: string;
  mailbox: Buffer;
  candidateId: string;
  organizationName: string;
  senderName: string | null;
  replyTo: string | null;
  expiresAt: string;
};

export type OpenDataRequest = PageOrganization & { id: string; candidateId: string };

export class DataRequestRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  organization(id: string): Promise<PageOrganization | undefined> {
    return this.#db.record(
      sql`select o.id as organization_id, coalesce(o.public_name, o.name) as organization_name, ${brandColumns}
        from organizations o where o.id = ${id}`,
    );
  }

  /** Makes other requests from the mailbox and emails to it wait until the transaction ends. */
  async lockMailbox(mailbox: Buffer): Promise<void> {
    await this.#db.rows(
      sql`select pg_advisory_xact_lock(hashtextextended(${`data request from ${mailbox.toString('hex')}`}, 0))`,
    );
  }

  /** Whether the same address has asked the organization a moment ago. */
  async isRepeated(organizationId: string, email: string, mailbox: Buffer): Promise<boolean> {
    const row = await this.#db.row(
      sql`select 1 from data_requests where organization_id = ${organizationId} and mailbox = ${mailbox}
        and lower(email) = lower(${email}) and created_at > now() - make_interval(mins => ${minutesApart}) limit 1`,
    );
    return row !== undefined;
  }

  /** Returns the id. */
  async insert(organizationId: string, email: string, mailbox: Buffer): Promise<string> {
    const id = newId();
    await this.#db.rows(
      sql`insert into data_requests (id, organization_id, email, mailbox, expires_at)
        values (${id}, ${organizationId}, ${email}, ${mailbox}, now() + make_interval(hours => ${hours}))`,
    );
    return id;
  }

  /** Undefined when the email is sent, or nobody has the address. Test data sends no emails. */
  mailToSend(organizationId: string, id: string): Promise<DataRequestMail | undefined> {
    return this.#db.record(
      sql`select c.email, r.mailbox, c.id as candidate_id, coalesce(o.public_name, o.name) as organization_name, o.sender_name,
          o.reply_to, r.expires_at
        from data_requests r join organizations o on o.id = r.organization_id and o.test_of is null
          join candidates c on c.organization_id = r.organization_id and lower(c.email) = lower(r.email)
        where r.organization_id = ${organizationId} and r.id = ${id} and r.mail_sent_at is null and r.expires_at > now()`,
    );
  }

  /** False if the mailbox got enough emails. Repeated attempts of one request count once. */
  async insertLink(
    organizationId: string,
    id: string,
    { candidateId, mailbox }: Pick<DataRequestMail, 'candidateId' | 'mailbox'>,
    tokenHash: Buffer,
  ): Promise<boolean> {
    return this.#db.transaction(async () => {
      await this.lockMailbox(mailbox);
      const row = await this.#db.row<{ n: number }>(
        sql`select count(*)::int as n from data_requests r where r.mailbox = ${mailbox} and r.id <> ${id}
          and r.expires_at > now() and exists (
            select from data_request_links l where l.organization_id = r.organization_id and l.data_request_id = r.id)`,
      );
      if ((row?.n ?? 0) >= mailsPerMailbox) return false;
      await this.#db.rows(
        sql`insert into data_request_links (token_hash, organization_id, data_request_id, candidate_id)
          values (${tokenHash}, ${organizationId}, ${id}, ${candidateId})`,
      );
      return true;
    });
  }

  async markMailSent(organizationId: string, id: string): Promise<void> {
    await this.#db.rows(
      sql`update data_requests set mail_sent_at = now() where organization_id = ${organizationId} and id = ${id}`,
    );
  }

  /** Undefined for an unknown token and an expired request. */
  find(tokenHash: Buffer): Promise<OpenDataRequest | undefined> {
    return this.#db.record(
      sql`select r.id, r.organization_id, l.candidate_id, coalesce(o.public_name, o.name) as organization_name, ${brandColumns}
        from data_request_links l
          join data_requests r on r.organization_id = l.organization_id and r.id = l.data_request_id
          join organizations o on o.id = r.organization_id
        where l.token_hash = ${tokenHash} and r.expires_at > now()`,
    );
  }

  /** Returns the candidate after any merges. Undefined if the candidate was erased. */
  async candidateOf({
    organizationId,
    id,
  }: Pick<OpenDataRequest, 'organizationId' | 'id'>): Promise<string | undefined> {
    const row = await this.#db.row<{ id: string }>(
      sql`select candidate_id as id from data_request_links
        where organization_id = ${organizationId} and data_request_id = ${id} limit 1`,
    );
    return row?.id;
  }

  /** `repeated`: a copy was asked for a moment ago. */
  async claimCopy(organizationId: string, id: string): Promise<'claimed' | 'repeated' | 'too_many'> {
    const row = await this.#db.row<{ is_repeated: boolean | null; copied: boolean }>(
      sql`with request as materialized (
          select id, organization_id, copies, copied_at > now() - make_interval(mins => ${minutesApart}) as is_repeated
          from data_requests where organization_id = ${organizationId} and id = ${id} for no key update),
        claimed as (
          update data_requests r set copied_at = now(), copies = r.copies + 1 from request q
          where r.organization_id = q.organization_id and r.id = q.id and q.copies < ${maxCopies}
            and q.is_repeated is not true returning r.id)
        select q.is_repeated, exists (select from claimed) as copied from request q`,
    );
    if (row?.copied) return 'claimed';
    return row?.is_repeated === false ? 'too_many' : 'repeated';
  }

  /** Deletes up to `limit` of all organizations, with their links. Returns their number. */
  async deleteExpired(limit: number): Promise<number> {
    const deleted = await this.#db.rows(
      sql`delete from data_requests where id in (
          select id from data_requests where expires_at <= now() order by expires_at limit ${limit}
          for update skip locked)
        returning 1`,
    );
    return deleted.length;
  }
}
