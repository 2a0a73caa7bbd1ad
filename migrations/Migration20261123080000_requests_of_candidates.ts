import { Migration } from '@mikro-orm/migrations';

/**
 * `held_erasures` has every request of a candidate to be erased, also before a legal hold: it stays until they are erased.
 * Code before this adds rows during a hold only, when the candidate reads so: these are the defaults. It adds no
 * `mail_ids`, because it sends the candidate no email.
 */
export class Migration20261123080000_requests_of_candidates extends Migration {
  override up(): void {
    this.addSql(`
      alter table held_erasures
        add column told_at timestamptz(3) default now(),
        add column is_candidate_told boolean not null default true,
        add column mail_ids uuid[] not null default '{}'`);
    // Whether the service asked, for the candidate or because of retention: the audit log has no entry of it.
    this.addSql('alter table erasures add column by_service boolean not null default false');
  }
}
