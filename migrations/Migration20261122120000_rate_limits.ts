import { Migration } from '@mikro-orm/migrations';

/**
 * Token buckets of rate limits. Unlogged: a hot table whose loss, after a crash of PostgreSQL, only fills the buckets.
 * Its rows are of callers, not of organizations.
 */
export class Migration20261122120000_rate_limits extends Migration {
  override up(): void {
    this.addSql(
      `create unlogged table rate_limits (
         key bytea primary key,
         burst double precision not null,
         per_second double precision not null,
         tokens double precision not null,
         granted double precision not null,
         refilled_at timestamptz not null
       ) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05)`,
    );
  }
}
