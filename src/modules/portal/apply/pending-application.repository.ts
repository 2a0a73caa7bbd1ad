import { publicCompanyName, type ScreeningQuestion } from '#modules/jobs';
import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import { newId } from '#platform/ids.ts';

export type FormAnswers = readonly (string | readonly string[])[];

export type FormFields = {
  full_name: string;
  email: string;
  phone_number: string | null;
  resume: Buffer;
  /** The job's questions as they were on the page, with an answer for each that is required. */
  questions: readonly ScreeningQuestion[];
  answers: FormAnswers;
};

/** `discarded`: the owner of the mailbox did not apply. */
export type Outcome = 'applied' | 'applied_before' | 'discarded';

/** The application to which the links in the email lead. */
export type LinkedApplication = {
  id: string;
  organizationId: string;
  jobId: string;
  candidateId: string | null;
  /** Null until it is confirmed. */
  outcome: Outcome | null;
};

export type ConfirmationMailData = {
  email: string;
  jobTitle: string;
  companyName: string;
  organizationName: string;
  senderName: string | null;
  replyTo: string | null;
  expiresAt: string;
};

/** `mails`: applications of the last 24 hours. Each sends one. */
export type MailboxUse = { pending: number; mails: number };

export class PendingApplicationRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Makes other applications for the job or from the mailbox wait until the transaction ends. */
  async lock(jobId: string, mailbox: Buffer): Promise<void> {
    // A fixed order prevents deadlocks.
    await this.#db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`apply to ${jobId}`}, 0))`);
    await this.#db.rows(
      sql`select pg_advisory_xact_lock(hashtextextended(${`apply from ${mailbox.toString('hex')}`}, 0))`,
    );
  }

  /** Counts over all organizations. */
  async mailboxUse(mailbox: Buffer): Promise<MailboxUse> {
    const use = await this.#db.record<MailboxUse>(
      sql`select count(*) filter (where confirmed_at is null and expires_at > now())::int as pending,
          count(*) filter (where created_at > now() - interval '1 day')::int as mails
        from pending_applications where mailbox = ${mailbox}`,
    );
    return use as MailboxUse;
  }

  /** Counts applications of the last hour. `endsIn`: seconds until the oldest leaves it. */
  async jobUse(organizationId: string, jobId: string): Promise<{ applications: number; endsIn: number }> {
    const use = await this.#db.record<{ applications: number; endsIn: number }>(
      sql`select count(*)::int as applications,
          coalesce(ceil(extract(epoch from min(created_at) + interval '1 hour' - now())), 0)::int as ends_in
        from pending_applications
        where organization_id = ${organizationId} and job_id = ${jobId} and created_at > now() - interval '1 hour'`,
    );
    return use as { applications: number; endsIn: number };
  }

  /** Whether the same form was sent in the last five minutes, and is not confirmed. */
  async isRepeated(organizationId: string, jobId: string, mailbox: Buffer, form: FormFields): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`select 1 from pending_applications
        where organization_id = ${organizationId} and job_id = ${jobId} and mailbox = ${mailbox}
          and confirmed_at is null and created_at > now() - interval '5 minutes'
          and (email, full_name) = (${form.email}, ${form.full_name})
          and phone_number is not distinct from ${form.phone_number}::text
          and (questions, answers) = (${JSON.stringify(form.questions)}::jsonb, ${JSON.stringify(form.answers)}::jsonb)
          and resume = ${form.resume}`,
    );
    return rows.length > 0;
  }

  /** Returns the id. */
  async insert(
    organizationId: string,
    jobId: string,
    mailbox: Buffer,
    form: FormFields,
    hours: number,
  ): Promise<string> {
    const id = newId();
    await this.#db.rows(
      sql`insert into pending_applications (id, organization_id, job_id, mailbox, email, full_name, phone_number,
          questions, answers, resume, expires_at)
        values (${id}, ${organizationId}, ${jobId}, ${mailbox}, ${form.email}, ${form.full_name}, ${form.phone_number},
          ${JSON.stringify(form.questions)}, ${JSON.stringify(form.answers)}, ${form.resume},
          now() + make_interval(hours => ${hours}))`,
    );
    return id;
  }

  /** Undefined for an unknown token and an expired application. */
  find(tokenHash: Buffer): Promise<LinkedApplication | undefined> {
    return this.#db.record(
      sql`select p.id, p.organization_id, p.job_id, p.candidate_id, p.outcome
        from pending_application_links l
          join pending_applications p on p.organization_id = l.organization_id and p.id = l.pending_application_id
        where l.token_hash = ${tokenHash} and p.expires_at > now()`,
    );
  }

  /** Locked until the transaction ends. Undefined when it is confirmed, expired or deleted. */
  async lockUnconfirmed(organizationId: string, id: string): Promise<FormFields | undefined> {
    return this.#db.row(
      sql`select full_name, email, phone_number, resume, questions, answers from pending_applications
        where organization_id = ${organizationId} and id = ${id} and confirmed_at is null and expires_at > now()
        for update`,
    );
  }

  /** Also clears all submitted data. */
  async markConfirmed(organizationId: string, id: string, outcome: Outcome, candidateId: string | null): Promise<void> {
    await this.#db.rows(
      sql`update pending_applications set confirmed_at = now(), outcome = ${outcome}, candidate_id = ${candidateId},
          email = null, full_name = null, phone_number = null, questions = null, answers = null, resume = null
        where organization_id = ${organizationId} and id = ${id}`,
    );
  }

  /** Undefined when the email is sent or no longer needed. */
  mailToSend(organizationId: string, id: string): Promise<ConfirmationMailData | undefined> {
    return this.#db.record(
      sql`select p.email, j.title as job_title, ${publicCompanyName('c')} as company_name,
          coalesce(o.public_name, o.name) as organization_name, o.sender_name, o.reply_to, p.expires_at
        from pending_applications p join organizations o on o.id = p.organization_id
          join jobs j on j.organization_id = p.organization_id and j.id = p.job_id
          left join clients c on c.organization_id = j.organization_id and c.id = j.client_id
        where p.organization_id = ${organizationId} and p.id = ${id} and p.mail_sent_at is null
          and p.confirmed_at is null and p.expires_at > now() and j.status = 'active'`,
    );
  }

  async insertLink(organizationId: string, id: string, tokenHash: Buffer): Promise<void> {
    await this.#db.rows(
      sql`insert into pending_application_links (token_hash, organization_id, pending_application_id)
        values (${tokenHash}, ${organizationId}, ${id})`,
    );
  }

  async markMailSent(organizationId: string, id: string): Promise<void> {
    await this.#db.rows(
      sql`update pending_applications set mail_sent_at = now()
        where organization_id = ${organizationId} and id = ${id}`,
    );
  }

  /** Deletes up to `limit` of all organizations, with their files and links. Returns their number. */
  async deleteExpired(limit: number): Promise<number> {
    const deleted = await this.#db.rows(
      sql`delete from pending_applications where id in (
          select id from pending_applications where expires_at <= now()
          order by expires_at limit ${limit} for update skip locked)
        returning 1`,
    );
    return deleted.length;
  }
}
