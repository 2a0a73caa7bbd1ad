import { sql } from '#platform/database/sql.ts';
import { applicationPairs, type MergedTable } from '#platform/gone/merged-table.ts';

export const workMerges: readonly MergedTable[] = [
  {
    table: 'tasks',
    merge: (merge) => [
      sql`update tasks set candidate_id = ${merge.intoId}
        where organization_id = ${merge.organizationId} and candidate_id = ${merge.fromId}`,
      sql`update tasks set application_ids = array_replace(application_ids, pair.from_id, pair.into_id)
        from ${applicationPairs(merge)}
        where organization_id = ${merge.organizationId} and candidate_id = ${merge.intoId}
          and application_ids @> array[pair.from_id]`,
    ],
  },
];
