import { type Sql, sql } from './database/sql.ts';
import {
  anyOf,
  deletedByCandidate,
  formerIdsOf,
  isOfCandidate,
  type People,
  type PersonalTable,
} from './personal-data.ts';
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

/** SQL condition for tombstones of the candidates' applications. */
const isOfTheirApplications = (people: People): Sql =>
  sql`organization_id = ${people.organizationId} and resource = 'application'
    and candidate_id = any(array(select id from (${formerIdsOf(people)}) as f))`;

/** SQL for the IDs of the tombstone's candidate and of all candidates merged with it, in either direction. */
const familyOf = ({ organizationId }: People): Sql => sql`with recursive family as (
      select tombstones.id
      union
      select n.id from family f cross join lateral (
        select t.id from tombstones t
          where t.organization_id = ${organizationId} and t.resource = 'candidate' and t.merged_into = f.id
        union all
        select t.merged_into from tombstones t where t.organization_id = ${organizationId} and t.resource = 'candidate'
          and t.id = f.id and t.merged_into is not null) as n)
    select id from family`;

/** SQL for all tracked tasks of the candidates, including dead-lettered ones, with their names. */
const trackedOf = (people: People): Sql => sql`select queue as name, id, candidate_id from tasks
      where ${isOfCandidate(people)}
    union all
    select d.name, d.id, t.candidate_id from tasks t join pgboss.job d
        on d.source_root_id = t.id and d.name::text || '' = t.queue || '.dead'
      where t.organization_id = ${people.organizationId} and t.candidate_id = ${anyOf(people.candidateIds)}`;

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
    // Payloads contain only IDs.
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
      rows: (people) => sql`(name, id) in (
        select name, id from (${trackedOf(people)}) as tracked
        union all select name, id from (${untrackedOf(people)}) as untracked)`,
      owner: {
        key: () => sql`id`,
        of: (people) => sql`select id, candidate_id from (${trackedOf(people)}) as tracked
          union all select id, candidate_id from (${untrackedOf(people)}) as untracked`,
      },
      erasure: { action: 'deleted' },
      isFirst: true,
    },
  },
  {
    table: 'idempotency_keys',
    // The stored answer for repeats of a request.
    personal: { body: 'free text' },
    other: ['key_hash', 'request_hash', 'status', 'candidate_ids'],
    ofPerson: {
      rows: ({ organizationId, candidateIds }) =>
        sql`organization_id = ${organizationId} and candidate_ids && ${candidateIds}::uuid[]`,
      owner: {
        key: ({ candidateIds }) =>
          sql`(select id from unnest(candidate_ids) as named (id) where id = ${anyOf(candidateIds)} limit 1)`,
      },
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
      rows: ({ organizationId, candidateIds }) =>
        sql`organization_id = ${organizationId} and subject = any(${candidateIds}::text[])`,
      erasure: { action: 'blanked', byFunction: 'erase_audit_values' },
      isFirst: true,
    },
  },
  {
    table: 'events',
    other: ['type', 'actor_type', 'subject_type', 'version', 'changed', 'data'],
    ofPerson: {
      rows: ({ organizationId, candidateIds }) =>
        sql`organization_id = ${organizationId} and subject_id = ${anyOf(candidateIds)}`,
      owner: { key: () => sql`subject_id` },
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
      // Tombstones of the candidates, of those merged into them, and of their applications.
      rows: (people) => sql`organization_id = ${people.organizationId} and (resource, id) in (
        select resource, id from tombstones where ${isOfTheirApplications(people)}
        union all
        select 'candidate', id from (${formerIdsOf(people)}) as f)`,
      owner: { key: () => sql`case when resource = 'candidate' then id else candidate_id end`, of: formerIdsOf },
      erasure: {
        action: 'pseudonymised',
        // With the candidate's ID, tombstones of applications would reveal whose decisions were made.
        set: (people) => sql`candidate_id = null, job_ids = case when resource = 'candidate' then array(
          select distinct a.job_id from tombstones a
          where a.organization_id = ${people.organizationId} and a.resource = 'application' and a.job_id is not null
            and a.candidate_id = any(array(${familyOf(people)}))) end`,
      },
    },
  },
  { table: 'ai_usage', other: ['day', 'requests', 'tokens'] },
  { table: 'console_sessions', other: ['sid', 'sess', 'expire'] },
  { table: 'installation_secrets', other: ['name', 'secret'] },
  { table: 'list_counts', other: ['list', 'status', 'slot', 'n'] },
  { table: 'rate_limits', other: ['key', 'burst', 'per_second', 'tokens', 'granted', 'refilled_at'] },
];
