import { Migration } from '@mikro-orm/migrations';

/**
 * A migration that builds indexes on tables with data, while others write to them. Outside a transaction, so it has
 * nothing else. An index that a failed run left behind is invalid: each is dropped first.
 */
export abstract class ConcurrentIndexes extends Migration {
  /** By name: what follows `create index … on`. */
  protected abstract readonly indexes: Record<string, string>;
  /** Fails, to be run again, where the table has two rows with the same values. */
  protected readonly isUnique: boolean = false;

  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // A build waits for transactions that began before it, however long they take. Nobody waits for the build.
    this.addSql('set lock_timeout = 0');
    for (const [name, on] of Object.entries(this.indexes)) {
      this.addSql(`drop index concurrently if exists ${name}`);
      this.addSql(`create ${this.isUnique ? 'unique ' : ''}index concurrently ${name} on ${on}`);
    }
    this.addSql('reset lock_timeout');
  }
}
