import type { Database } from '#platform/database/database.ts';
import { NotFound, PayloadTooLarge, UnsupportedMediaType, ValidationError } from '#platform/errors.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { ChunkPosition, ChunkRepository, ChunkTarget, NewChunk } from './chunk.repository.ts';
import { checkedDigest } from './chunk-digest.ts';
import { detectMediaType, essenceOf } from './chunk-media.ts';
import type { RoomRepository } from './room.repository.ts';
import type { InterviewRoomService } from './room.service.ts';
import { type RoomProblem, RoomRefusal } from './room-refusal.ts';

/** Four times the size of three seconds of video. */
export const maxChunkBytes = 4 * 1024 * 1024;
/** Limit per run: half an hour. */
export const maxChunks = 600;
const maxInterviewBytes = 1024 * 1024 * 1024;

/** `seat` is the tab, if known. */
export type ChunkSource = { organizationId: string; interviewId: string; seat?: string | undefined };
export type ChunkUpload = { bytes: Buffer; type: string; digest: string | undefined };

/** Stores the file, then the row, then confirms: whatever fails in between, the browser sends the chunk again. */
export class ChunkService {
  readonly #db: Database;
  readonly #chunks: ChunkRepository;
  readonly #rooms: RoomRepository;
  readonly #room: InterviewRoomService;
  readonly #files: FileStore;
  constructor(
    db: Database,
    chunks: ChunkRepository,
    rooms: RoomRepository,
    room: InterviewRoomService,
    files: FileStore,
  ) {
    this.#db = db;
    this.#chunks = chunks;
    this.#rooms = rooms;
    this.#room = room;
    this.#files = files;
  }

  /**
   * Accepts chunks until the interview ends. Throws ValidationError, UnsupportedMediaType, PayloadTooLarge, RoomRefusal
   * and NotFound.
   */
  async receive(from: ChunkSource, position: ChunkPosition, { bytes, type, digest }: ChunkUpload): Promise<void> {
    const sha256 = checkedDigest(bytes, digest);
    if (bytes.length === 0) throw new ValidationError([{ path: 'body', code: 'too_small', message: 'is empty' }]);
    const chunk = { ...position, bytes: bytes.length, sha256, key: keyOf(from, position, sha256) };
    const target = await this.#target(from, position);
    if (await this.#isStored(from, chunk, target)) return;
    checkType(target, type, position.number === 0 ? bytes : undefined);
    await this.#files.put(chunk.key, bytes, essenceOf(type));
    await this.#store(from, chunk);
  }

  /** Checks again under the lock. */
  async #store(from: ChunkSource, chunk: NewChunk): Promise<void> {
    const { organizationId, interviewId } = from;
    let storedKey: string | null = null;
    try {
      await this.#db.transaction(async () => {
        await this.#rooms.lock(organizationId, interviewId);
        const target = await this.#target(from, chunk);
        storedKey = target.storedKey;
        if (!(await this.#isStored(from, chunk, target)))
          this.#chunks.insert(organizationId, interviewId, chunk, target);
      });
    } catch (error) {
      // After any other failure, a row that needs the file may exist.
      const isRefused = error instanceof RoomRefusal || error instanceof PayloadTooLarge;
      // A file that cannot be removed now goes with the interview's folder.
      if (isRefused && storedKey !== chunk.key) await this.#files.remove([chunk.key]).catch(() => {});
      throw error;
    }
  }

  async #target({ organizationId, interviewId }: ChunkSource, position: ChunkPosition): Promise<ChunkTarget> {
    const target = await this.#chunks.target(organizationId, interviewId, position);
    if (!target) throw new NotFound('The interview');
    return target;
  }

  /** False for a chunk that is to be stored. Throws RoomRefusal and PayloadTooLarge. */
  async #isStored(from: ChunkSource, chunk: NewChunk, target: ChunkTarget): Promise<boolean> {
    if (target.storedDigest?.equals(chunk.sha256)) return true;
    const problem = problemOf(target, chunk);
    if (problem) {
      throw new RoomRefusal(problem, await this.#room.state(from.organizationId, from.interviewId, from.seat));
    }
    if (chunk.number >= maxChunks) throw new PayloadTooLarge('The recording has too many chunks.');
    if (target.recordedBytes + chunk.bytes > maxInterviewBytes) {
      throw new PayloadTooLarge('The recordings of the interview are too large.');
    }
    return false;
  }
}

function problemOf(target: ChunkTarget, { number }: ChunkPosition): RoomProblem | undefined {
  if (target.status === 'invited') return 'not_begun';
  if (target.status !== 'in_progress') return 'ended';
  if (target.storedDigest) return 'chunk_differs';
  const isExpected = target.type !== null && (target.expectedChunks === null || number < target.expectedChunks);
  return isExpected ? undefined : 'out_of_turn';
}

/** The declared type, and that of the first chunk's bytes, must be the type of the run. */
function checkType(target: ChunkTarget, declared: string, beginning: Buffer | undefined): void {
  const expected = essenceOf(target.type ?? '');
  if (essenceOf(declared) !== expected) {
    throw new UnsupportedMediaType(`The chunk must be ${expected}, like its recording.`);
  }
  if (beginning && detectMediaType(beginning) !== expected) {
    throw new UnsupportedMediaType(`The first chunk is not ${expected}.`);
  }
}

const keyOf = ({ organizationId, interviewId }: ChunkSource, { index, run, number }: ChunkPosition, sha256: Buffer) =>
  `${organizationId}/interviews/${interviewId}/chunks/${index}-${run}-${number}-${sha256.toString('hex').slice(0, 16)}`;
