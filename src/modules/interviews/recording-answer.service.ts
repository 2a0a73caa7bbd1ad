import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { containerOf, type MediaFile, mimeTypes } from '#platform/media/media.types.ts';
import type { MediaMerger } from '#platform/media/recording-merger.ts';
import { type AnswerIntegrity, integrityOf } from './recording.integrity.ts';
import { folderOf } from './recording.keys.ts';
import type { Chunk, NewRecording, RecordingRepository, Run } from './recording.repository.ts';
import { writeRun } from './recording.run-file.ts';

/** Whose recordings are made, and where their files lie meanwhile. `patience`: ms for reading what turns out to be unreadable. */
export type Work = {
  organizationId: string;
  interviewId: string;
  folder: string;
  signal: AbortSignal;
  patience: { left: number };
};

/** What was made of an answer: `file` lies in the folder, and in the store. */
export type MadeAnswer = { integrity: AnswerIntegrity; file: MediaFile | undefined };

/** Makes one recording of each answer's runs. */
export class RecordingAnswerService {
  readonly #db: Database;
  readonly #recordings: RecordingRepository;
  readonly #files: FileStore;
  readonly #merger: MediaMerger;
  constructor(db: Database, recordings: RecordingRepository, files: FileStore, merger: MediaMerger) {
    this.#db = db;
    this.#recordings = recordings;
    this.#files = files;
    this.#merger = merger;
  }

  /**
   * Makes and keeps the recording of an answer, unless an earlier try has. `before` is what was made of the answers before
   * it, `known` what the earlier try noted of this one.
   */
  async make(
    work: Work,
    runs: readonly Run[],
    { before, known }: { before: readonly AnswerIntegrity[]; known: AnswerIntegrity | undefined },
  ): Promise<MadeAnswer> {
    const index = (runs[0] as Run).index;
    const earlier = known && (await this.#fetchMade(work, index, known));
    if (earlier) return { integrity: known, file: earlier };

    const { pieces, ...counts } = await this.#collect(work, runs);
    const target = path.join(work.folder, `answer-${index}`);
    const merged = await this.#merger.merge(pieces, target, work.signal);
    for (const piece of pieces) await rm(piece.path);
    const { isComplete, readable, ...told } = counts;
    const integrity = { question_index: index, ...told, complete: isComplete, sha256: null, seconds: null };
    if (!merged)
      return { integrity: { ...integrity, complete: isComplete && told.chunks_received === 0 }, file: undefined };

    const kept = await this.store(work, index, merged.file);
    const made: AnswerIntegrity = {
      ...integrity,
      complete: isComplete && readable === merged.of.length,
      sha256: kept.sha256.toString('hex'),
      seconds: kept.seconds,
    };
    await this.#db.transaction(async () => {
      await this.#recordings.keep(work.organizationId, work.interviewId, kept);
      // noted as it goes, so that another try has it
      await this.#recordings.keepIntegrity(work.organizationId, work.interviewId, integrityOf([...before, made]));
    });
    return { integrity: made, file: merged.file };
  }

  /** Puts a file into the store, as the recording of an answer or of the whole (null). */
  async store(
    { organizationId, interviewId, signal }: Work,
    index: number | null,
    file: MediaFile,
  ): Promise<NewRecording> {
    const name = index === null ? 'whole' : `answer-${index}`;
    const key = `${folderOf(organizationId, interviewId)}/${name}.${file.container}`;
    const mimeType = mimeTypes[file.container];
    const sha256 = await hashOf(file.path, signal);
    const bytes = await this.#files.put(key, createReadStream(file.path, { signal }), mimeType);
    // Recorders count milliseconds; what is finer is noise of adding them up.
    const seconds = Math.round(file.seconds * 1000) / 1000;
    return { index, key, mimeType, bytes, seconds, sha256 };
  }

  /** Undefined where there is none, or not the one that was noted. */
  async #fetchMade({ organizationId, interviewId, folder, signal }: Work, index: number, known: AnswerIntegrity) {
    const made = await this.#recordings.made(organizationId, interviewId, index);
    if (made?.sha256.toString('hex') !== known.sha256) return undefined;
    const stream = made && (await this.#files.read(made.key));
    if (!stream) return undefined;
    const target = path.join(folder, `answer-${index}`);
    await pipeline(stream, createWriteStream(target), { signal });
    if ((await hashOf(target, signal)).equals(made.sha256)) return this.#merger.inspect(target, signal);
    return undefined;
  }

  async #collect(work: Work, runs: readonly Run[]) {
    const pieces: MediaFile[] = [];
    const counts = { chunks_expected: 0, chunks_received: 0, bytes: 0, runs: runs.length };
    let isComplete = true;
    let readable = 0;
    for (const run of runs) {
      const chunks = await this.#recordings.chunks(work.organizationId, work.interviewId, run);
      const expected = Math.max(run.expected ?? 0, (chunks.at(-1)?.number ?? -1) + 1);
      const { received, isReadable, file } = await this.#collectRun(work, run, chunks);
      counts.chunks_expected += expected;
      counts.chunks_received += received;
      counts.bytes += chunks.reduce((sum, { bytes }) => sum + bytes, 0);
      if (received > 0) readable++;
      if (received < expected || run.expected === null || !isReadable) isComplete = false;
      if (file) pieces.push(file);
    }
    return { ...counts, pieces, isComplete, readable };
  }

  async #collectRun(work: Work, { index, run, mimeType }: Run, chunks: readonly Chunk[]) {
    const container = containerOf(mimeType);
    if (chunks.length === 0 || !container) return { received: 0, isReadable: true, file: undefined };
    const file = path.join(work.folder, `run-${index}-${run}`);
    const written = await writeRun(this.#files, { container, chunks, path: file }, work.signal);
    // A stranger can make hundreds of runs that take a reader minutes each to give up, while others wait for theirs.
    const since = performance.now();
    const read = work.patience.left > 0 ? await this.#merger.inspect(file, work.signal) : undefined;
    if (!read) {
      work.patience.left -= performance.now() - since;
      await rm(file);
    }
    return { ...written, file: read };
  }
}

async function hashOf(file: string, signal: AbortSignal): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash, { signal });
  return hash.digest();
}
