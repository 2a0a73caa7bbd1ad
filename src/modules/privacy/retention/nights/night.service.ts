import type { UserService } from '#modules/organizations';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { ErasureService } from '../../erasure/erasure.service.ts';
import type { Inactivity } from '../inactive.queries.ts';
import { daysBefore } from '../inactive.ts';
import type { PolicyRepository } from '../policy.repository.ts';
import type { NightRepository, NoticePosition } from './night.repository.ts';
import { retentionReason } from './notice.messages.ts';
import { runRetention, sendRetentionNotice } from './retention.tasks.ts';

const batchSize = 2_000;
const nightsKept = 90;
const beforeAll: NoticePosition = { night: '0001-01-01', candidateId: '00000000-0000-0000-0000-000000000000' };

type Run = { organizationId: string; night: string };

/**
 * Runs retention each night: erases due candidates, gives notice of others, and sends each admin one email. Every step
 * locks the policy, so two workers take turns, and a change of the policy waits for one step at most.
 */
export class NightService {
  readonly #db: Database;
  readonly #policies: PolicyRepository;
  readonly #nights: NightRepository;
  readonly #erasures: ErasureService;
  readonly #users: UserService;
  readonly #tasks: TaskQueue;
  readonly #clock: Clock;
  constructor(
    db: Database,
    policies: PolicyRepository,
    nights: NightRepository,
    erasures: ErasureService,
    users: UserService,
    tasks: TaskQueue,
    clock: Clock,
  ) {
    this.#db = db;
    this.#policies = policies;
    this.#nights = nights;
    this.#erasures = erasures;
    this.#users = users;
    this.#tasks = tasks;
    this.#clock = clock;
  }

  async start(): Promise<void> {
    const night = this.#clock.now().toISOString().slice(0, 10);
    const organizations = await this.#nights.organizations();
    await this.#tasks.enqueueAll(
      runRetention,
      organizations.map((organizationId) => ({ organizationId, night })),
    );
  }

  /** Runs in steps until the signal aborts. The next run continues where this one stopped. */
  async run(run: Run, signal: AbortSignal): Promise<void> {
    await this.#step(run, (days, now) => this.#nights.endNotices({ organizationId: run.organizationId, days, now }));
    await this.#eraseDue(run, signal);
    for (let isDone = false; !isDone && !signal.aborted; ) isDone = (await this.#step(run, this.#notice(run))) ?? true;
    signal.throwIfAborted();
  }

  async #eraseDue(run: Run, signal: AbortSignal): Promise<void> {
    let after: NoticePosition | undefined = beforeAll;
    while (after && !signal.aborted) {
      const position: NoticePosition = after;
      after = await this.#step(run, (days, now) =>
        this.#erase({ organizationId: run.organizationId, days, now }, position),
      );
    }
  }

  /** Undefined while retention is off. */
  #step<T>({ organizationId }: Run, work: (days: number, now: Date) => Promise<T>): Promise<T | undefined> {
    return this.#db.transaction(async () => {
      const days = await this.#policies.lock(organizationId);
      return days === null ? undefined : work(days, this.#clock.now());
    });
  }

  /** Resolves with the position of the next step. Those whose erasure failed are erased again. */
  async #erase(limit: Inactivity, after: NoticePosition): Promise<NoticePosition | undefined> {
    const due = await this.#nights.due(limit, after, batchSize);
    const ids = await this.#nights.lockInactive(
      limit,
      due.map(({ candidate_id: id }) => id),
    );
    await this.#erasures.requestAll(limit.organizationId, ids, retentionReason(limit.days));
    const last = due.at(-1);
    return due.length === batchSize && last ? { night: last.night, candidateId: last.candidate_id } : undefined;
  }

  /** Resolves with whether nobody is left. */
  #notice(run: Run): (days: number, now: Date) => Promise<boolean> {
    return async (days, now) => {
      await this.#nights.start(run);
      const night = await this.#nights.find(run);
      if (night?.closed_at) return true;
      const { organizationId } = run;
      const added = await this.#nights.notice({ organizationId, days, now }, run.night, batchSize);
      if (added === batchSize) return false;
      await this.#nights.close(run, now);
      await this.#notify(run, now);
      await this.#nights.deleteOld(organizationId, daysBefore(now, nightsKept));
      return true;
    };
  }

  /** An email to each admin. Those of earlier nights go out again where none could be sent. */
  async #notify(run: Run, now: Date): Promise<void> {
    const { organizationId } = run;
    const unsent = await this.#nights.unsent(run);
    if (unsent.length === 0) return;
    const admins = await this.#users.adminsToMail(organizationId);
    const mails = unsent.flatMap(({ night }) => admins.map(({ id: userId }) => ({ organizationId, night, userId })));
    await this.#tasks.enqueueAll(sendRetentionNotice, mails);
    // Nobody has an address: the list in the console is the notice.
    if (mails.length > 0) return;
    for (const { night } of unsent) await this.#nights.setNotified({ organizationId, night }, now);
  }
}
