import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { openMade } from '#platform/isolation/made-file.ts';
import type { MediaMerger } from '#platform/media/media-merger.ts';
import { containerOf, type MediaFile, mimeTypes } from '#platform/media/media-types.ts';
import type { RecordingRepository, RecordingRun, StoredChunk, StoredRecording } from './recording.repository.ts';
import { type AnswerIntegrity, integrityOf } from './recording-integrity.ts';
import { interviewFolderOf } from './recording-keys.ts';
import { writeRun } from './run-file.ts';

export type InterviewMerge = {
  organizationId: string;
  interviewId: string;
  /** Folder on the local disk. */
  folder: string;
  signal: AbortSignal;
  /** Milliseconds left for files that turn out to be unreadable. */
  patience: { left: number };
};

/** `file` is the recording in the local folder; undefined without one. */
export type MergedAnswer = { integrity: AnswerIntegrity; file: MediaFile | undefined };

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

  /** `known` is the integrity that an earlier attempt has stored for it, `before` that of the answers before it. */
  async merge(
    work: InterviewMerge,
    runs: readonly RecordingRun[],
    { before, known }: { before: readonly AnswerIntegrity[]; known: AnswerIntegrity | undefined },
  ): Promise<MergedAnswer> {
    const index = (runs[0] as RecordingRun).index;
    const earlier = known && (await this.#fetchMerged(work, index, known));
    if (earlier) return { integrity: known, file: earlier };

    const { pieces, ...counts } = await this.#collect(work, runs);
    const target = path.join(work.folder, `answer-${index}`);
    const merged = await this.#merger.merge(pieces, target, work.signal);
    for (const piece of pieces) await rm(piece.path);
    const { isComplete, readable, ...stored } = counts;
    const integrity = { question_index: index, ...stored, complete: isComplete, sha256: null, seconds: null };
    if (!merged) {
      return { integrity: { ...integrity, complete: isComplete && stored.chunks_received === 0 }, file: undefined };
    }

    const recording = await this.store(work, index, merged.file);
    const answer: AnswerIntegrity = {
      ...integrity,
      complete: isComplete && readable === merged.of.length,
      sha256: recording.sha256.toString('hex'),
      seconds: recording.seconds,
    };
    await this.#db.transaction(async () => {
      await this.#recordings.save(work.organizationId, work.interviewId, recording);
      // Stored after each answer, so that a retry can use it.
      await this.#recordings.saveIntegrity(work.organizationId, work.interviewId, integrityOf([...before, answer]));
    });
    return { integrity: answer, file: merged.file };
  }

  /** `index` null: the whole interview. */
  async store(
    { organizationId, interviewId, signal }: InterviewMerge,
    index: number | null,
    file: MediaFile,
  ): Promise<StoredRecording> {
    const name = index === null ? 'whole' : `answer-${index}`;
    const key = `${interviewFolderOf(organizationId, interviewId)}/${name}.${file.container}`;
    const mimeType = mimeTypes[file.container];
    const sha256 = await hashOf(file.path, signal);
    const contents = (await openMade(file.path)).createReadStream({ signal });
    const bytes = await this.#files.put(key, contents, mimeType).finally(() => contents.destroy());
    // Recorders count milliseconds; finer digits are rounding errors.
    const seconds = Math.round(file.seconds * 1000) / 1000;
    return { index, key, mimeType, bytes, seconds, sha256 };
  }

  /** Undefined unless the store has the recording that `known` describes. */
  async #fetchMerged(
    { organizationId, interviewId, folder, signal }: InterviewMerge,
    index: number,
    known: AnswerIntegrity,
  ) {
    const recording = await this.#recordings.find(organizationId, interviewId, index);
    if (recording?.sha256.toString('hex') !== known.sha256) return undefined;
    const stream = recording && (await this.#files.read(recording.key));
    if (!stream) return undefined;
    const target = path.join(folder, `answer-${index}`);
    // A reader of another recording may have left something there.
    await rm(target, { force: true });
    await pipeline(stream, createWriteStream(target, { flags: 'wx' }), { signal });
    if ((await hashOf(target, signal)).equals(recording.sha256)) return this.#merger.inspect(target, signal);
    return undefined;
  }

  async #collect(work: InterviewMerge, runs: readonly RecordingRun[]) {
    const pieces: MediaFile[] = [];
    const counts = { chunks_expected: 0, chunks_received: 0, bytes: 0, runs: runs.length };
    let isComplete = true;
    let readable = 0;
    for (const run of runs) {
      const chunks = await this.#recordings.chunks(work.organizationId, work.interviewId, run);
      const expected = Math.max(run.expectedChunks ?? 0, (chunks.at(-1)?.number ?? -1) + 1);
      const { received, isReadable, file } = await this.#collectRun(work, run, chunks);
      counts.chunks_expected += expected;
      counts.chunks_received += received;
      counts.bytes += chunks.reduce((sum, { bytes }) => sum + bytes, 0);
      if (received > 0) readable++;
      if (received < expected || run.expectedChunks === null || !isReadable) isComplete = false;
      if (file) pieces.push(file);
    }
    return { ...counts, pieces, isComplete, readable };
  }

  async #collectRun(work: InterviewMerge, { index, run, mimeType }: RecordingRun, chunks: readonly StoredChunk[]) {
    const container = containerOf(mimeType);
    if (chunks.length === 0 || !container) return { received: 0, isReadable: true, file: undefined };
    const file = path.join(work.folder, `run-${index}-${run}`);
    const written = await writeRun(this.#files, { container, chunks, path: file }, work.signal);
    // Strangers can send hundreds of runs that each take minutes to fail.
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
  await pipeline((await openMade(file)).createReadStream(), hash, { signal });
  return hash.digest();
}
