import { deletedByCandidate, type PersonalTable } from '#platform/personal-data.ts';

export const bulkActionData: readonly PersonalTable[] = [
  {
    table: 'bulk_actions',
    other: [
      'state',
      'action',
      'list',
      'params',
      'rows_total',
      'missing_count',
      'position',
      'done_count',
      'unchanged_count',
      'failed_count',
      'actor_type',
      'actor_email',
      'actor_address',
      'request_id',
      'error',
    ],
  },
  { table: 'bulk_action_rows', other: ['row_number', 'state', 'reason'], ofPerson: deletedByCandidate },
];
