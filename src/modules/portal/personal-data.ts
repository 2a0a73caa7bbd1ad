import { type Sql, sql } from '#platform/database/sql.ts';
import { deletedByCandidate, type Person, type PersonalFiles, type PersonalTable } from '#platform/personal-data.ts';
import { mailboxHash } from './apply/mailbox.ts';

/** SQL: applications of the candidate, and those from a mailbox that the candidate has or had. */
const isOfMailboxes = ({ organizationId, candidateId, addresses }: Person): Sql =>
  sql`organization_id = ${organizationId}
    and (candidate_id = ${candidateId} or mailbox = any(${addresses.map(mailboxHash)}::bytea[]))`;

/** SQL: requests from a mailbox that the candidate has or had. */
const isRequestOf = ({ organizationId, addresses }: Person): Sql =>
  sql`organization_id = ${organizationId} and mailbox = any(${addresses.map(mailboxHash)}::bytea[])`;

export const portalData: readonly PersonalTable[] = [
  {
    table: 'data_requests',
    personal: { email: 'contact', mailbox: 'contact' },
    other: ['copies'],
    ofPerson: { rows: isRequestOf, erasure: { action: 'deleted' } },
  },
  { table: 'data_request_links', other: ['token_hash'], ofPerson: { ...deletedByCandidate, isFirst: true } },
  {
    table: 'pending_applications',
    personal: {
      mailbox: 'contact',
      email: 'contact',
      full_name: 'identity',
      phone_number: 'contact',
      questions: 'free text',
      answers: 'free text',
      resume: 'free text',
    },
    other: ['outcome'],
    ofPerson: { rows: isOfMailboxes, erasure: { action: 'deleted' } },
  },
  {
    table: 'pending_application_links',
    other: ['token_hash'],
    ofPerson: {
      rows: (person) => sql`organization_id = ${person.organizationId} and pending_application_id in (
        select id from pending_applications where ${isOfMailboxes(person)})`,
      erasure: { action: 'deleted' },
    },
  },
];

export const portalFiles: readonly PersonalFiles[] = [
  {
    store: 'outbox',
    kind: 'mail',
    ofPerson: (person) => sql`select id as name, 1 as files from pending_applications where ${isOfMailboxes(person)}
      union all select id, 1 from data_requests where ${isRequestOf(person)}`,
  },
];
