import { raw, sql } from '#platform/database/sql.ts';
import { applicationPairs, type MergedTable } from '#platform/gone/merged-table.ts';

/** Rows that name an application and a candidate: they move to those that stay. */
const moved = (table: string): MergedTable => ({
  table,
  merge: (merge) => [
    sql`update ${raw(table)} r set application_id = pair.into_id from ${applicationPairs(merge)}
      where r.organization_id = ${merge.organizationId} and r.application_id = pair.from_id`,
    sql`update ${raw(table)} set candidate_id = ${merge.intoId}
      where organization_id = ${merge.organizationId} and candidate_id = ${merge.fromId}`,
  ],
});

export const decisionMerges: readonly MergedTable[] = [
  moved('decision_records'),
  moved('review_requests'),
  {
    // Nobody can read whose an answer is: a function of the owner finds it by the application.
    table: 'self_identifications',
    merge: (merge) => [
      sql`select carry_self_identification(${merge.organizationId}, pair.from_id, pair.into_id)
        from ${applicationPairs(merge)}`,
    ],
  },
];
