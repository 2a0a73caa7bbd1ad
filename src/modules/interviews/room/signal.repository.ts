import type { Database } from '#platform/database/database.ts';
import { named, raw, sql } from '#platform/database/sql.ts';
import { firstOwnNumber, type Signal } from './signal-kinds.ts';

/** Limit per interview. Further signals are dropped. */
const maxSignals = raw('1000');

export class SignalRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Skips numbers that the tab has used before. An impossible time becomes now. */
  insert(organizationId: string, interviewId: string, seat: string, signals: readonly Signal[]): void {
    this.#db.send(
      named(
        'interview-signals',
        sql`insert into video_interview_signals
              (organization_id, interview_id, seat_id, number, kind, question_index, at, seconds)
            select ${organizationId}::uuid, ${interviewId}::uuid, ${seat}, s.number, s.kind, s.question,
              case when s.at between now() - interval '24 hours' and now() + interval '1 minute' then s.at else now() end,
              s.seconds
            from jsonb_to_recordset(${JSON.stringify(signals)})
              as s (number int, kind text, question int, at timestamptz, seconds float8)
            order by s.number
            limit (select greatest(0, ${maxSignals} - count(*)) from video_interview_signals k
                   where k.organization_id = ${organizationId} and k.interview_id = ${interviewId})
            on conflict do nothing`,
      ),
    );
  }

  insertTakeover(organizationId: string, interviewId: string, seat: string, index: number): void {
    this.#db.send(
      named(
        'interview-seat-taken',
        sql`insert into video_interview_signals (organization_id, interview_id, seat_id, number, kind, question_index, at)
            select organization_id, interview_id, ${seat}, ${raw(String(firstOwnNumber))} + seats, 'seat_taken',
              ${index}::int, clock_timestamp()
            from video_interview_rooms
            where organization_id = ${organizationId} and interview_id = ${interviewId} and seats <= ${maxSignals}`,
      ),
    );
  }
}
