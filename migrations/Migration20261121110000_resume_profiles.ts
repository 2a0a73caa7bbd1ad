import { Migration } from '@mikro-orm/migrations';

/** Parsed resumes: profile, quality of the text, and the candidate's fields that were filled from it. */
export class Migration20261121110000_resume_profiles extends Migration {
  override up(): void {
    this.addSql(`
      alter table resume_texts
        add column quality text check (quality in ('ok', 'low_confidence')),
        add column quality_reason text,
        add column hidden_characters integer,
        add column profile jsonb`);
    // filled: field -> the value that the service wrote. The field counts as filled while the candidate has this value.
    this.addSql(`
      alter table candidate_resumes
        add column quality text check (quality in
          ('ok', 'low_confidence', 'needs_ocr', 'encrypted', 'corrupt', 'unsupported', 'fetch_failed')),
        add column filled jsonb not null default '{}'`);
    this.addSql(`update resume_texts set quality = 'ok' where text is not null`);
    this.addSql(`update candidate_resumes set quality = 'ok' where state = 'ok'`);
  }
}
