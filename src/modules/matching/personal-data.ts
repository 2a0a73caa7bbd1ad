import { deletedByApplication } from '#modules/applications';
import type { PersonalTable } from '#platform/personal-data.ts';

export const matchingData: readonly PersonalTable[] = [
  {
    table: 'match_scores',
    personal: { score: 'assessment', components: 'assessment' },
    other: ['coverage', 'algorithm_version', 'inputs_hash'],
    ofPerson: deletedByApplication,
  },
  {
    table: 'match_openings',
    ofPerson: deletedByApplication,
  },
];
