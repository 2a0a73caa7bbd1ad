import { ConcurrentIndexes } from '../src/platform/database/server/concurrent-indexes.ts';

/** For the console's choice of a client: the first by name. */
export class Migration20261122229000_client_names extends ConcurrentIndexes {
  protected readonly indexes = { clients_name_idx: 'clients (organization_id, lower(name), id)' };
}
