import { sql } from '#platform/database/sql.ts';
import { applicationPairs, type MergedTable } from '#platform/gone/merged-table.ts';

export const bulkActionMerges: readonly MergedTable[] = [
  {
    table: 'bulk_action_rows',
    merge: (merge) => [
      sql`update bulk_action_rows r set application_id = pair.into_id from ${applicationPairs(merge)}
        where r.organization_id = ${merge.organizationId} and r.application_id = pair.from_id`,
      sql`update bulk_action_rows set candidate_id = ${merge.intoId}
        where organization_id = ${merge.organizationId} and candidate_id = ${merge.fromId}`,
    ],
  },
];
