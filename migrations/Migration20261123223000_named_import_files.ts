import { Migration } from '@mikro-orm/migrations';

/** The file of an import that was read or waited to be read when somebody it names was erased. */
export class Migration20261123223000_named_import_files extends Migration {
  override up(): void {
    this.addSql('alter table imports add column names_erased boolean not null default false');
  }
}
