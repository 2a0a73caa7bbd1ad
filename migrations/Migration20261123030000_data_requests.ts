import { Migration } from '@mikro-orm/migrations';

/**
 * Candidates who ask for their data by email. Whether anybody has the address is looked up by the worker, so no page can
 * reveal it. Rows are kept for 24 hours. Erasures that candidates ask for during a legal hold wait in `held_erasures`.
 */
export class Migration20261123030000_data_requests extends Migration {
  override up(): void {
    this.addSql(`
      create table data_requests (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        email text not null,
        mailbox bytea not null,
        mail_sent_at timestamptz(3),
        copied_at timestamptz(3),
        copies int not null default 0,
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        unique (organization_id, id)
      )`);
    this.addSql('create index data_requests_mailbox_idx on data_requests (mailbox)');
    this.addSql('create index data_requests_expires_idx on data_requests (expires_at)');
    this.addSql(`
      create table data_request_links (
        token_hash bytea primary key,
        organization_id uuid not null references organizations (id),
        data_request_id uuid not null,
        candidate_id uuid not null,
        created_at timestamptz(3) not null default now(),
        foreign key (organization_id, data_request_id) references data_requests (organization_id, id) on delete cascade,
        foreign key (organization_id, candidate_id) references candidates (organization_id, id) on delete cascade
      )`);
    this.addSql('create index data_request_links_request_idx on data_request_links (organization_id, data_request_id)');
    this.addSql('create index data_request_links_candidate_idx on data_request_links (organization_id, candidate_id)');
    this.addSql(`
      create table held_erasures (
        organization_id uuid not null references organizations (id),
        candidate_id uuid not null,
        requested_at timestamptz(3) not null default now(),
        primary key (organization_id, candidate_id),
        foreign key (organization_id, candidate_id) references candidates (organization_id, id) on delete cascade
      )`);
  }
}
