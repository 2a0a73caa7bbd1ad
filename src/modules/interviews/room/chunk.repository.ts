import type { Database } from '#platform/database/database.ts';
import { named, sql } from '#platform/database/sql.ts';
import { currentStatus, interviewWithRoom } from './room.repository.ts';
import type { InterviewState } from './room-state.ts';

/** All numbers start at 0. `index` is that of the question. */
export type ChunkPosition = { index: number; run: number; number: number };
export type NewChunk = ChunkPosition & { bytes: number; sha256: Buffer; key: string };

export type ChunkTarget = {
  status: InterviewState;
  recordedBytes: number;
  hasChunks: boolean;
  /** Null without such a run. */
  type: string | null;
  /** Null until the answer ends, and where the end of the run is unknown. */
  expectedChunks: number | null;
  /** Digest of the chunk that is stored at this position. */
  storedDigest: Buffer | null;
  storedKey: string | null;
};

export class ChunkRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  target(
    organizationId: string,
    interviewId: string,
    { index, run, number }: ChunkPosition,
  ): Promise<ChunkTarget | undefined> {
    return this.#db.record(
      named(
        'interview-chunk-target',
        sql`select ${currentStatus} as status, coalesce(r.recorded_bytes, 0) as recorded_bytes,
              v.has_recording_chunks as has_chunks, n.mime_type as type, n.expected_chunks,
              c.sha256 as stored_digest, c.file_key as stored_key
            from ${interviewWithRoom}
              left join video_interview_runs n on n.organization_id = v.organization_id and n.interview_id = v.id
                and n.question_index = ${index} and n.run = ${run}
              left join video_interview_chunks c on c.organization_id = v.organization_id and c.interview_id = v.id
                and c.question_index = ${index} and c.run = ${run} and c.number = ${number}
            where v.organization_id = ${organizationId} and v.id = ${interviewId}`,
      ),
    );
  }

  /** Needs the lock of the room, and a position without a chunk. */
  insert(organizationId: string, interviewId: string, chunk: NewChunk, { hasChunks }: ChunkTarget): void {
    const { index, run, number, bytes, sha256, key } = chunk;
    this.#db.send(
      named(
        'interview-chunk',
        sql`insert into video_interview_chunks
              (organization_id, interview_id, question_index, run, number, bytes, sha256, file_key, received_at)
            values (${organizationId}, ${interviewId}, ${index}, ${run}, ${number}, ${bytes}, ${sha256}, ${key},
              clock_timestamp())`,
      ),
    );
    this.#db.send(
      named(
        'interview-chunk-count',
        sql`update video_interview_rooms set recorded_bytes = recorded_bytes + ${bytes}, last_seen_at = now()
            where organization_id = ${organizationId} and interview_id = ${interviewId}`,
      ),
    );
    if (hasChunks) return;
    this.#db.send(
      sql`update video_interviews set has_recording_chunks = true
          where organization_id = ${organizationId} and id = ${interviewId} and not has_recording_chunks`,
    );
  }
}
