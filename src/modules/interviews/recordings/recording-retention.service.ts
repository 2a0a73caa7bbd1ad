import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Exclusive } from '#platform/database/exclusive.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Logger } from '#platform/log.ts';
import { chunkFolderOf, interviewFolderOf } from './recording-keys.ts';
import { recordingLock } from './recording-merge.service.ts';
import type { RecordingRetentionRepository, RetainedInterview } from './recording-retention.repository.ts';

const pageSize = 200;
const dayMs = 86_400_000;

/** Chunks stay a day after they were merged. */
export class RecordingRetentionService {
  readonly #interviews: RecordingRetentionRepository;
  readonly #files: FileStore;
  readonly #exclusive: Exclusive;
  readonly #clock: Clock;
  readonly #days: number;
  readonly #log: Logger;
  constructor(
    interviews: RecordingRetentionRepository,
    files: FileStore,
    exclusive: Exclusive,
    clock: Clock,
    config: Pick<Config, 'recordingDays'>,
    log: Logger,
  ) {
    this.#interviews = interviews;
    this.#files = files;
    this.#exclusive = exclusive;
    this.#clock = clock;
    this.#days = config.recordingDays;
    this.#log = log;
  }

  /** In all organizations. Files go before rows: the next run completes an interrupted one. */
  async remove(signal: AbortSignal): Promise<void> {
    const now = this.#clock.now().getTime();
    const ended = new Date(now - this.#days * dayMs);
    await this.#each(
      signal,
      (last) => this.#interviews.endedBefore(ended, last, pageSize),
      async (interview) => {
        await this.#files.removeFolder(interviewFolderOf(interview.organizationId, interview.interviewId));
        await this.#interviews.markRemoved(interview);
      },
    );
    const merged = new Date(now - dayMs);
    await this.#each(
      signal,
      (last) => this.#interviews.withUnneededChunks(merged, last, pageSize),
      async (interview) => {
        await this.#checkRecordings(interview);
        await this.#files.removeFolder(chunkFolderOf(interview.organizationId, interview.interviewId));
        await this.#interviews.markChunksRemoved(interview);
      },
    );
  }

  /** Throws where the store has lost a recording: its chunks are still needed. */
  async #checkRecordings(interview: RetainedInterview): Promise<void> {
    for (const { key, bytes } of await this.#interviews.recordings(interview)) {
      const size = await this.#files.sizeOf(key);
      if (size !== bytes) throw new Error(`a recording has ${size ?? 'no'} bytes in the store instead of ${bytes}`);
    }
  }

  async #each(
    signal: AbortSignal,
    pageAfter: (last: RetainedInterview | undefined) => Promise<RetainedInterview[]>,
    remove: (interview: RetainedInterview) => Promise<void>,
  ) {
    for (let last: RetainedInterview | undefined; !signal.aborted; ) {
      const page = await pageAfter(last);
      for (const interview of page) {
        if (signal.aborted) return;
        await this.#removeOne(interview, remove);
      }
      if (page.length < pageSize) return;
      last = page.at(-1);
    }
  }

  async #removeOne(
    interview: RetainedInterview,
    remove: (interview: RetainedInterview) => Promise<void>,
  ): Promise<void> {
    const { organizationId, interviewId } = interview;
    try {
      // An interview that is being merged waits for the next run.
      await this.#exclusive.run(recordingLock(interviewId), () => remove(interview));
    } catch (error) {
      this.#log.warn(
        { error, organization_id: organizationId, interview: interviewId },
        'could not remove recordings; the next run retries',
      );
    }
  }
}
