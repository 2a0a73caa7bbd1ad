import { type Database, prepared } from '#platform/database/database.ts';
import { firstOwnNumber, type Signal } from './signal.kinds.ts';

/** Of an interview. Further ones tell nothing new. */
const mostSignals = 1000;

// Clocks of strangers go wrong: what cannot be has happened now.
const keep = prepared(
  'interview-signals',
  `insert into video_interview_signals (organization_id, interview_id, seat_id, number, kind, question_index, at, seconds)
   select $1, $2, $3, s.number, s.kind, s.question,
     case when s.at between now() - interval '24 hours' and now() + interval '1 minute' then s.at else now() end, s.seconds
   from jsonb_to_recordset($4) as s (number int, kind text, question int, at timestamptz, seconds float8)
   order by s.number
   limit (select greatest(0, ${mostSignals} - count(*)) from video_interview_signals k
          where k.organization_id = $1 and k.interview_id = $2)
   on conflict do nothing`,
);
const takeover = prepared(
  'interview-seat-taken',
  `insert into video_interview_signals (organization_id, interview_id, seat_id, number, kind, question_index, at)
   select organization_id, interview_id, $3, ${firstOwnNumber} + seats, 'seat_taken', $4, clock_timestamp()
   from video_interview_rooms where organization_id = $1 and interview_id = $2 and seats <= ${mostSignals}`,
);

/** What was noticed during interviews. Whoever writes has locked the room. */
export class SignalRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Those that a tab has numbered alike are the same. */
  keep(organizationId: string, interviewId: string, seat: string, signals: readonly Signal[]): void {
    this.#db.send(keep, [organizationId, interviewId, seat, JSON.stringify(signals)]);
  }

  /** Another tab has taken the room; `seat` is the one that has it now. */
  keepTakeover(organizationId: string, interviewId: string, seat: string, index: number): void {
    this.#db.send(takeover, [organizationId, interviewId, seat, index]);
  }
}
