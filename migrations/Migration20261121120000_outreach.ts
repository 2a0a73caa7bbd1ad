import { Migration } from '@mikro-orm/migrations';

/** Messages of screenings, sender settings, suppressed addresses, and a candidate's interest in a job. */
export class Migration20261121120000_outreach extends Migration {
  override up(): void {
    this.addSql(`alter table outbound_messages add column screening_session_id uuid`);
    this.addSql(
      `alter table outbound_messages add constraint outbound_messages_screening_fkey foreign key (organization_id, screening_session_id) references screening_sessions (organization_id, id)`,
    );
    this.addSql(
      `create index outbound_messages_screening_idx on outbound_messages (organization_id, screening_session_id) where screening_session_id is not null`,
    );
    // For operators' lists, newest first.
    this.addSql(
      `create index outbound_messages_created_idx on outbound_messages (organization_id, created_at desc, id desc)`,
    );
    // Values of email headers must not contain line breaks.
    this.addSql(`
      alter table organizations
        add column sender_name text check (sender_name !~ '[[:cntrl:]]'),
        add column reply_to text check (reply_to !~ '[[:cntrl:][:space:]]')`);
    this.addSql(`alter table candidate_jobs add column interest_declined_at timestamptz(3)`);
    // An address can be both. A delivery clears the bounce and leaves the unsubscription.
    this.addSql(`
      create table suppressed_addresses (
        organization_id uuid not null references organizations (id),
        address text not null check (address = lower(address)),
        reason text not null check (reason in ('unsubscribed', 'bounced')),
        message_id uuid,
        created_at timestamptz(3) not null default now(),
        primary key (organization_id, address, reason),
        constraint suppressed_addresses_message_fkey foreign key (organization_id, message_id) references outbound_messages (organization_id, id)
      )`);
  }
}
