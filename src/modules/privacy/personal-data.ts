import { type Sql, sql } from '#platform/database/sql.ts';
import {
  anyOf,
  deletedByCandidate,
  isOfCandidate,
  type People,
  type PersonalFiles,
  type PersonalTable,
} from '#platform/personal-data.ts';

/** SQL: the first of the candidates that an export of the organization may hold. */
const heldBy = ({ organizationId, candidateIds }: People): Sql =>
  sql`(select held.id from unnest(${candidateIds}::uuid[]) as held (id) where not exists (
    select from export_omissions o where o.organization_id = ${organizationId} and o.export_id = exports.id
      and o.run_id = exports.run_id and o.candidate_id = held.id) limit 1)`;

/** SQL: exports of the organization that may hold one of the candidates. */
const ofOrganization = (people: People): Sql =>
  sql`organization_id = ${people.organizationId} and candidate_id is null and state in ('running', 'done')
    and ${heldBy(people)} is not null`;

/** SQL: exports of the candidates, and those of the organization that may hold them. */
const holdsPeople = (people: People): Sql => sql`((${isOfCandidate(people)}) or (${ofOrganization(people)}))`;

export const privacyData: readonly PersonalTable[] = [
  { table: 'retention_policies', other: ['candidate_days'] },
  // Listed before the exports, whose condition needs these rows.
  { table: 'export_omissions', ofPerson: deletedByCandidate },
  {
    table: 'exports',
    other: ['kind', 'state', 'file_key', 'bytes', 'error'],
    ofPerson: {
      ...deletedByCandidate,
      shared: {
        store: 'organization_exports',
        rows: ofOrganization,
        owner: { key: heldBy },
        // A file that is being made begins again, without the person.
        set: sql`state = case state when 'done' then 'expired' else 'queued' end, run_id = null, file_key = null,
          bytes = null, expires_at = least(expires_at, now())`,
      },
    },
  },
  {
    table: 'export_links',
    other: ['token_hash'],
    ofPerson: {
      rows: (people) => sql`organization_id = ${people.organizationId} and export_id in (
        select id from exports where ${holdsPeople(people)})`,
      owner: {
        key: () => sql`export_id`,
        of: (people) =>
          sql`select id, coalesce(candidate_id, ${heldBy(people)}) from exports where ${holdsPeople(people)}`,
      },
      erasure: { action: 'deleted' },
    },
  },
  {
    table: 'legal_holds',
    personal: { reason: 'free text' },
    other: ['set_by_type'],
    ofPerson: deletedByCandidate,
  },
  { table: 'held_erasures', other: ['mail_ids'], ofPerson: deletedByCandidate },
  {
    table: 'candidate_duplicate_keys',
    // Hashes without a secret.
    personal: { phone_key: 'contact', employer_key: 'profile' },
    ofPerson: deletedByCandidate,
  },
  {
    table: 'duplicate_pairs',
    personal: { phone_key: 'contact', employer_key: 'profile' },
    ofPerson: {
      rows: ({ organizationId, candidateIds }) =>
        sql`organization_id = ${organizationId}
          and (candidate_id = ${anyOf(candidateIds)} or other_id = ${anyOf(candidateIds)})`,
      owner: {
        key: ({ candidateIds }) =>
          sql`case when candidate_id = ${anyOf(candidateIds)} then candidate_id else other_id end`,
      },
      erasure: { action: 'deleted' },
    },
  },
  // Each key is shared by more than ten candidates or about to be deleted.
  { table: 'common_duplicate_keys', other: ['kind'] },
  { table: 'duplicate_cursor' },
  { table: 'candidate_activity', ofPerson: deletedByCandidate },
  { table: 'retention_nights', other: ['night', 'candidates'] },
  { table: 'retention_notices', other: ['night'], ofPerson: deletedByCandidate },
  {
    table: 'erasures',
    personal: { reason: 'free text' },
    other: ['state', 'stores', 'error', 'files'],
    ofPerson: { rows: isOfCandidate, erasure: { action: 'kept', reason: 'Proof that the erasure was done.' } },
  },
  {
    table: 'erased_addresses',
    // A salted hash. It reveals that an address was erased only to someone who has both the address and the secret.
    other: ['hash', 'is_unsubscribed'],
  },
];

/** Also finds files of unfinished runs. */
export const privacyFiles: readonly PersonalFiles[] = [
  {
    store: 'export_files',
    kind: 'folder',
    // Files are removed late: an export that begins again may have a new file by then.
    ofPerson: (
      people,
    ) => sql`select coalesce(candidate_id, ${heldBy(people)}) as candidate_id, concat_ws('/', organization_id, 'exports', id,
        case when candidate_id is null and state = 'running' then run_id end) as name, 1 as files
      from exports where ${holdsPeople(people)}`,
  },
  {
    store: 'outbox',
    kind: 'mail',
    ofPerson: (people) => sql`select candidate_id, id as name, 1 as files from exports where ${isOfCandidate(people)}
      union all select candidate_id, unnest(mail_ids), 1 from held_erasures where ${isOfCandidate(people)}`,
  },
];
