import { type Sql, sql } from '#platform/database/sql.ts';
import { deletedByCandidate, isOfCandidate, type Person, type PersonalTable } from '#platform/personal-data.ts';

/** SQL: the condition for rows of the candidate's sessions. */
const isOfSessions = (person: Person): Sql => sql`organization_id = ${person.organizationId}
    and session_id in (select id from screening_sessions where ${isOfCandidate(person)})`;
const deleted = { rows: isOfSessions, erasure: { action: 'deleted' } } as const;

export const screeningData: readonly PersonalTable[] = [
  {
    table: 'screening_sessions',
    personal: { questions: 'free text', calculated_score: 'assessment', metadata: 'free text' },
    other: ['channel', 'status', 'current_question_index', 'event_version'],
    ofPerson: deletedByCandidate,
  },
  {
    table: 'screening_responses',
    personal: { question: 'free text', answer: 'free text', score: 'assessment' },
    other: ['question_id', 'answer_type'],
    ofPerson: deleted,
  },
  {
    table: 'whatsapp_conversations',
    personal: { number: 'contact' },
    other: ['question_id', 'misses'],
    ofPerson: deleted,
  },
  {
    table: 'whatsapp_messages',
    personal: { content: 'communication', error: 'communication' },
    other: ['direction', 'provider_id', 'dedupe_key', 'in_reply_to', 'question_id', 'state', 'event_version'],
    ofPerson: deleted,
  },
  {
    table: 'whatsapp_held_messages',
    personal: { number: 'contact', content: 'communication' },
    other: ['provider_id', 'prompt_id', 'options', 'chosen_by'],
    ofPerson: {
      // It belongs to no organization yet. Someone else's conversation with the number may get it.
      rows: (person) => sql`number in (select number from whatsapp_conversations where ${isOfSessions(person)})
        and not exists (select from whatsapp_conversations c
            join screening_sessions s on s.organization_id = c.organization_id and s.id = c.session_id
          where c.number = whatsapp_held_messages.number and s.candidate_id <> ${person.candidateId})`,
      erasure: { action: 'deleted' },
    },
  },
];
