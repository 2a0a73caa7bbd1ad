import { Migration } from '@mikro-orm/migrations';

/**
 * Tombstones of an erased candidate's applications no longer name the candidate, whose own tombstone has the jobs instead:
 * followers of a job's candidates learn of the erasure. The index finds candidates that were merged into another one.
 */
export class Migration20261123010100_tombstones_of_erased extends Migration {
  override up(): void {
    this.addSql('alter table tombstones add column job_ids uuid[]');
    this.addSql(
      'create index tombstones_merged_idx on tombstones (organization_id, merged_into) where merged_into is not null',
    );
  }
}
