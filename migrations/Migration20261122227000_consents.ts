import { Migration } from '@mikro-orm/migrations';

/** What candidates have agreed to, with the text that they saw. Each text is stored once. */
export class Migration20261122227000_consents extends Migration {
  override up(): void {
    this.#tables();
    this.#interviews();
    this.#triggers();
  }

  #tables(): void {
    // A text that is no template may name a person.
    this.addSql(`
      create table consent_texts (
        organization_id uuid not null references organizations (id),
        hash text not null,
        version text not null,
        text text not null,
        is_template boolean not null,
        created_at timestamptz(3) not null default now(),
        primary key (organization_id, hash, version)
      )`);
    this.addSql(`
      create table consents (
        organization_id uuid not null references organizations (id),
        id uuid not null,
        candidate_id uuid not null,
        purpose text not null,
        text_hash text not null,
        text_version text not null,
        channel text not null,
        given_at timestamptz(3) not null,
        withdrawn_at timestamptz(3),
        withdrawal_channel text,
        interview_id uuid,
        screening_session_id uuid,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        primary key (organization_id, id),
        constraint consents_candidate_fkey foreign key (organization_id, candidate_id)
          references candidates (organization_id, id) on delete cascade,
        constraint consents_text_fkey foreign key (organization_id, text_hash, text_version)
          references consent_texts (organization_id, hash, version),
        constraint consents_interview_fkey foreign key (organization_id, interview_id)
          references video_interviews (organization_id, id) on delete cascade,
        constraint consents_screening_fkey foreign key (organization_id, screening_session_id)
          references screening_sessions (organization_id, id) on delete cascade
      )`);
    this.addSql(
      `create index consents_candidate_idx on consents (organization_id, candidate_id, created_at desc, id desc)`,
    );
    this.addSql(`create index consents_text_idx on consents (organization_id, text_hash, text_version)`);
    for (const column of ['interview_id', 'screening_session_id']) {
      this.addSql(
        `create index consents_${column}_idx on consents (organization_id, ${column}) where ${column} is not null`,
      );
    }
  }

  #interviews(): void {
    this.addSql(`alter table video_interviews add column consent_withdrawn_at timestamptz(3)`);
    // The days that the text named when the candidate agreed.
    this.addSql(`alter table video_interview_rooms add column recording_days integer`);
  }

  #triggers(): void {
    for (const event of ['insert', 'update']) {
      this.addSql(
        `create trigger stamp_${event} before ${event} on consents for each row execute function stamp_change()`,
      );
    }
    this.addSql(`
      create function note_consents() returns trigger language plpgsql as $$
      begin
        if coalesce(current_setting('app.audit', true), '') = '' then return null; end if;
        if tg_op = 'INSERT' then
          perform add_notes((select jsonb_agg(jsonb_build_object('o', n.organization_id, 't', 'candidate',
              'id', n.candidate_id, 'v', 'candidate.consent_given', 'a', jsonb_build_object('consent_id', n.id,
              'purpose', n.purpose, 'channel', n.channel, 'interview_id', n.interview_id))) from new_rows n));
        else
          perform add_notes((select jsonb_agg(jsonb_build_object('o', n.organization_id, 't', 'candidate',
              'id', n.candidate_id, 'v', 'candidate.consent_withdrawn', 'a', jsonb_build_object('consent_id', n.id,
              'purpose', n.purpose, 'channel', n.withdrawal_channel, 'interview_id', n.interview_id)))
            from new_rows n join old_rows o on o.organization_id = n.organization_id and o.id = n.id
            where o.withdrawn_at is null and n.withdrawn_at is not null));
        end if;
        return null;
      end $$`);
    this.addSql(
      `create trigger note_insert after insert on consents referencing new table as new_rows for each statement execute function note_consents()`,
    );
    this.addSql(
      `create trigger note_update after update on consents referencing old table as old_rows new table as new_rows for each statement execute function note_consents()`,
    );
    this.addSql(`
      create function forget_consent_texts() returns trigger language plpgsql as $$
      begin
        delete from consent_texts t using old_rows o
          where t.organization_id = o.organization_id and t.hash = o.text_hash and t.version = o.text_version
            and not t.is_template and not exists (select from consents c where c.organization_id = t.organization_id
              and c.text_hash = t.hash and c.text_version = t.version);
        return null;
      exception when foreign_key_violation then
        -- Somebody agrees to the same text at this moment.
        return null;
      end $$`);
    this.addSql(
      `create trigger forget_texts after delete on consents referencing old table as old_rows for each statement execute function forget_consent_texts()`,
    );
  }
}
