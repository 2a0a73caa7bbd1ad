import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Exclusive } from '#platform/database/exclusive.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Logger } from '#platform/log.ts';
import { chunkFolderOf, folderOf } from './recording.keys.ts';
import { recordingLock } from './recording-merge.service.ts';
import type { Kept, RecordingRetentionRepository } from './recording-retention.repository.ts';

const size = 200;
const dayMs = 86_400_000;

/** Keeps recordings as long as the settings say, and what they were made of for a day. */
export class RecordingRetentionService {
  readonly #kept: RecordingRetentionRepository;
  readonly #files: FileStore;
  readonly #exclusive: Exclusive;
  readonly #clock: Clock;
  readonly #days: number;
  readonly #log: Logger;
  constructor(
    kept: RecordingRetentionRepository,
    files: FileStore,
    exclusive: Exclusive,
    clock: Clock,
    config: Config,
    log: Logger,
  ) {
    this.#kept = kept;
    this.#files = files;
    this.#exclusive = exclusive;
    this.#clock = clock;
    this.#days = config.recordingDays;
    this.#log = log;
  }

  /**
   * Of every organization. Files go before their rows, so that a run that is cut off is made good by the next; one whose
   * files cannot be removed is left for the next, and stops no other. Stops early when told to.
   */
  async remove(signal: AbortSignal): Promise<void> {
    const now = this.#clock.now().getTime();
    const ended = new Date(now - this.#days * dayMs);
    await this.#each(
      signal,
      (after) => this.#kept.endedBefore(ended, after, size),
      async (one) => {
        await this.#files.removeFolder(folderOf(one.organizationId, one.interviewId));
        await this.#kept.forget(one);
      },
    );
    const merged = new Date(now - dayMs);
    await this.#each(
      signal,
      (after) => this.#kept.withNeedlessChunks(merged, after, size),
      async (one) => {
        await this.#checkRecordings(one);
        await this.#files.removeFolder(chunkFolderOf(one.organizationId, one.interviewId));
        await this.#kept.forgetChunks(one);
      },
    );
  }

  /** Throws where a recording is not in the store as it was kept: it can be made again as long as the chunks are there. */
  async #checkRecordings(one: Kept): Promise<void> {
    for (const { key, bytes } of await this.#kept.recordings(one)) {
      const size = await this.#files.sizeOf(key);
      if (size !== bytes) throw new Error(`a recording has ${size ?? 'no'} bytes in the store instead of ${bytes}`);
    }
  }

  async #each(
    signal: AbortSignal,
    page: (after: Kept | undefined) => Promise<Kept[]>,
    work: (one: Kept) => Promise<void>,
  ) {
    for (let after: Kept | undefined; !signal.aborted; ) {
      const some = await page(after);
      for (const one of some) {
        if (signal.aborted) return;
        await this.#tryOne(one, work);
      }
      if (some.length < size) return;
      after = some.at(-1);
    }
  }

  async #tryOne(one: Kept, work: (one: Kept) => Promise<void>): Promise<void> {
    try {
      // one that is being merged is the next run's
      await this.#exclusive.run(recordingLock(one.interviewId), () => work(one));
    } catch (error) {
      this.#log.warn(
        { error, organization_id: one.organizationId, interview: one.interviewId },
        'recordings are not removed yet',
      );
    }
  }
}
