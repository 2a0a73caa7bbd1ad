import { type Sql, sql } from '#platform/database/sql.ts';
import {
  deletedByCandidate,
  formerIdsOf,
  isOfCandidate,
  type People,
  type PersonalTable,
} from '#platform/personal-data.ts';

/** SQL: IDs of the candidates' applications, deleted ones included, also of candidates who were merged into these. */
export const applicationIdsOf = (people: People): Sql =>
  sql`select id from candidate_jobs where ${isOfCandidate(people)}
    union all select id from tombstones where organization_id = ${people.organizationId} and resource = 'application'
      and candidate_id = any(array(select id from (${formerIdsOf(people)}) as f))`;

/** SQL: like `applicationIdsOf`, with the ID of the candidate that each one belongs to now. */
export const applicationOwnersOf = (people: People): Sql =>
  sql`select id, candidate_id from candidate_jobs where ${isOfCandidate(people)}
    union all select t.id, f.candidate_id from (${formerIdsOf(people)}) as f join tombstones t
      on t.organization_id = ${people.organizationId} and t.resource = 'application' and t.candidate_id = f.id`;

/** Erases all rows with the ID of an application of the candidates. */
export const deletedByApplication = {
  rows: (people: People): Sql =>
    sql`organization_id = ${people.organizationId} and application_id in (${applicationIdsOf(people)})`,
  owner: { key: () => sql`application_id`, of: applicationOwnersOf },
  erasure: { action: 'deleted' },
} as const;

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
    ofPerson: deletedByApplication,
  },
  { table: 'rejection_reasons', other: ['code', 'label', 'outcome', 'candidate_text'] },
  { table: 'former_statuses', other: ['name', 'renamed_to'] },
];
