import { type Database, prepared } from '#platform/database/database.ts';

export type NewRun = { index: number; run: number; seat: string; type: string };

const start = prepared(
  'interview-run',
  `insert into video_interview_runs (organization_id, interview_id, question_index, run, seat_id, mime_type)
   values ($1, $2, $3, $4, $5, $6)`,
);
const expectChunks = prepared(
  'interview-run-expected',
  `update video_interview_runs n set expected_chunks = greatest($5::int, (
     select coalesce(max(c.number) + 1, 0) from video_interview_chunks c
     where c.organization_id = $1 and c.interview_id = $2 and c.question_index = $3 and c.run = $4))
   where n.organization_id = $1 and n.interview_id = $2 and n.question_index = $3 and n.run = $4`,
);

/** Recordings of a question, from a start to a stop each. Whoever writes has locked the room. */
export class RunRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  start(organizationId: string, interviewId: string, { index, run, seat, type }: NewRun): void {
    this.#db.send(start, [organizationId, interviewId, index, run, seat, type]);
  }

  /** How many chunks there are to be, as who has made them says; never fewer than there are. */
  expect(organizationId: string, interviewId: string, index: number, { run, chunks }: { run: number; chunks: number }) {
    this.#db.send(expectChunks, [organizationId, interviewId, index, run, chunks]);
  }
}
