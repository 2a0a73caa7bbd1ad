import { type Sql, sql } from '#platform/database/sql.ts';
import { addressesOf, anyOf, type People, type PersonalTable } from '#platform/personal-data.ts';

/** SQL: names and addresses, with the IDs of the candidates. */
const namesOf = (people: People): Sql => sql`${addressesOf(people)}
    union select lower(full_name), id from candidates
      where organization_id = ${people.organizationId} and id = ${anyOf(people.candidateIds)}`;

export const consoleData: readonly PersonalTable[] = [
  {
    table: 'saved_views',
    personal: { name: 'free text', filters: 'free text' },
    // Views that search for the person, or are named after them.
    ofPerson: {
      rows: (people) => sql`organization_id = ${people.organizationId}
        and array[lower(name), lower(filters ->> 'search')] && array(select address from (${namesOf(people)}) as n)`,
      owner: { key: () => sql`array[lower(name), lower(filters ->> 'search')]`, of: namesOf, isList: true },
      erasure: { action: 'deleted' },
      isFirst: true,
    },
  },
];
