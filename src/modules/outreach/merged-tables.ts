import { sql } from '#platform/database/sql.ts';
import type { MergedTable } from '#platform/gone/merged-table.ts';

export const outreachMerges: readonly MergedTable[] = [
  {
    table: 'outbound_messages',
    merge: ({ organizationId, fromId, intoId }) => {
      const key = sql`replace(m.dedupe_key, ${fromId}::text, ${intoId}::text)`;
      const hasTwin = sql`exists (select from outbound_messages o
        where o.organization_id = ${organizationId} and o.dedupe_key = ${key} and o.id <> m.id)`;
      const ofSource = sql`m.organization_id = ${organizationId} and m.candidate_id = ${fromId}`;
      return [
        // Two emails for a job would go to one person.
        sql`update outbound_messages m set state = 'skipped' where ${ofSource} and m.state = 'queued' and ${hasTwin}`,
        sql`update outbound_messages m set candidate_id = ${intoId}, dedupe_key = case when not ${hasTwin} then ${key} end
          where ${ofSource}`,
      ];
    },
  },
  {
    table: 'candidate_links',
    merge: ({ organizationId, fromId, intoId }) => [
      sql`update candidate_links set candidate_id = ${intoId}
        where organization_id = ${organizationId} and candidate_id = ${fromId}`,
    ],
  },
  {
    // Applies to addresses: a person who unsubscribed with one address gets nothing at the other.
    table: 'suppressed_addresses',
    merge: ({ organizationId, addresses }) => [
      sql`insert into suppressed_addresses (organization_id, address, reason, message_id)
        select s.organization_id, other, s.reason, s.message_id
        from suppressed_addresses s, unnest(${addresses}::text[]) as other
        where s.organization_id = ${organizationId} and s.address = any(${addresses}::text[])
          and s.reason = 'unsubscribed'
        order by other on conflict (organization_id, address, reason) do nothing`,
    ],
  },
];
