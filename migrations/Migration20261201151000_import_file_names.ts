import { Migration } from '@mikro-orm/migrations';

/** The name of an uploaded file, by which users know their imports. Null through the API, which gets no name. */
export class Migration20261201151000_import_file_names extends Migration {
  override up(): void {
    this.addSql('alter table imports add column if not exists file_name text');
  }
}
