import { sql } from '#platform/database/sql.ts';
import {
  addressesOf,
  deletedByCandidate,
  isAddressOf,
  isOfCandidate,
  type PersonalFiles,
  type PersonalTable,
} from '#platform/personal-data.ts';

/** Messages and links refer to interviews and sessions of later modules. So they go before these. */
export const outreachData: readonly PersonalTable[] = [
  { table: 'message_templates', other: ['kind', 'subject', 'before', 'after'] },
  {
    table: 'outbound_messages',
    personal: {
      recipient: 'contact',
      subject: 'communication',
      kept_text: 'communication',
      kept_html: 'communication',
      error: 'communication',
    },
    other: ['kind', 'dedupe_key', 'state', 'attempts', 'provider_id', 'event_version'],
    ofPerson: { ...deletedByCandidate, isFirst: true },
  },
  {
    table: 'candidate_links',
    other: ['token_hash', 'purpose'],
    ofPerson: { ...deletedByCandidate, isFirst: true },
  },
  {
    table: 'suppressed_addresses',
    personal: { address: 'contact' },
    other: ['reason'],
    ofPerson: {
      rows: (people) => sql`organization_id = ${people.organizationId} and ${isAddressOf(people)}`,
      owner: { key: () => sql`address`, of: addressesOf },
      erasure: { action: 'deleted' },
      isFirst: true,
    },
  },
];

export const outreachFiles: readonly PersonalFiles[] = [
  {
    store: 'outbox',
    kind: 'mail',
    ofPerson: (people) =>
      sql`select candidate_id, id as name, 1 as files from outbound_messages where ${isOfCandidate(people)}`,
  },
];
