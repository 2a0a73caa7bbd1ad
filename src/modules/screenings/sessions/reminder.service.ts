import type { OutreachService } from '#modules/outreach';
import { inBatches } from '#platform/database/batches.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReminderRepository } from './reminder.repository.ts';

/** One for an unfinished email or form session, halfway to its end. */
export class ReminderService {
  readonly #db: Database;
  readonly #reminders: ReminderRepository;
  readonly #outreach: OutreachService;
  constructor(db: Database, reminders: ReminderRepository, outreach: OutreachService) {
    this.#db = db;
    this.#reminders = reminders;
    this.#outreach = outreach;
  }

  /** Handles all organizations. Leaves locked sessions to the next run. */
  async remind(signal: AbortSignal): Promise<void> {
    await inBatches(signal, (size) =>
      this.#db.transaction(async () => {
        const due = await this.#reminders.takeDue(size);
        for (const { organizationId, hasAddress, ...session } of due) {
          if (!hasAddress) continue;
          await this.#outreach.queueScreening(organizationId, { ...session, kind: 'screening_reminder' });
        }
        return due.length;
      }),
    );
  }
}
