import { Migration } from '@mikro-orm/migrations';

/** Notes about candidates, each with its author. */
export class Migration20261123160000_notes extends Migration {
  override up(): void {
    // The author has no foreign key: notes stay when users are removed. The worker does not read API keys, so their name is here.
    this.addSql(`
      create table notes (
        organization_id uuid not null references organizations (id),
        id uuid not null,
        candidate_id uuid not null,
        application_id uuid,
        text text not null,
        author_type text not null check (author_type in ('user', 'key')),
        author_id uuid not null,
        key_name text,
        edited_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        primary key (organization_id, id),
        constraint notes_candidate_fkey foreign key (organization_id, candidate_id)
          references candidates (organization_id, id) on delete cascade,
        constraint notes_application_fkey foreign key (organization_id, application_id)
          references candidate_jobs (organization_id, id) on delete set null (application_id)
      )`);
    this.addSql(`create index notes_candidate_idx on notes (organization_id, candidate_id, created_at desc, id desc)`);
    this.addSql(
      `create index notes_application_idx on notes (organization_id, application_id, created_at desc, id desc)
       where application_id is not null`,
    );
    for (const event of ['insert', 'update']) {
      this.addSql(
        `create trigger stamp_${event} before ${event} on notes for each row execute function stamp_change()`,
      );
    }
    this.addSql(
      `create trigger record_activity_insert after insert on notes for each row execute function record_activity()`,
    );
    this.addSql(
      `create trigger record_activity_update after update on notes for each row
       when (old.text is distinct from new.text) execute function record_activity()`,
    );
    for (const [event, rows] of [
      ['insert', 'new table as new_rows'],
      ['update', 'old table as old_rows new table as new_rows'],
      ['delete', 'old table as old_rows'],
    ]) {
      this.addSql(
        `create trigger note_${event} after ${event} on notes referencing ${rows} for each statement
         execute function note_changes('note', 'candidate_id,application_id', 'text')`,
      );
    }
  }
}
