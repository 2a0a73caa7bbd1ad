import { applicationIdsOf, applicationOwnersOf } from '#modules/applications';
import { type Sql, sql } from '#platform/database/sql.ts';
import { isOfCandidate, keysOf, type People, type PersonalTable } from '#platform/personal-data.ts';

/** SQL: what events are about, with the IDs of the candidates. */
const subjectsOf = (
  people: People,
): Sql => sql`select id, id as candidate_id from unnest(${people.candidateIds}::uuid[]) as c (id)
    union all ${applicationOwnersOf(people)}
    union all ${keysOf('screening_sessions', 'id')(people)}
    union all ${keysOf('video_interviews', 'id')(people)}
    union all ${keysOf('outbound_messages', 'id')(people)}
    union all ${keysOf('tasks', 'id')(people)}`;

export const integrationData: readonly PersonalTable[] = [
  {
    table: 'webhook_endpoints',
    personal: { description: 'free text' },
    other: [
      'number',
      'url',
      'types',
      'disabled_reason',
      'secret',
      'previous_secret',
      'older_secrets',
      'older_secrets_expire_at',
    ],
  },
  {
    table: 'webhook_deliveries',
    // Bodies have ids, statuses and scores. An answer may have anything.
    personal: { last_response: 'free text' },
    other: ['type', 'body', 'state', 'attempts', 'step', 'last_status', 'last_error'],
    ofPerson: {
      rows: (people) => {
        const { organizationId, candidateIds } = people;
        return sql`organization_id = ${organizationId} and last_response is not null and event_id in (
          select e.id from events e where e.organization_id = ${organizationId} and e.subject_id in (
            select unnest(${candidateIds}::uuid[])
            union all ${applicationIdsOf(people)}
            union all select id from screening_sessions where ${isOfCandidate(people)}
            union all select id from video_interviews where ${isOfCandidate(people)}
            union all select id from outbound_messages where ${isOfCandidate(people)}
            union all select id from tasks where ${isOfCandidate(people)}))`;
      },
      owner: {
        key: ({ organizationId }) => sql`(select e.subject_id from events e
          where e.organization_id = ${organizationId} and e.id = webhook_deliveries.event_id)`,
        of: subjectsOf,
      },
      erasure: { action: 'blanked', set: () => sql`last_response = null` },
      isFirst: true,
    },
  },
  { table: 'webhook_cursor' },
  { table: 'request_logs', other: ['method', 'path', 'status', 'error_code', 'request_id', 'duration_ms'] },
  { table: 'request_log_counts', other: ['day', 'method', 'status', 'n'] },
];
