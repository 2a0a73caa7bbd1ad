import { ConcurrentIndexes } from '../src/platform/database/server/concurrent-indexes.ts';

/** For the list of users, newest first and by latest change. */
export class Migration20261122203000_lookup_indexes extends ConcurrentIndexes {
  protected readonly indexes = {
    users_created_idx: 'users (organization_id, created_at desc, id desc)',
    users_changes_idx: 'users (organization_id, updated_at, id)',
  };
}
