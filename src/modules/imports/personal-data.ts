import { sql } from '#platform/database/sql.ts';
import { addressesOf, deletedByCandidate, isAddressOf, type PersonalTable } from '#platform/personal-data.ts';

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
