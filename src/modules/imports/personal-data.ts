import { type Sql, sql } from '#platform/database/sql.ts';
import {
  addressesOf,
  deletedByCandidate,
  namingRowsOf,
  type People,
  type PersonalTable,
} from '#platform/personal-data.ts';

/** SQL: the import and the row of each error that is about the candidates, with their IDs. */
const errorsOf = (people: People): Sql => sql`
    select e.import_id, e.row_number, known.candidate_id from import_errors e
      join (${addressesOf(people)}) as known on known.address = e.address
      where e.organization_id = ${people.organizationId}
    union select split_part(key, ' ', 1)::uuid, split_part(key, ' ', 2)::int, candidate_id
      from (${namingRowsOf('import_errors', people)}) as naming`;

export const importData: readonly PersonalTable[] = [
  {
    table: 'imports',
    personal: { file_name: 'free text' },
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
    ofPerson: {
      rows: (people) => sql`organization_id = ${people.organizationId}
        and id in (select key::uuid from (${namingRowsOf('imports', people)}) as named)`,
      owner: { key: () => sql`id::text`, of: (people) => namingRowsOf('imports', people) },
      erasure: { action: 'blanked', set: () => sql`file_name = null` },
    },
  },
  { table: 'import_records', other: ['resource', 'version', 'kept_reason'], ofPerson: deletedByCandidate },
  {
    table: 'import_errors',
    personal: { address: 'contact', cells: 'free text' },
    other: ['row_number', 'error'],
    ofPerson: {
      rows: (people) => sql`organization_id = ${people.organizationId}
        and (import_id, row_number) in (select import_id, row_number from (${errorsOf(people)}) as found)`,
      owner: {
        key: () => sql`concat(import_id, ' ', row_number)`,
        of: (people) =>
          sql`select concat(import_id, ' ', row_number), candidate_id from (${errorsOf(people)}) as found`,
      },
      erasure: { action: 'blanked', set: () => sql`address = null, cells = '{}'` },
    },
  },
];
