import { ConcurrentIndexes } from '../src/platform/database/server/concurrent-indexes.ts';

/** For the newest messages of a candidate, in the order of the activity. */
export class Migration20261123161000_activity_indexes extends ConcurrentIndexes {
  protected readonly indexes = {
    outbound_messages_activity_idx: `outbound_messages
      (organization_id, candidate_id, coalesce(sent_at, created_at) desc, id desc)`,
  };
}
