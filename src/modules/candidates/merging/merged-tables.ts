import { sql } from '#platform/database/sql.ts';
import type { MergedTable } from '#platform/gone/merged-table.ts';

export const candidateMerges: readonly MergedTable[] = [
  { table: 'candidate_resumes', kept: 'CandidateMergeService moves the row of the resume that stays.' },
  { table: 'former_resumes', kept: 'CandidateMergeService adds the resume that goes.' },
  {
    // A trigger adds the address that the candidate who stays may lose.
    table: 'former_addresses',
    merge: ({ organizationId, fromId, intoId }) => [
      sql`insert into former_addresses (organization_id, candidate_id, address)
        select organization_id, ${intoId}::uuid, lower(trim(email)) from candidates
          where organization_id = ${organizationId} and id = ${fromId} and email is not null
        union select organization_id, ${intoId}::uuid, address from former_addresses
          where organization_id = ${organizationId} and candidate_id = ${fromId}
        on conflict do nothing`,
    ],
  },
  { table: 'candidate_search', kept: 'It goes with its candidate. Triggers write that of the one that stays.' },
  {
    table: 'consents',
    merge: ({ organizationId, fromId, intoId }) => [
      sql`update consents set candidate_id = ${intoId}
        where organization_id = ${organizationId} and candidate_id = ${fromId}`,
    ],
  },
  {
    table: 'talent_pool_profiles',
    merge: ({ organizationId, fromId, intoId }) => [
      sql`delete from talent_pool_profiles where organization_id = ${organizationId} and candidate_id = ${fromId}
        and exists (select from talent_pool_profiles
          where organization_id = ${organizationId} and candidate_id = ${intoId})`,
      sql`update talent_pool_profiles set candidate_id = ${intoId}
        where organization_id = ${organizationId} and candidate_id = ${fromId}`,
    ],
  },
];
