import { Readable } from 'node:stream';
import type { Database } from '#platform/database/database.ts';
import { NotFound } from '#platform/errors.ts';
import type { FileStore } from '#platform/files/file-store.ts';

/** Bytes from `start` to `end`, both included. */
type ByteRange = { start: number; end: number };

export type Recording = {
  /** Null: the whole interview. */
  question_index: number | null;
  seconds: number;
  bytes: number;
  mime_type: string;
  created_at: string;
};

/** A recording to be read, in parts too. */
type OpenRecording = {
  type: string;
  /** In bytes. */
  size: number;
  read(range?: ByteRange): Promise<Readable>;
};

/** What was recorded of interviews, as it was merged. */
export class RecordingService {
  readonly #db: Database;
  readonly #files: FileStore;
  constructor(db: Database, files: FileStore) {
    this.#db = db;
    this.#files = files;
  }

  /** By question, the whole last. Of an unknown interview there are none. */
  list(organizationId: string, interviewId: string): Promise<Recording[]> {
    return this.#db.rows(
      `select question_index, seconds, bytes, mime_type, created_at from video_interview_recordings
       where organization_id = $1 and interview_id = $2 order by question_index`,
      [organizationId, interviewId],
    );
  }

  /** Throws NotFound, also where the file is gone. */
  async open(organizationId: string, interviewId: string, questionIndex: number | null): Promise<OpenRecording> {
    const row = await this.#db.row<{ type: string; key: string }>(
      `select mime_type as type, file_key as key from video_interview_recordings
       where organization_id = $1 and interview_id = $2 and question_index is not distinct from $3`,
      [organizationId, interviewId, questionIndex],
    );
    const size = row && (await this.#files.sizeOf(row.key));
    if (!row || size === undefined) throw new NotFound('The recording');
    return { type: row.type, size, read: (range) => this.#read(row.key, range) };
  }

  async #read(key: string, range?: ByteRange): Promise<Readable> {
    const contents = await this.#files.read(key);
    if (!contents) throw new NotFound('The recording');
    return range ? Readable.from(part(contents, range)) : contents;
  }
}

async function* part(contents: Readable, { start, end }: ByteRange): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const chunk of contents as AsyncIterable<Buffer>) {
    const wanted = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    if (wanted.length > 0) yield wanted;
    at += chunk.length;
    if (at > end) return;
  }
}
