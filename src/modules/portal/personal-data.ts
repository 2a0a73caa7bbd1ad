import { type Sql, sql } from '#platform/database/sql.ts';
import {
  anyOf,
  deletedByCandidate,
  type People,
  type PersonalFiles,
  type PersonalTable,
} from '#platform/personal-data.ts';
import { mailboxHash } from './apply/mailbox.ts';

/** Hashes of the mailboxes that the candidates have or had. */
const mailboxesOf = ({ addresses }: People): Buffer[] => addresses.map(({ address }) => mailboxHash(address));

/** SQL: applications of the candidates, and those from a mailbox that they have or had. */
const isOfMailboxes = (people: People): Sql =>
  sql`organization_id = ${people.organizationId}
    and (candidate_id = ${anyOf(people.candidateIds)} or mailbox = any(${mailboxesOf(people)}::bytea[]))`;

/** SQL: requests from a mailbox that the candidates have or had. */
const isRequestOf = (people: People): Sql =>
  sql`organization_id = ${people.organizationId} and mailbox = any(${mailboxesOf(people)}::bytea[])`;

/** SQL: hashes of the mailboxes, with the IDs of the candidates. */
const mailboxOwnersOf = (people: People): Sql =>
  sql`select * from unnest(${mailboxesOf(people)}::bytea[],
    ${people.addresses.map(({ candidateId }) => candidateId)}::uuid[]) as known (mailbox, candidate_id)`;

/** SQL: applications, with the IDs of the candidates. */
const applicationOwnersOf = (people: People): Sql =>
  sql`select p.id, coalesce(o.candidate_id, p.candidate_id) as candidate_id from pending_applications p
    left join (${mailboxOwnersOf(people)}) as o on o.mailbox = p.mailbox
    where p.organization_id = ${people.organizationId}
      and (p.candidate_id = ${anyOf(people.candidateIds)} or p.mailbox = any(${mailboxesOf(people)}::bytea[]))`;

export const portalData: readonly PersonalTable[] = [
  {
    table: 'data_requests',
    personal: { email: 'contact', mailbox: 'contact' },
    other: ['copies'],
    ofPerson: {
      rows: isRequestOf,
      owner: { key: () => sql`mailbox`, of: mailboxOwnersOf },
      erasure: { action: 'deleted' },
    },
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
    ofPerson: {
      rows: isOfMailboxes,
      owner: { key: () => sql`id`, of: applicationOwnersOf },
      erasure: { action: 'deleted' },
    },
  },
  {
    table: 'pending_application_links',
    other: ['token_hash'],
    ofPerson: {
      rows: (people) => sql`organization_id = ${people.organizationId} and pending_application_id in (
        select id from pending_applications where ${isOfMailboxes(people)})`,
      owner: { key: () => sql`pending_application_id`, of: applicationOwnersOf },
      erasure: { action: 'deleted' },
    },
  },
];

export const portalFiles: readonly PersonalFiles[] = [
  {
    store: 'outbox',
    kind: 'mail',
    ofPerson: (people) => sql`select candidate_id, id as name, 1 as files from (${applicationOwnersOf(people)}) as p
      union all select o.candidate_id, r.id, 1 from data_requests r
        join (${mailboxOwnersOf(people)}) as o on o.mailbox = r.mailbox
        where r.organization_id = ${people.organizationId}`,
  },
];
