import { Migration } from '@mikro-orm/migrations';

/** What a resume says, how far its text can be trusted, and which of a candidate's fields were filled from it. */
export class Migration20261121110000_resume_profiles extends Migration {
  override up(): void {
    this.addSql(`
      alter table resume_texts
        add column quality text check (quality in ('ok', 'low_confidence')),
        add column quality_reason text,
        add column hidden_characters integer,
        add column profile jsonb`);
    // filled: field -> the value that was written. It is ours as long as the candidate has this very value.
    this.addSql(`
      alter table candidate_resumes
        add column quality text check (quality in
          ('ok', 'low_confidence', 'needs_ocr', 'encrypted', 'corrupt', 'unsupported', 'fetch_failed')),
        add column filled jsonb not null default '{}'`);
    this.addSql(`update resume_texts set quality = 'ok' where text is not null`);
    this.addSql(`update candidate_resumes set quality = 'ok' where state = 'ok'`);
  }
}
