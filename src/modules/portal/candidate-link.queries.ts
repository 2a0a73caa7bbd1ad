import { type Database, prepared } from '#platform/database/database.ts';

/** What an interest email asks about, and what was answered so far. */
export type AskedInterest = {
  jobId: string;
  jobTitle: string;
  /** Whether the job has a public page. */
  isPublic: boolean;
  companyName: string;
  organizationName: string;
  interested: boolean;
  declined: boolean;
};

/** Where a message went, and for whom. */
export type Recipient = { address: string; organizationName: string };

// The rule of public_company_name is applied here: what is hidden does not reach a page.
const interest = prepared(
  'portal-interest',
  `select j.id as "jobId", j.title as "jobTitle", j.status = 'active' as "isPublic",
     case when j.client_id is not null and j.client_name_not_disclosed then coalesce(o.public_name, o.name)
       else coalesce(c.name, nullif(btrim(j.client_name), ''), o.public_name, o.name) end as "companyName",
     coalesce(o.public_name, o.name) as "organizationName",
     a.interest_clicked_at is not null as interested, a.interest_declined_at is not null as declined
   from candidate_jobs a join organizations o on o.id = a.organization_id
     join jobs j on j.organization_id = a.organization_id and j.id = a.job_id
     left join clients c on c.organization_id = j.organization_id and c.id = j.client_id
   where a.organization_id = $1 and a.candidate_id = $2 and a.job_id = $3`,
);
const recipient = prepared(
  'portal-recipient',
  `select m.recipient as address, coalesce(o.public_name, o.name) as "organizationName"
   from outbound_messages m join organizations o on o.id = m.organization_id
   where m.organization_id = $1 and m.id = $2 and m.recipient is not null`,
);

/** What the pages behind candidates' links are made of. */
export class CandidateLinkQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined where the application was deleted. */
  interest(organizationId: string, candidateId: string, jobId: string): Promise<AskedInterest | undefined> {
    return this.#db.row(interest, [organizationId, candidateId, jobId]);
  }

  /** Undefined for a message that has not been sent to anybody. */
  recipient(organizationId: string, messageId: string): Promise<Recipient | undefined> {
    return this.#db.row(recipient, [organizationId, messageId]);
  }
}
