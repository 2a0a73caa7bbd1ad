import type { InterviewQuestion } from '#modules/jobs';
import { type Database, prepared } from '#platform/database/database.ts';
import { newId } from '#platform/ids.ts';
import { isDeserted } from './room.life.ts';
import type { InterviewState } from './room.state.ts';

/** An interview with its room, and what was recorded of the current question. */
export type Room = {
  interviewId: string;
  candidateId: string;
  jobId: string | null;
  /** As it is shown: `expired` and `abandoned` as soon as they are so. */
  status: InterviewState;
  questions: InterviewQuestion[];
  index: number;
  /** The tab that has the room; null before the first. */
  seatId: string | null;
  openedIndex: number | null;
  openedAt: string | null;
  /** Since then. */
  openedSeconds: number;
  now: string;
  runs: { run: number; type: string; seatId: string; received: number[] }[];
};

/** SQL: the state of an interview `v` with the room `r` as people see it, before the schedules have stored it. */
export const shownState = `case when v.status = 'invited' and v.expires_at <= now() then 'expired'
    when v.status = 'in_progress' and ${isDeserted('v', 'r')} then 'abandoned' else v.status end`;

export const withRoom = `video_interviews v left join video_interview_rooms r
    on r.organization_id = v.organization_id and r.interview_id = v.id`;

const one = prepared(
  'interview-room',
  `select v.id as "interviewId", v.candidate_id as "candidateId", v.job_id as "jobId", ${shownState} as status,
     v.questions, v.current_question_index as index, r.seat_id as "seatId", r.opened_index as "openedIndex",
     r.opened_at as "openedAt", coalesce(extract(epoch from clock_timestamp() - r.opened_at), 0)::float8 as "openedSeconds",
     clock_timestamp()::timestamptz(3) as now,
     (select coalesce(jsonb_agg(jsonb_build_object('run', n.run, 'type', n.mime_type, 'seatId', n.seat_id, 'received',
          (select coalesce(jsonb_agg(c.number order by c.number), '[]') from video_interview_chunks c
           where c.organization_id = n.organization_id and c.interview_id = n.interview_id
             and c.question_index = n.question_index and c.run = n.run)) order by n.run), '[]')
      from video_interview_runs n where n.organization_id = v.organization_id and n.interview_id = v.id
        and n.question_index = v.current_question_index) as runs
   from ${withRoom} where v.organization_id = $1 and v.id = $2`,
);
const make = prepared(
  'interview-room-make',
  `insert into video_interview_rooms (organization_id, interview_id)
   select organization_id, id from video_interviews where organization_id = $1 and id = $2 on conflict do nothing`,
);
const lock = prepared(
  'interview-room-lock',
  'select 1 from video_interview_rooms where organization_id = $1 and interview_id = $2 for no key update',
);
const seen = prepared(
  'interview-room-seen',
  'update video_interview_rooms set last_seen_at = now() where organization_id = $1 and interview_id = $2',
);
const keepAnswer = prepared(
  'interview-answer',
  `insert into video_interview_answers
     (id, organization_id, interview_id, question_index, question_text, notes, answered_at)
   values ($1, $2, $3, $4, $5, $6, clock_timestamp()) on conflict do nothing`,
);

/**
 * Rooms of interviews. Whoever writes has locked the room, which everything that happens in it waits for; it is locked
 * before the interview.
 */
export class RoomRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  find(organizationId: string, interviewId: string): Promise<Room | undefined> {
    return this.#db.row(one, [organizationId, interviewId]);
  }

  /** Makes the room where nobody was in it before. */
  async make(organizationId: string, interviewId: string): Promise<void> {
    await this.#db.rows(make, [organizationId, interviewId]);
  }

  /** Until the transaction ends. What is read after that is as those left it who were waited for. */
  async lock(organizationId: string, interviewId: string): Promise<void> {
    await this.#db.rows(lock, [organizationId, interviewId]);
  }

  takeSeat(organizationId: string, interviewId: string, seat: string): void {
    this.#set(organizationId, interviewId, 'seat_id = $3, seats = seats + 1, last_seen_at = now()', [seat]);
  }

  /** Somebody was heard of. Not written to the interview, whose changes integrations follow. */
  seen(organizationId: string, interviewId: string): void {
    this.#db.send(seen, [organizationId, interviewId]);
  }

  /** False, and nothing done, where the invitation has run out or something else was quicker. */
  async begin(organizationId: string, interviewId: string, readiness: object): Promise<boolean> {
    const rows = await this.#db.rows(
      `update video_interviews set status = 'in_progress', started_at = now(), readiness_json = $3
       where organization_id = $1 and id = $2 and status = 'invited' and expires_at > now() returning 1`,
      [organizationId, interviewId, JSON.stringify(readiness)],
    );
    if (rows.length > 0) this.#set(organizationId, interviewId, 'consented_at = now(), last_seen_at = now()');
    return rows.length > 0;
  }

  openQuestion(organizationId: string, interviewId: string, index: number): void {
    this.#set(organizationId, interviewId, 'opened_index = $3, opened_at = clock_timestamp()', [index]);
  }

  /** What was recorded of it is found by the index. */
  async keepAnswer(
    organizationId: string,
    interviewId: string,
    { index, text, notes }: { index: number; text: string; notes: string | null },
  ): Promise<void> {
    this.#db.send(keepAnswer, [newId(), organizationId, interviewId, index, text, notes]);
    await this.#db.rows(
      'update video_interviews set current_question_index = $3 where organization_id = $1 and id = $2',
      [organizationId, interviewId, index + 1],
    );
  }

  #set(organizationId: string, interviewId: string, assignments: string, values: unknown[] = []): void {
    this.#db.send(`update video_interview_rooms set ${assignments} where organization_id = $1 and interview_id = $2`, [
      organizationId,
      interviewId,
      ...values,
    ]);
  }
}
