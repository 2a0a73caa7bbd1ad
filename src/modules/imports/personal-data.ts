import { sql } from '#platform/database/sql.ts';
import {
  addressesOf,
  deletedByCandidate,
  isAddressOf,
  type PersonalFiles,
  type PersonalTable,
} from '#platform/personal-data.ts';

export const importData: readonly PersonalTable[] = [
  {
    table: 'imports',
    other: [
      'state',
      'format',
      'preset',
      'mapping',
      'columns',
      'delimiter',
      'rows_total',
      'position',
      'created_count',
      'existing_count',
      'applied_count',
      'failed_count',
      'actor_type',
      'actor_email',
      'actor_address',
      'request_id',
      'file_key',
      'bytes',
      'error',
      'undo_state',
      'undo_actor',
      'undo_error',
      'undo_total',
      'undone_candidates',
      'undone_applications',
      'undo_kept',
    ],
  },
  { table: 'import_records', other: ['resource', 'version', 'kept_reason'], ofPerson: deletedByCandidate },
  {
    table: 'import_errors',
    personal: { address: 'contact', cells: 'free text' },
    other: ['row_number', 'error'],
    ofPerson: {
      rows: (people) => sql`organization_id = ${people.organizationId} and ${isAddressOf(people)}`,
      owner: { key: () => sql`address`, of: addressesOf },
      erasure: { action: 'blanked', set: () => sql`address = null, cells = '{}'` },
    },
  },
];

/** Nobody has read them yet, so any of them may hold the person. Those that are being read are deleted at the end. */
export const importFiles: readonly PersonalFiles[] = [
  {
    store: 'import_files',
    kind: 'file',
    ofPerson: ({
      organizationId,
      candidateIds,
    }) => sql`select ${candidateIds[0]}::uuid as candidate_id, file_key as name, 1 as files from imports
      where organization_id = ${organizationId} and file_key is not null and state in ('draft', 'failed')`,
  },
];
