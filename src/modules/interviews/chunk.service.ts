import type { Database } from '#platform/database/database.ts';
import { NotFound, PayloadTooLarge, UnsupportedMediaType, ValidationError } from '#platform/errors.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { checkedDigest } from './chunk.digest.ts';
import { beginsAs, essenceOf } from './chunk.media.ts';
import type { ChunkPlace, ChunkRepository, ChunkTarget, NewChunk } from './chunk.repository.ts';
import { type RoomProblem, RoomRefusal } from './room.refusal.ts';
import type { RoomRepository } from './room.repository.ts';
import type { InterviewRoomService } from './room.service.ts';

/** Three seconds of video are a quarter of it. */
export const maxChunkBytes = 4 * 1024 * 1024;
/** Half an hour of one recording. */
const mostChunks = 600;
const maxInterviewBytes = 1024 * 1024 * 1024;

/** Which interview, and the tab that sends, if it says so. */
export type ChunkSource = { organizationId: string; interviewId: string; seat?: string | undefined };
export type SentChunk = { bytes: Buffer; type: string; digest: string | undefined };

/**
 * Takes what browsers record, in pieces, in any order and as often as they come. A chunk that was taken is on the store
 * before it is in the database, and in the database before that is said: whatever dies in between, it is sent again.
 */
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
   * From any tab of the interview, until it has ended; the same once more changes nothing. Throws ValidationError (digest,
   * nothing in it), UnsupportedMediaType, PayloadTooLarge, RoomRefusal, and NotFound without such an interview.
   */
  async take(from: ChunkSource, place: ChunkPlace, { bytes, type, digest }: SentChunk): Promise<void> {
    const sha256 = checkedDigest(bytes, digest);
    if (bytes.length === 0) throw new ValidationError([{ path: 'body', code: 'too_small', message: 'is empty' }]);
    const chunk = { ...place, bytes: bytes.length, sha256, key: keyOf(from, place, sha256) };
    const target = await this.#target(from, place);
    if (await this.#isKept(from, chunk, target)) return;
    checkType(target, type, place.number === 0 ? bytes : undefined);
    await this.#files.put(chunk.key, bytes, essenceOf(type));
    await this.#keep(from, chunk);
  }

  /** Looks again under the lock: others may have been quicker. */
  async #keep(from: ChunkSource, chunk: NewChunk): Promise<void> {
    const { organizationId, interviewId } = from;
    let keptKey: string | null = null;
    try {
      await this.#db.transaction(async () => {
        await this.#rooms.lock(organizationId, interviewId);
        const target = await this.#target(from, chunk);
        keptKey = target.keptKey;
        if (!(await this.#isKept(from, chunk, target))) this.#chunks.insert(organizationId, interviewId, chunk, target);
      });
    } catch (error) {
      // After any other failure it is not known whether a row names the file.
      const isRefused = error instanceof RoomRefusal || error instanceof PayloadTooLarge;
      // What cannot be removed goes with the interview's folder.
      if (isRefused && keptKey !== chunk.key) await this.#files.remove([chunk.key]).catch(() => {});
      throw error;
    }
  }

  async #target({ organizationId, interviewId }: ChunkSource, place: ChunkPlace): Promise<ChunkTarget> {
    const target = await this.#chunks.target(organizationId, interviewId, place);
    if (!target) throw new NotFound('The interview');
    return target;
  }

  /** False for a chunk that is to be taken. Throws RoomRefusal and PayloadTooLarge. */
  async #isKept(from: ChunkSource, chunk: NewChunk, target: ChunkTarget): Promise<boolean> {
    if (target.kept?.equals(chunk.sha256)) return true;
    const problem = problemOf(target, chunk);
    if (problem) {
      throw new RoomRefusal(problem, await this.#room.state(from.organizationId, from.interviewId, from.seat));
    }
    if (chunk.number >= mostChunks) throw new PayloadTooLarge('The recording has too many chunks.');
    if (target.recordedBytes + chunk.bytes > maxInterviewBytes) {
      throw new PayloadTooLarge('The recordings of the interview are too large.');
    }
    return false;
  }
}

function problemOf(target: ChunkTarget, { number }: ChunkPlace): RoomProblem | undefined {
  if (target.status === 'invited') return 'not_begun';
  if (target.status !== 'in_progress') return 'ended';
  if (target.kept) return 'chunk_differs';
  const isExpected = target.type !== null && (target.expected === null || number < target.expected);
  return isExpected ? undefined : 'out_of_turn';
}

/** Throws UnsupportedMediaType for another type than the recording was begun with, be it declared or, at its beginning, found. */
function checkType(target: ChunkTarget, declared: string, beginning: Buffer | undefined): void {
  const wanted = essenceOf(target.type ?? '');
  if (essenceOf(declared) !== wanted)
    throw new UnsupportedMediaType(`The chunk must be ${wanted}, as its recording is.`);
  if (beginning && beginsAs(beginning) !== wanted) {
    throw new UnsupportedMediaType(`The recording does not begin as ${wanted} does.`);
  }
}

const keyOf = ({ organizationId, interviewId }: ChunkSource, { index, run, number }: ChunkPlace, sha256: Buffer) =>
  `${organizationId}/interviews/${interviewId}/chunks/${index}-${run}-${number}-${sha256.toString('hex').slice(0, 16)}`;
