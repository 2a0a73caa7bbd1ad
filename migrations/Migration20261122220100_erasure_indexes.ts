import { ConcurrentIndexes } from '../src/platform/database/server/concurrent-indexes.ts';

/** What a candidate has in tables that nothing else looks up by candidate, so that no erasure reads a whole table. */
export class Migration20261122220100_erasure_indexes extends ConcurrentIndexes {
  protected readonly indexes = {
    candidate_links_candidate_idx: 'candidate_links (organization_id, candidate_id)',
    candidate_resumes_hash_idx: 'candidate_resumes (organization_id, content_hash) where content_hash is not null',
    idempotency_keys_candidates_idx: 'idempotency_keys using gin (candidate_ids) where candidate_ids is not null',
    suppressed_addresses_message_idx: 'suppressed_addresses (organization_id, message_id) where message_id is not null',
    whatsapp_held_messages_numbers_idx: 'whatsapp_held_messages (number)',
  };
}
