import { sql } from '#platform/database/sql.ts';
import type { MergedTable } from '#platform/gone/merged-table.ts';

export const accessMerges: readonly MergedTable[] = [
  {
    // Stored answers that show a candidate. Those about the one that goes are about the one that stays, too.
    table: 'idempotency_keys',
    merge: ({ organizationId, fromId, intoId }) => [
      sql`update idempotency_keys set candidate_ids = array_append(candidate_ids, ${intoId}::uuid)
        where organization_id = ${organizationId} and candidate_ids @> array[${fromId}::uuid]`,
    ],
  },
];
