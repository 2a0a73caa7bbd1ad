import { ConcurrentIndexes } from '../src/platform/database/server/concurrent-indexes.ts';

/** Messages of one kind, newest first. Not of the kind that most messages have: the index of all has those. */
export class Migration20261128111000_messages_of_kinds extends ConcurrentIndexes {
  protected readonly indexes = {
    outbound_messages_kind_idx: `outbound_messages (organization_id, kind, created_at desc, id desc)
      where kind <> 'interest_outreach'`,
  };
}
