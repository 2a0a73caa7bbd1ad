import { sql } from '#platform/database/sql.ts';
import { applicationPairs, type MergedTable } from '#platform/gone/merged-table.ts';

export const matchMerges: readonly MergedTable[] = [
  {
    table: 'match_scores',
    // The latest computation explains the score of the application that stays: no later one may come from the other.
    merge: (merge) => [
      sql`delete from match_scores m using ${applicationPairs(merge)}
        where m.organization_id = ${merge.organizationId} and m.application_id = pair.from_id
          and m.id > (select max(o.id::text)::uuid from match_scores o
            where o.organization_id = ${merge.organizationId} and o.application_id = pair.into_id)`,
      sql`update match_scores m set application_id = pair.into_id from ${applicationPairs(merge)}
        where m.organization_id = ${merge.organizationId} and m.application_id = pair.from_id`,
    ],
  },
  {
    table: 'match_openings',
    merge: (merge) => [
      sql`insert into match_openings (organization_id, application_id, opened_at)
        select m.organization_id, pair.into_id, m.opened_at from match_openings m, ${applicationPairs(merge)}
        where m.organization_id = ${merge.organizationId} and m.application_id = pair.from_id
        on conflict (organization_id, application_id) do nothing`,
    ],
  },
];
