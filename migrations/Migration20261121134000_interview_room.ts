import { Migration } from '@mikro-orm/migrations';

/** The interview: seats in the room, recordings, signals, and the assessment. */
export class Migration20261121134000_interview_room extends Migration {
  override up(): void {
    this.#room();
    this.#recording();
    this.#report();
  }

  #room(): void {
    // Heartbeats come every few seconds. They are not in the interview's row, whose updated_at integrations sync by.
    this.addSql(`
      create table video_interview_rooms (
        organization_id uuid not null,
        interview_id uuid not null,
        seat_id uuid,
        seats integer not null default 0,
        consented_at timestamptz(3),
        last_seen_at timestamptz(3) not null default now(),
        opened_index integer,
        opened_at timestamptz(3),
        recorded_bytes bigint not null default 0,
        closed_at timestamptz(3),
        chunks_removed_at timestamptz(3),
        primary key (organization_id, interview_id),
        foreign key (organization_id, interview_id) references video_interviews (organization_id, id)
      )`);
    this.addSql(
      `create index video_interview_rooms_seen_idx on video_interview_rooms (last_seen_at) where consented_at is not null and closed_at is null`,
    );
    this.addSql(`
      create table video_interview_signals (
        organization_id uuid not null,
        interview_id uuid not null,
        seat_id uuid not null,
        number integer not null,
        kind text not null,
        question_index integer not null,
        at timestamptz(3) not null,
        seconds float8,
        primary key (organization_id, interview_id, seat_id, number),
        foreign key (organization_id, interview_id) references video_interviews (organization_id, id)
      )`);
  }

  #recording(): void {
    this.addSql(`
      create table video_interview_runs (
        organization_id uuid not null,
        interview_id uuid not null,
        question_index integer not null,
        run integer not null,
        seat_id uuid not null,
        mime_type text not null,
        started_at timestamptz(3) not null default now(),
        expected_chunks integer,
        primary key (organization_id, interview_id, question_index, run),
        foreign key (organization_id, interview_id) references video_interviews (organization_id, id)
      )`);
    this.addSql(`
      create table video_interview_chunks (
        organization_id uuid not null,
        interview_id uuid not null,
        question_index integer not null,
        run integer not null,
        number integer not null,
        bytes integer not null,
        sha256 bytea not null,
        file_key text not null,
        received_at timestamptz(3) not null default now(),
        primary key (organization_id, interview_id, question_index, run, number),
        foreign key (organization_id, interview_id, question_index, run)
          references video_interview_runs (organization_id, interview_id, question_index, run)
      )`);
    this.addSql(`
      create table video_interview_recordings (
        id uuid primary key,
        organization_id uuid not null,
        interview_id uuid not null,
        question_index integer,
        file_key text not null,
        mime_type text not null,
        bytes bigint not null,
        seconds float8 not null,
        sha256 bytea not null,
        created_at timestamptz(3) not null default now(),
        unique nulls not distinct (organization_id, interview_id, question_index),
        foreign key (organization_id, interview_id) references video_interviews (organization_id, id)
      )`);
  }

  #report(): void {
    this.addSql(`alter table video_interviews add column assessed_at timestamptz(3)`);
    this.addSql(
      `alter table video_interview_answers add column notes text, add column score_reasons jsonb not null default '[]', add column seconds float8`,
    );
    // Retention removes recordings in the order in which interviews ended.
    this.addSql(
      `create index video_interviews_kept_idx on video_interviews (ended_at) where has_recording_chunks and recording_merge_status <> 'removed'`,
    );
  }
}
