import { Migration } from '@mikro-orm/migrations';

/** Files of an erasure whose rows are gone already: a killed worker's successor removes them. */
export class Migration20261122220200_erasure_files extends Migration {
  override up(): void {
    this.addSql('alter table erasures add column files jsonb');
  }
}
