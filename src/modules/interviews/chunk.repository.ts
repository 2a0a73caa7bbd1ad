import { type Database, prepared } from '#platform/database/database.ts';
import { shownState, withRoom } from './room.repository.ts';
import type { InterviewState } from './room.state.ts';

/** Where a chunk belongs: all from 0. */
export type ChunkPlace = { index: number; run: number; number: number };
export type NewChunk = ChunkPlace & { bytes: number; sha256: Buffer; key: string };

/** What decides whether a chunk is taken. */
export type ChunkTarget = {
  status: InterviewState;
  recordedBytes: number;
  hasChunks: boolean;
  /** Null: there is no such run. */
  type: string | null;
  /** Null until the answer is ended, and after that for a run that nobody knew the end of. */
  expected: number | null;
  /** What is in the place already. */
  kept: Buffer | null;
  keptKey: string | null;
};

const target = prepared(
  'interview-chunk-target',
  `select ${shownState} as status, coalesce(r.recorded_bytes, 0) as "recordedBytes", v.has_recording_chunks as "hasChunks",
     n.mime_type as type, n.expected_chunks as expected, c.sha256 as kept, c.file_key as "keptKey"
   from ${withRoom}
     left join video_interview_runs n on n.organization_id = v.organization_id and n.interview_id = v.id
       and n.question_index = $3 and n.run = $4
     left join video_interview_chunks c on c.organization_id = v.organization_id and c.interview_id = v.id
       and c.question_index = $3 and c.run = $4 and c.number = $5
   where v.organization_id = $1 and v.id = $2`,
);
const insert = prepared(
  'interview-chunk',
  `insert into video_interview_chunks
     (organization_id, interview_id, question_index, run, number, bytes, sha256, file_key, received_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp())`,
);
const count = prepared(
  'interview-chunk-count',
  `update video_interview_rooms set recorded_bytes = recorded_bytes + $3, last_seen_at = now()
   where organization_id = $1 and interview_id = $2`,
);
const first = `update video_interviews set has_recording_chunks = true
  where organization_id = $1 and id = $2 and not has_recording_chunks`;

/** What was received of recordings. */
export class ChunkRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  target(organizationId: string, interviewId: string, { index, run, number }: ChunkPlace) {
    return this.#db.row<ChunkTarget>(target, [organizationId, interviewId, index, run, number]);
  }

  /** To be called with the room locked, when nothing is in the place. */
  insert(organizationId: string, interviewId: string, chunk: NewChunk, { hasChunks }: ChunkTarget): void {
    const { index, run, number, bytes, sha256, key } = chunk;
    this.#db.send(insert, [organizationId, interviewId, index, run, number, bytes, sha256, key]);
    this.#db.send(count, [organizationId, interviewId, bytes]);
    if (!hasChunks) this.#db.send(first, [organizationId, interviewId]);
  }
}
