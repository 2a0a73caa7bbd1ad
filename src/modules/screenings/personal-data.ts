import { type Sql, sql } from '#platform/database/sql.ts';
import {
  anyOf,
  deletedByCandidate,
  isOfCandidate,
  keysOf,
  noneOf,
  type People,
  type PersonalTable,
} from '#platform/personal-data.ts';

/** SQL: the condition for rows of the candidates' sessions. */
const isOfSessions = (people: People): Sql => sql`organization_id = ${people.organizationId}
    and session_id in (select id from screening_sessions where ${isOfCandidate(people)})`;
const deleted = {
  rows: isOfSessions,
  owner: { key: () => sql`session_id`, of: keysOf('screening_sessions', 'id') },
  erasure: { action: 'deleted' },
} as const;

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
      rows: (people) => sql`number in (select number from whatsapp_conversations where ${isOfSessions(people)})
        and not exists (select from whatsapp_conversations other
            join screening_sessions theirs on theirs.organization_id = other.organization_id and theirs.id = other.session_id
          where other.number = whatsapp_held_messages.number and theirs.candidate_id <> ${noneOf(people.candidateIds)})`,
      owner: {
        key: () => sql`number`,
        of: (people) => sql`select c.number, s.candidate_id from screening_sessions s
          join whatsapp_conversations c on c.organization_id = s.organization_id and c.session_id = s.id
          where s.organization_id = ${people.organizationId} and s.candidate_id = ${anyOf(people.candidateIds)}`,
      },
      erasure: { action: 'deleted' },
    },
  },
];
