import { sql } from '#platform/database/sql.ts';
import { applicationPairs, type MergedTable } from '#platform/gone/merged-table.ts';

export const noteMerges: readonly MergedTable[] = [
  {
    table: 'notes',
    merge: (merge) => [
      sql`update notes n set application_id = pair.into_id from ${applicationPairs(merge)}
        where n.organization_id = ${merge.organizationId} and n.application_id = pair.from_id`,
      sql`update notes set candidate_id = ${merge.intoId}
        where organization_id = ${merge.organizationId} and candidate_id = ${merge.fromId}`,
    ],
  },
];
