import { Migration } from '@mikro-orm/migrations';

/**
 * A migration that builds indexes on tables with data, while others write to them. It runs outside a transaction, so it
 * contains nothing else. A failed run leaves an invalid index behind, so each one is dropped first.
 */
export abstract class ConcurrentIndexes extends Migration {
  /** The SQL after `create index … on`, by index name. */
  protected abstract readonly indexes: Record<string, string>;
  /** A unique index fails to build if two rows have the same values. The migration can then run again. */
  protected readonly isUnique: boolean = false;

  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // A build waits for all transactions that began before it, however long they take. Nobody waits for the build.
    this.addSql('set lock_timeout = 0');
    for (const [name, on] of Object.entries(this.indexes)) {
      this.addSql(`drop index concurrently if exists ${name}`);
      this.addSql(`create ${this.isUnique ? 'unique ' : ''}index concurrently ${name} on ${on}`);
    }
    this.addSql('reset lock_timeout');
  }
}
