import { type Sql, sql } from '#platform/database/sql.ts';
import {
  deletedByCandidate,
  isOfCandidate,
  type Person,
  type PersonalFiles,
  type PersonalTable,
} from '#platform/personal-data.ts';

/** SQL: exports of the organization that may hold the candidate. */
const ofOrganization = ({ organizationId, candidateId }: Person): Sql =>
  sql`organization_id = ${organizationId} and candidate_id is null and state in ('running', 'done') and not exists (
    select from export_omissions o where o.organization_id = ${organizationId} and o.export_id = exports.id
      and o.run_id = exports.run_id and o.candidate_id = ${candidateId})`;

/** SQL: exports of the candidate, and those of the organization that may hold them. */
const holdsPerson = (person: Person): Sql => sql`((${isOfCandidate(person)}) or (${ofOrganization(person)}))`;

export const privacyData: readonly PersonalTable[] = [
  { table: 'retention_policies', other: ['candidate_days'] },
  // Before the exports, whose condition needs its rows.
  { table: 'export_omissions', ofPerson: deletedByCandidate },
  {
    table: 'exports',
    other: ['kind', 'state', 'file_key', 'bytes', 'error'],
    ofPerson: {
      ...deletedByCandidate,
      shared: {
        store: 'organization_exports',
        rows: ofOrganization,
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
      rows: (person) => sql`organization_id = ${person.organizationId} and export_id in (
        select id from exports where ${holdsPerson(person)})`,
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
      rows: ({ organizationId, candidateId }) =>
        sql`organization_id = ${organizationId} and (candidate_id = ${candidateId} or other_id = ${candidateId})`,
      erasure: { action: 'deleted' },
    },
  },
  // Each is of more than ten candidates, or about to be deleted.
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
    // A salted hash. It shows that an address was erased only to somebody who has the address and the secret.
    other: ['hash', 'is_unsubscribed'],
  },
];

/** Also of runs that have not ended. */
export const privacyFiles: readonly PersonalFiles[] = [
  {
    store: 'export_files',
    kind: 'folder',
    // Files are removed late: an export that begins again may have a new file by then.
    ofPerson: (person) => sql`select concat_ws('/', organization_id, 'exports', id,
        case when candidate_id is null and state = 'running' then run_id end) as name, 1 as files
      from exports where ${holdsPerson(person)}`,
  },
  {
    store: 'outbox',
    kind: 'mail',
    ofPerson: (person) => sql`select id as name, 1 as files from exports where ${isOfCandidate(person)}
      union all select unnest(mail_ids), 1 from held_erasures where ${isOfCandidate(person)}`,
  },
];
