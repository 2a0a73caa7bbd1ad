import { applicationIdsOf } from '#modules/applications';
import { sql } from '#platform/database/sql.ts';
import { isOfCandidate, type PersonalTable } from '#platform/personal-data.ts';

export const integrationData: readonly PersonalTable[] = [
  {
    table: 'webhook_endpoints',
    personal: { description: 'free text' },
    other: ['number', 'url', 'types', 'disabled_reason', 'secret', 'previous_secret'],
  },
  {
    table: 'webhook_deliveries',
    // Bodies have ids, statuses and scores. An answer may have anything.
    personal: { last_response: 'free text' },
    other: ['type', 'body', 'state', 'attempts', 'step', 'last_status', 'last_error'],
    ofPerson: {
      rows: (person) => {
        const { organizationId, candidateId } = person;
        return sql`organization_id = ${organizationId} and last_response is not null and event_id in (
          select e.id from events e where e.organization_id = ${organizationId} and e.subject_id in (
            select ${candidateId}::uuid
            union all ${applicationIdsOf(person)}
            union all select id from screening_sessions where ${isOfCandidate(person)}
            union all select id from video_interviews where ${isOfCandidate(person)}
            union all select id from outbound_messages where ${isOfCandidate(person)}
            union all select id from tasks where ${isOfCandidate(person)}))`;
      },
      erasure: { action: 'blanked', set: () => sql`last_response = null` },
      isFirst: true,
    },
  },
  { table: 'webhook_cursor' },
  { table: 'request_logs', other: ['method', 'path', 'status', 'error_code', 'request_id', 'duration_ms'] },
  { table: 'request_log_counts', other: ['day', 'method', 'status', 'n'] },
];
