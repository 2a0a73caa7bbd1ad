import { Migration } from '@mikro-orm/migrations';

/** The run that left the candidate out. */
export class Migration20261123210100_omissions_of_runs extends Migration {
  override up(): void {
    this.addSql('alter table export_omissions add column run_id uuid');
    this.addSql(`
      update export_omissions o set run_id = x.run_id from exports x
      where x.organization_id = o.organization_id and x.id = o.export_id`);
  }
}
