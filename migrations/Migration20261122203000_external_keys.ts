import { ConcurrentIndexes } from '../src/platform/database/server/concurrent-indexes.ts';

/** An ID of another system is free in other organizations and for other types of records. */
export class Migration20261122203000_external_keys extends ConcurrentIndexes {
  protected override readonly isUnique = true;
  protected readonly indexes = Object.fromEntries(
    ['clients', 'jobs', 'candidates', 'candidate_jobs'].map((table) => [
      `${table}_external_id_key`,
      `${table} (organization_id, external_id) where external_id is not null`,
    ]),
  );
}
