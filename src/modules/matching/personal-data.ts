import { applicationIdsOf } from '#modules/applications';
import { sql } from '#platform/database/sql.ts';
import type { PersonalTable } from '#platform/personal-data.ts';

export const matchingData: readonly PersonalTable[] = [
  {
    table: 'match_scores',
    personal: { score: 'assessment', components: 'assessment' },
    other: ['coverage', 'algorithm_version', 'inputs_hash'],
    ofPerson: {
      rows: (person) =>
        sql`organization_id = ${person.organizationId} and application_id in (${applicationIdsOf(person)})`,
      erasure: { action: 'deleted' },
    },
  },
  {
    table: 'match_openings',
    ofPerson: {
      rows: (person) =>
        sql`organization_id = ${person.organizationId} and application_id in (${applicationIdsOf(person)})`,
      erasure: { action: 'deleted' },
    },
  },
];
