import type { Readable } from 'node:stream';
import { NotFound } from '#platform/errors.ts';
import type { ByteRange, FileStore } from '#platform/files/file-store.ts';
import type { Recording, RecordingRepository } from './recording.repository.ts';

export type OpenRecording = {
  type: string;
  /** Size in bytes. */
  size: number;
  read(range?: ByteRange): Promise<Readable>;
};

export class RecordingService {
  readonly #recordings: RecordingRepository;
  readonly #files: FileStore;
  constructor(recordings: RecordingRepository, files: FileStore) {
    this.#recordings = recordings;
    this.#files = files;
  }

  /** Ordered by question. The whole interview is last. */
  list(organizationId: string, interviewId: string): Promise<Recording[]> {
    return this.#recordings.list(organizationId, interviewId);
  }

  /** Recordings of all interviews of a candidate. */
  async ofCandidate(organizationId: string, candidateId: string): Promise<(Recording & { interview_id: string })[]> {
    return this.#recordings.ofCandidate(organizationId, candidateId);
  }

  /** Throws NotFound, also where the file is gone, and Unavailable. */
  async open(organizationId: string, interviewId: string, questionIndex: number | null): Promise<OpenRecording> {
    const recording = await this.#recordings.find(organizationId, interviewId, questionIndex);
    const size = recording && (await this.#files.sizeOf(recording.key));
    if (!recording || size === undefined) throw new NotFound('The recording');
    return { type: recording.mimeType, size, read: (range) => this.#read(recording.key, range) };
  }

  async #read(key: string, range?: ByteRange): Promise<Readable> {
    const contents = await this.#files.read(key, range);
    if (!contents) throw new NotFound('The recording');
    return contents;
  }
}
