import { Migration } from '@mikro-orm/migrations';

/** A check of all rows reads the file of a draft. `uploaded_at` is null for imports of before: see `created_at`. */
export class Migration20261123200000_import_files extends Migration {
  override up(): void {
    this.addSql('alter table imports add column file_of uuid, add column uploaded_at timestamptz(3)');
    this.addSql('alter table imports alter column uploaded_at set default now()');
    this.addSql(`
      alter table imports add constraint imports_file_of_fkey foreign key (organization_id, file_of)
        references imports (organization_id, id) on delete set null (file_of)`);
    this.addSql('create index imports_file_of_idx on imports (organization_id, file_of) where file_of is not null');
    this.addSql(
      `create index imports_waiting_idx on imports (organization_id, created_at)
        where state in ('draft', 'queued', 'running')`,
    );
  }
}
