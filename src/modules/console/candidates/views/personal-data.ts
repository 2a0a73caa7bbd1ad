import { sql } from '#platform/database/sql.ts';
import type { PersonalTable } from '#platform/personal-data.ts';

export const consoleData: readonly PersonalTable[] = [
  {
    table: 'saved_views',
    personal: { name: 'free text', filters: 'free text' },
    // Those that search for the person, or are named after them.
    ofPerson: {
      rows: ({ organizationId, candidateId, addresses }) => sql`organization_id = ${organizationId}
        and array[lower(name), lower(filters ->> 'search')] && (
          ${[...addresses]}::text[] || array(select lower(full_name) from candidates
            where organization_id = ${organizationId} and id = ${candidateId}))`,
      erasure: { action: 'deleted' },
      isFirst: true,
    },
  },
];
