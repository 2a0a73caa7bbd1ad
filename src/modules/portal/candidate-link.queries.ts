import { publicCompanyName } from '#modules/jobs';
import { brandColumns } from '#modules/organizations';
import type { Database } from '#platform/database/database.ts';
import { named, sql } from '#platform/database/sql.ts';
import type { PageOrganization } from './branding/page-organization.ts';
import { getsInvite } from './invite.queries.ts';

export type InterestRequest = PageOrganization & {
  jobId: string;
  jobTitle: string;
  isPublic: boolean;
  companyName: string;
  interested: boolean;
  declined: boolean;
  isClosed: boolean;
  /** Whether an invite is made already, or can be paid for. */
  getsInvite: boolean;
};

export type MessageRecipient = PageOrganization & { address: string };

export class CandidateLinkQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined when the application is deleted. */
  interest(organizationId: string, candidateId: string, jobId: string): Promise<InterestRequest | undefined> {
    return this.#db.record(
      named(
        'portal-interest',
        sql`select j.id as job_id, j.title as job_title, j.status = 'active' and o.test_of is null as is_public,
              ${publicCompanyName('c')} as company_name, o.id as organization_id,
              coalesce(o.public_name, o.name) as organization_name, ${brandColumns},
              a.interest_clicked_at is not null as interested, a.interest_declined_at is not null as declined,
              a.closed_at is not null or a.status = 'withdrawn' as is_closed,
              ${getsInvite('a', 'interest')} as gets_invite
            from candidate_jobs a join organizations o on o.id = a.organization_id
              join jobs j on j.organization_id = a.organization_id and j.id = a.job_id
              left join clients c on c.organization_id = j.organization_id and c.id = j.client_id
            where a.organization_id = ${organizationId} and a.candidate_id = ${candidateId} and a.job_id = ${jobId}`,
      ),
    );
  }

  /** Undefined for a message that was never sent. */
  recipient(organizationId: string, messageId: string): Promise<MessageRecipient | undefined> {
    return this.#db.record(
      named(
        'portal-recipient',
        sql`select m.recipient as address, o.id as organization_id, coalesce(o.public_name, o.name) as organization_name, ${brandColumns}
            from outbound_messages m join organizations o on o.id = m.organization_id
            where m.organization_id = ${organizationId} and m.id = ${messageId} and m.recipient is not null`,
      ),
    );
  }
}
