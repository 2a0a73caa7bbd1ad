import { sql } from '#platform/database/sql.ts';
import type { MergedTable } from '#platform/gone/merged-table.ts';

export const portalMerges: readonly MergedTable[] = [
  {
    table: 'data_request_links',
    merge: ({ organizationId, fromId, intoId }) => [
      sql`update data_request_links set candidate_id = ${intoId}
        where organization_id = ${organizationId} and candidate_id = ${fromId}`,
    ],
  },
  {
    table: 'pending_applications',
    merge: ({ organizationId, fromId, intoId }) => [
      sql`update pending_applications set candidate_id = ${intoId}
        where organization_id = ${organizationId} and candidate_id = ${fromId}`,
    ],
  },
];
