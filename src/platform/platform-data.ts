import { type Sql, sql } from './database/sql.ts';
import { deletedByCandidate, formerIdsOf, isOfCandidate, type Person, type PersonalTable } from './personal-data.ts';
import { untrackedOf } from './tasks/people/task-people.queries.ts';

const queueTables = [
  'bam',
  'instance',
  'job_dependency',
  'queue',
  'queue_stats',
  'schedule',
  'subscription',
  'version',
  'warning',
];

/** SQL: tombstones of the candidate's applications. */
const isOfTheirApplications = (person: Person): Sql =>
  sql`organization_id = ${person.organizationId} and resource = 'application'
    and candidate_id = any(array(${formerIdsOf(person)}))`;

/** Tables that belong to no module. */
export const platformData: readonly PersonalTable[] = [
  { table: 'schema_migrations', other: 'all' },
  ...queueTables.map((table): PersonalTable => ({ table: `pgboss.${table}`, other: 'all' })),
  {
    table: 'tasks',
    personal: { error: 'free text' },
    other: [
      'queue',
      'kind',
      'state',
      'step',
      'done',
      'total',
      'attempts',
      'max_attempts',
      'application_ids',
      'event_version',
    ],
    ofPerson: { ...deletedByCandidate, isFirst: true },
  },
  {
    // Payloads are IDs.
    table: 'pgboss.job',
    personal: { output: 'free text', source_output: 'free text' },
    other: [
      'name',
      'priority',
      'data',
      'state',
      'retry_limit',
      'retry_count',
      'retry_delay',
      'retry_delay_max',
      'expire_seconds',
      'deletion_seconds',
      'singleton_key',
      'singleton_on',
      'group_id',
      'group_tier',
      'dead_letter',
      'policy',
      'heartbeat_seconds',
      'pending_dependencies',
      'source_name',
      'source_retry_count',
      'trace_context',
    ],
    ofPerson: {
      rows: (person) => sql`(name, id) in (
        select queue, id from tasks where ${isOfCandidate(person)}
        union all
        select d.name, d.id from tasks t join pgboss.job d
            on d.source_root_id = t.id and d.name::text || '' = t.queue || '.dead'
          where t.organization_id = ${person.organizationId} and t.candidate_id = ${person.candidateId}
        union all ${untrackedOf(person)})`,
      erasure: { action: 'deleted' },
      isFirst: true,
    },
  },
  {
    table: 'idempotency_keys',
    // The answer that a repeated request gets.
    personal: { body: 'free text' },
    other: ['key_hash', 'request_hash', 'status', 'candidate_ids'],
    ofPerson: {
      rows: ({ organizationId, candidateId }) =>
        sql`organization_id = ${organizationId} and candidate_ids @> array[${candidateId}::uuid]`,
      erasure: { action: 'deleted' },
      isFirst: true,
    },
  },
  {
    table: 'audit_entries',
    personal: {
      user_email: 'contact',
      address: 'contact',
      before: 'profile',
      after: 'profile',
      details: 'free text',
    },
    other: ['action', 'subject', 'actor_type', 'request_id', 'subject_type', 'changed'],
    ofPerson: {
      rows: ({ organizationId, candidateId }) =>
        sql`organization_id = ${organizationId} and subject = ${candidateId}::text`,
      erasure: { action: 'blanked', byFunction: 'erase_audit_values' },
      isFirst: true,
    },
  },
  {
    table: 'events',
    other: ['type', 'actor_type', 'subject_type', 'version', 'changed', 'data'],
    ofPerson: {
      rows: ({ organizationId, candidateId }) =>
        sql`organization_id = ${organizationId} and subject_id = ${candidateId}`,
      erasure: {
        action: 'kept',
        reason: 'IDs, statuses and scores, for 30 days: programs that copy the data learn of the erasure here.',
      },
    },
  },
  {
    table: 'tombstones',
    other: ['resource', 'job_ids'],
    ofPerson: {
      // The candidate's own, and those of candidates who were merged into this one.
      rows: (person) => sql`organization_id = ${person.organizationId} and (resource, id) in (
        select resource, id from tombstones where ${isOfTheirApplications(person)}
        union all
        select 'candidate', id from (${formerIdsOf(person)}) as f (id))`,
      erasure: {
        action: 'pseudonymised',
        // With the ID of the candidate, those of applications would tell whose decisions were made.
        set: (person) => sql`candidate_id = null, job_ids = case when resource = 'candidate' then array(
          select distinct job_id from tombstones where ${isOfTheirApplications(person)} and job_id is not null) end`,
      },
    },
  },
  { table: 'ai_usage', other: ['day', 'requests', 'tokens'] },
  { table: 'console_sessions', other: ['sid', 'sess', 'expire'] },
  { table: 'installation_secrets', other: ['name', 'secret'] },
  { table: 'list_counts', other: ['list', 'status', 'slot', 'n'] },
  { table: 'rate_limits', other: ['key', 'burst', 'per_second', 'tokens', 'granted', 'refilled_at'] },
];
