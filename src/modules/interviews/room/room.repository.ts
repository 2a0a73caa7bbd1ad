import type { Database } from '#platform/database/database.ts';
import { named, type Sql, sql } from '#platform/database/sql.ts';
import { newId } from '#platform/ids.ts';
import { isAbandoned } from './abandonment.queries.ts';
import type { Room } from './room-state.ts';

/** SQL: the status of interview `v` with room `r`; `expired` and `abandoned` before a task has stored them. */
export const currentStatus = sql`case when v.status = 'invited' and v.expires_at <= now() then 'expired'
    when v.status = 'in_progress' and ${isAbandoned('v', 'r')} then 'abandoned' else v.status end`;

export const interviewWithRoom = sql`video_interviews v left join video_interview_rooms r
    on r.organization_id = v.organization_id and r.interview_id = v.id`;

export const mergeStatusAtEnd = sql`case when v.has_recording_chunks then 'pending' end`;

export type NewRecordingRun = { index: number; run: number; seat: string; type: string };

/** Rooms of interviews. Lock the room before you write, and before you lock its interview. */
export class RoomRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  find(organizationId: string, interviewId: string): Promise<Room | undefined> {
    return this.#db.record(
      named(
        'interview-room',
        sql`select v.id as interview_id, v.candidate_id, v.job_id, ${currentStatus} as status, v.questions,
              v.current_question_index as index, r.seat_id, r.opened_index, r.opened_at,
              coalesce(extract(epoch from clock_timestamp() - r.opened_at), 0)::float8 as opened_seconds,
              clock_timestamp()::timestamptz(3) as now,
              (select coalesce(jsonb_agg(jsonb_build_object('run', n.run, 'type', n.mime_type, 'seatId', n.seat_id, 'received',
                   (select coalesce(jsonb_agg(c.number order by c.number), '[]') from video_interview_chunks c
                    where c.organization_id = n.organization_id and c.interview_id = n.interview_id
                      and c.question_index = n.question_index and c.run = n.run)) order by n.run), '[]')
               from video_interview_runs n where n.organization_id = v.organization_id and n.interview_id = v.id
                 and n.question_index = v.current_question_index) as runs
            from ${interviewWithRoom} where v.organization_id = ${organizationId} and v.id = ${interviewId}`,
      ),
    );
  }

  /** Does nothing when the room exists. */
  async insert(organizationId: string, interviewId: string): Promise<void> {
    await this.#db.rows(
      named(
        'interview-room-insert',
        sql`insert into video_interview_rooms (organization_id, interview_id)
            select organization_id, id from video_interviews
            where organization_id = ${organizationId} and id = ${interviewId} on conflict do nothing`,
      ),
    );
  }

  /** Locks the room until the transaction ends. Read the room after this, not before. */
  async lock(organizationId: string, interviewId: string): Promise<void> {
    await this.#db.rows(
      named(
        'interview-room-lock',
        sql`select 1 from video_interview_rooms
            where organization_id = ${organizationId} and interview_id = ${interviewId} for no key update`,
      ),
    );
  }

  takeSeat(organizationId: string, interviewId: string, seat: string): void {
    this.#set(organizationId, interviewId, sql`seat_id = ${seat}, seats = seats + 1, last_seen_at = now()`);
  }

  /** Stored in the room, because each change of an interview would reach integrations that sync. */
  recordHeartbeat(organizationId: string, interviewId: string): void {
    this.#db.send(
      named(
        'interview-room-heartbeat',
        sql`update video_interview_rooms set last_seen_at = now()
            where organization_id = ${organizationId} and interview_id = ${interviewId}`,
      ),
    );
  }

  /** False when the interview can no longer start. `recordingDays`: as the candidate has read. */
  async begin(
    organizationId: string,
    interviewId: string,
    readiness: object,
    recordingDays: number | null,
  ): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`update video_interviews
          set status = 'in_progress', started_at = now(), readiness_json = ${JSON.stringify(readiness)}
          where organization_id = ${organizationId} and id = ${interviewId} and status = 'invited' and expires_at > now()
          returning 1`,
    );
    if (rows.length === 0) return false;
    this.#set(
      organizationId,
      interviewId,
      sql`consented_at = now(), recording_days = ${recordingDays}, last_seen_at = now()`,
    );
    return true;
  }

  openQuestion(organizationId: string, interviewId: string, index: number): void {
    this.#set(organizationId, interviewId, sql`opened_index = ${index}, opened_at = clock_timestamp()`);
  }

  insertRun(organizationId: string, interviewId: string, { index, run, seat, type }: NewRecordingRun): void {
    this.#db.send(
      named(
        'interview-run',
        sql`insert into video_interview_runs (organization_id, interview_id, question_index, run, seat_id, mime_type)
            values (${organizationId}, ${interviewId}, ${index}, ${run}, ${seat}, ${type})`,
      ),
    );
  }

  /** Does not go below the number of chunks that have arrived. */
  setExpectedChunks(
    organizationId: string,
    interviewId: string,
    index: number,
    { run, chunks }: { run: number; chunks: number },
  ): void {
    this.#db.send(
      named(
        'interview-run-expected',
        sql`update video_interview_runs n set expected_chunks = greatest(${chunks}::int, (
              select coalesce(max(c.number) + 1, 0) from video_interview_chunks c
              where c.organization_id = n.organization_id and c.interview_id = n.interview_id
                and c.question_index = n.question_index and c.run = n.run))
            where n.organization_id = ${organizationId} and n.interview_id = ${interviewId}
              and n.question_index = ${index} and n.run = ${run}`,
      ),
    );
  }

  async insertAnswer(
    organizationId: string,
    interviewId: string,
    { index, text, notes }: { index: number; text: string; notes: string | null },
  ): Promise<void> {
    this.#db.send(
      named(
        'interview-answer',
        sql`insert into video_interview_answers
              (id, organization_id, interview_id, question_index, question_text, notes, answered_at)
            values (${newId()}, ${organizationId}, ${interviewId}, ${index}, ${text}, ${notes}, clock_timestamp())
            on conflict do nothing`,
      ),
    );
    await this.#db.rows(
      sql`update video_interviews set current_question_index = ${index + 1}
          where organization_id = ${organizationId} and id = ${interviewId}`,
    );
  }

  complete(organizationId: string, interviewId: string): void {
    this.#db.send(
      sql`update video_interviews v
          set status = 'completed', ended_at = clock_timestamp(), recording_merge_status = ${mergeStatusAtEnd}
          where v.organization_id = ${organizationId} and v.id = ${interviewId}`,
    );
    this.#set(organizationId, interviewId, sql`closed_at = now()`);
  }

  #set(organizationId: string, interviewId: string, assignments: Sql): void {
    this.#db.send(
      sql`update video_interview_rooms set ${assignments}
          where organization_id = ${organizationId} and interview_id = ${interviewId}`,
    );
  }
}
