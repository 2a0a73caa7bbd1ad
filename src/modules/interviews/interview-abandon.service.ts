import { inBatches } from '#platform/database/batches.ts';
import type { Database } from '#platform/database/database.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { InterviewConsentService } from './consents/interview-consent.service.ts';
import type { InterviewAbandonRepository } from './interview-abandon.repository.ts';
import { mergeRecording } from './recordings/recording.tasks.ts';

/** Stores `abandoned`, which reads show before, and queues the merge. */
export class InterviewAbandonService {
  readonly #db: Database;
  readonly #interviews: InterviewAbandonRepository;
  readonly #queue: TaskQueue;
  readonly #consents: InterviewConsentService;
  constructor(
    db: Database,
    interviews: InterviewAbandonRepository,
    queue: TaskQueue,
    consents: InterviewConsentService,
  ) {
    this.#db = db;
    this.#interviews = interviews;
    this.#queue = queue;
    this.#consents = consents;
  }

  /** Handles all organizations. Leaves locked interviews to the next run. */
  async abandon(signal: AbortSignal): Promise<void> {
    await inBatches(signal, (size) =>
      this.#db.transaction(async () => {
        const abandoned = await this.#interviews.end(size);
        if (abandoned.length > 0) await this.#interviews.insertOpenAnswers(abandoned);
        for (const one of abandoned) await this.#consents.keepLinks(one.organizationId, one.interviewId);
        await this.#queue.enqueueAll(mergeRecording, abandoned);
        return abandoned.length;
      }),
    );
  }
}
