import { raw, sql } from '#platform/database/sql.ts';
import type { MergedTable } from '#platform/gone/merged-table.ts';

const isOpen = `in ('initiated', 'message_sent', 'in_progress', 'awaiting_resume')`;

export const screeningMerges: readonly MergedTable[] = [
  {
    table: 'screening_sessions',
    merge: ({ organizationId, fromId, intoId }) => [
      // A candidate has one open session for a job and channel.
      sql`update screening_sessions s set status = 'cancelled'
        where s.organization_id = ${organizationId} and s.candidate_id = ${fromId} and s.status ${raw(isOpen)}
          and exists (select from screening_sessions o where o.organization_id = ${organizationId}
            and o.candidate_id = ${intoId} and o.job_id = s.job_id and o.channel = s.channel and o.status ${raw(isOpen)})`,
      sql`update screening_sessions set candidate_id = ${intoId}
        where organization_id = ${organizationId} and candidate_id = ${fromId}`,
    ],
  },
];
