import { sql } from '#platform/database/sql.ts';
import { deletedByCandidate, isOfCandidate, keysOf, type PersonalTable } from '#platform/personal-data.ts';

export const noteData: readonly PersonalTable[] = [
  { table: 'notes', personal: { text: 'free text' }, other: ['author_type', 'key_name'], ofPerson: deletedByCandidate },
  {
    table: 'note_mentions',
    other: ['label', 'token_hash'],
    ofPerson: {
      rows: (people) => sql`organization_id = ${people.organizationId} and note_id in (
        select id from notes where ${isOfCandidate(people)})`,
      owner: { key: () => sql`note_id`, of: keysOf('notes', 'id') },
      erasure: { action: 'deleted' },
    },
  },
  { table: 'mention_settings' },
];
