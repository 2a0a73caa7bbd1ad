import { Migration } from '@mikro-orm/migrations';

/** Tasks that were done in each hour, counted by the worker. */
export class Migration20261123100300_task_hours extends Migration {
  override up(): void {
    this.addSql(`
      create table report_task_hours (
        organization_id uuid not null references organizations (id),
        hour timestamptz(3) not null,
        kind text not null,
        done bigint not null,
        primary key (organization_id, hour, kind)
      )`);
  }
}
