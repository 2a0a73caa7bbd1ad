import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Exclusive } from '#platform/database/exclusive.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Logger } from '#platform/log.ts';
import { TaskFailure } from '#platform/tasks/task.ts';
import { chunkFolderOf, interviewFolderOf } from './recording-keys.ts';
import { recordingLock } from './recording-merge.service.ts';
import type { RecordingRetentionRepository, RetainedInterview } from './recording-retention.repository.ts';

const pageSize = 200;
const dayMs = 86_400_000;

/** Chunks stay a day after they were merged. No recording stays longer than its candidate has read. */
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

  /** Handles all organizations. Removes files before rows, so that the next run completes an interrupted one. */
  async remove(signal: AbortSignal): Promise<void> {
    const now = this.#clock.now().getTime();
    await this.#each(
      signal,
      (last) => this.#interviews.endedBefore(new Date(now), this.#days, last, pageSize),
      async (interview) => {
        await this.#files.removeFolder(interviewFolderOf(interview.organizationId, interview.interviewId));
        await this.#interviews.markRemoved(interview);
      },
    );
    const merged = new Date(now - dayMs);
    await this.#each(
      signal,
      (last) => this.#interviews.withdrawn(last, pageSize),
      async (interview) => {
        await this.#files.removeFolder(interviewFolderOf(interview.organizationId, interview.interviewId));
        // A request that was under way may leave a chunk.
        if (Date.parse(interview.at) < merged.getTime()) await this.#interviews.markChunksRemoved(interview);
      },
    );
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

  /** Deletes the files of an interview whose consent is withdrawn. Fails while they are being merged. */
  async removeWithdrawn({ organizationId, interviewId }: Omit<RetainedInterview, 'at'>): Promise<void> {
    const hadTurn = await this.#exclusive.run(recordingLock(interviewId), () =>
      this.#files.removeFolder(interviewFolderOf(organizationId, interviewId)),
    );
    if (!hadTurn) throw new TaskFailure('The recording is being merged. Its files are removed afterwards.');
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
