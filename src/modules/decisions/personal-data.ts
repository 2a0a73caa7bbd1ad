import { applicationIdsOf } from '#modules/applications';
import { sql } from '#platform/database/sql.ts';
import { deletedByCandidate, isOfCandidate, type PersonalTable } from '#platform/personal-data.ts';

export const decisionData: readonly PersonalTable[] = [
  {
    table: 'decision_records',
    personal: { note: 'free text', shown: 'assessment' },
    other: ['from_status', 'to_status', 'outcome', 'decided_by_type'],
    ofPerson: {
      rows: isOfCandidate,
      erasure: {
        action: 'pseudonymised',
        set: () => sql`candidate_id = null, note = null, pseudonymised_at = now(),
          shown = jsonb_set(shown, '{components}', coalesce((
            select jsonb_agg(component || '{"evidence": [], "missing": []}' order by n)
            from jsonb_array_elements(shown -> 'components') with ordinality as c (component, n)), '[]'))`,
      },
    },
  },
  { table: 'self_identification_secrets', other: ['inner_key', 'outer_key'] },
  {
    table: 'self_identifications',
    personal: { sex: 'sensitive', race_ethnicity: 'sensitive' },
    other: ['answer_key'],
    ofPerson: {
      // Only the owner can run this, because no other role can read the secret.
      rows: (people) =>
        sql`answer_key in (select self_identification_key(a.id, k.inner_key, k.outer_key)
          from self_identification_secrets k cross join (${applicationIdsOf(people)}) as a (id) where k.is_only)`,
      erasure: { action: 'deleted', byFunction: 'forget_self_identifications' },
    },
  },
  {
    table: 'review_requests',
    personal: { message: 'free text', note: 'free text' },
    other: ['kind', 'state', 'outcome'],
    ofPerson: deletedByCandidate,
  },
];
