import type { Readable } from 'node:stream';
import type { Database } from '#platform/database/database.ts';
import { NotFound } from '#platform/errors.ts';
import type { ByteRange, FileStore } from '#platform/files/file-store.ts';

export type Recording = {
  /** Null: the whole interview. */
  question_index: number | null;
  seconds: number;
  bytes: number;
  mime_type: string;
  created_at: string;
};

/** A recording to be read, in parts too. */
export type OpenRecording = {
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
      `select question_index, seconds, bytes::float8 as bytes, mime_type, created_at from video_interview_recordings
       where organization_id = $1 and interview_id = $2 order by question_index`,
      [organizationId, interviewId],
    );
  }

  /** Throws NotFound, also where the file is gone, and Unavailable where the store is away. */
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
    const contents = await this.#files.read(key, range);
    if (!contents) throw new NotFound('The recording');
    return contents;
  }
}
