import { publicCompanyName } from '#modules/jobs';
import type { MatchTerm } from '#modules/matching';
import { brandColumns } from '#modules/organizations';
import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import type { PageOrganization } from '../branding/page-organization.ts';

export type ShownScore = {
  score: number | null;
  source: 'computed' | 'integration' | null;
  components: MatchTerm[];
  explanation_opened: boolean;
};

/** `open`, `hired`: the application is so now. `closed`: it was closed again, by another decision. */
export type LaterState = 'open' | 'hired' | 'closed';

/** Names no user, note or status, and no other candidate. */
export type PublicDecision = PageOrganization & {
  id: string;
  companyName: string;
  jobTitle: string;
  outcome: 'hired' | 'rejected' | 'withdrawn';
  decidedAt: string;
  decidedByType: 'key' | 'user' | 'system';
  /** The organization's text for candidates about the reason. */
  reasonText: string | null;
  /** The parts of the score that were visible at that time. */
  shown: Partial<ShownScore>;
  /** What replaced the decision. Null if it still applies, or if the application was deleted. */
  later: LaterState | null;
};

/** SQL: `later` of the decision `d`, whose application is `a`. */
const laterState = sql`case
    when a.id is null then null
    when status_outcome(a.status) = 'open' then 'open'
    when status_outcome(a.status) <> d.outcome or exists (
      select from decision_records n where n.organization_id = d.organization_id
        and n.application_id = d.application_id and (n.decided_at, n.id) > (d.decided_at, d.id))
      then case status_outcome(a.status) when 'hired' then 'hired' else 'closed' end
  end`;

export class DecisionQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined once the record is deleted or no longer belongs to a person. */
  find(organizationId: string, decisionId: string): Promise<PublicDecision | undefined> {
    return this.#db.record(
      sql`select d.id, o.id as organization_id, coalesce(o.public_name, o.name) as organization_name, ${brandColumns},
            ${publicCompanyName('c')} as company_name, j.title as job_title, d.outcome, d.decided_at, d.decided_by_type,
            r.candidate_text as reason_text, d.shown, ${laterState} as later
          from decision_records d join organizations o on o.id = d.organization_id
            join jobs j on j.organization_id = d.organization_id and j.id = d.job_id
            left join clients c on c.organization_id = j.organization_id and c.id = j.client_id
            left join candidate_jobs a on a.organization_id = d.organization_id and a.id = d.application_id
            left join rejection_reasons r on r.organization_id = d.organization_id and r.id = d.reason_id
          where d.organization_id = ${organizationId} and d.id = ${decisionId} and d.pseudonymised_at is null`,
    );
  }
}
