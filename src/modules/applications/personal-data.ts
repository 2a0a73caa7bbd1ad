import { type Sql, sql } from '#platform/database/sql.ts';
import {
  deletedByCandidate,
  formerIdsOf,
  isOfCandidate,
  type Person,
  type PersonalTable,
} from '#platform/personal-data.ts';

/** SQL: IDs of the candidate's applications, deleted ones included, also of candidates who were merged into this one. */
export const applicationIdsOf = (person: Person): Sql =>
  sql`select id from candidate_jobs where ${isOfCandidate(person)}
    union all select id from tombstones where organization_id = ${person.organizationId} and resource = 'application'
      and candidate_id = any(array(${formerIdsOf(person)}))`;

export const applicationData: readonly PersonalTable[] = [
  {
    table: 'candidate_jobs',
    personal: {
      screening_score: 'assessment',
      match_score: 'assessment',
      notes: 'free text',
      metadata: 'free text',
      external_id: 'identity',
    },
    other: ['status', 'match_score_source', 'event_version'],
    ofPerson: deletedByCandidate,
  },
  {
    table: 'candidate_job_status_events',
    other: ['from_status', 'to_status'],
    ofPerson: {
      rows: (person) =>
        sql`organization_id = ${person.organizationId} and application_id in (${applicationIdsOf(person)})`,
      erasure: { action: 'deleted' },
    },
  },
  { table: 'rejection_reasons', other: ['code', 'label', 'outcome', 'candidate_text'] },
  { table: 'former_statuses', other: ['name', 'renamed_to'] },
];
