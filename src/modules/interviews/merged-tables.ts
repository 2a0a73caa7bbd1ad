import { sql } from '#platform/database/sql.ts';
import type { MergedTable } from '#platform/gone/merged-table.ts';

export const interviewMerges: readonly MergedTable[] = [
  {
    table: 'video_interviews',
    merge: ({ organizationId, fromId, intoId }) => [
      sql`update video_interviews set candidate_id = ${intoId}
        where organization_id = ${organizationId} and candidate_id = ${fromId}`,
    ],
  },
  {
    table: 'waiting_invites',
    merge: ({ organizationId, fromId, intoId }) => [
      sql`with gone as (
          delete from waiting_invites where organization_id = ${organizationId} and candidate_id = ${fromId} returning *)
        insert into waiting_invites as w (organization_id, candidate_id, job_id, via, waiting_since)
        select organization_id, ${intoId}, job_id, via, waiting_since from gone
        on conflict (organization_id, candidate_id, job_id) do nothing`,
    ],
  },
];
