import type { AuditTrail } from '#platform/audit-trail.ts';
import type { Exclusive } from '#platform/database/exclusive.ts';
import { isDatabaseUnavailable } from '#platform/database/failure.ts';
import { AppError, Unavailable } from '#platform/errors.ts';
import { type Logger, withLogContext } from '#platform/log.ts';
import { ProcessStopping, TaskFailure, type TaskRun } from '#platform/tasks/task.ts';
import { bulkMessages as t } from '../bulk-action.messages.ts';
import { paramsOf } from '../bulk-action.ts';
import type { BulkRowService } from './bulk-row.service.ts';
import type { BulkRunRepository, RowResult, RunningAction, WaitingRow } from './bulk-run.repository.ts';

type Attempt = Pick<TaskRun<unknown>, 'signal' | 'lastAttempt' | 'progress'>;

const readTogether = 100;

/** The action was ended meanwhile. */
class Ended extends Error {}

const isRefusal = (error: unknown): error is AppError => error instanceof AppError && error.status < 500;

/** Processes the rows of an action, each in its own transaction. A run resumes after the last committed row. */
export class BulkRun {
  readonly #exclusive: Exclusive;
  readonly #runs: BulkRunRepository;
  readonly #rows: BulkRowService;
  readonly #audit: AuditTrail;
  readonly #log: Logger;
  constructor(exclusive: Exclusive, runs: BulkRunRepository, rows: BulkRowService, audit: AuditTrail, log: Logger) {
    this.#exclusive = exclusive;
    this.#runs = runs;
    this.#rows = rows;
    this.#audit = audit;
    this.#log = log;
  }

  /** Does nothing for an action that is over. */
  async run(organizationId: string, id: string, attempt: Attempt): Promise<void> {
    const hadTurn = await this.#exclusive.run(`bulk action ${id}`, () => this.#tryAlone(organizationId, id, attempt));
    if (!hadTurn) throw new TaskFailure(t.busy);
  }

  async #tryAlone(organizationId: string, id: string, attempt: Attempt): Promise<void> {
    try {
      await this.#runAlone(organizationId, id, attempt);
    } catch (error) {
      if (error instanceof Ended) return;
      if (attempt.lastAttempt && !(attempt.signal.reason instanceof ProcessStopping)) {
        await this.#runs.fail(organizationId, id, error instanceof TaskFailure ? error.message : t.failed);
      }
      throw error;
    }
  }

  async #runAlone(organizationId: string, id: string, { signal, progress }: Attempt): Promise<void> {
    const running = await this.#runs.begin(organizationId, id);
    if (!running) return;
    progress(running.position, running.rowsTotal);
    for (;;) {
      const rows = await this.#runs.rowsAfter(organizationId, id, running.position, readTogether);
      if (rows.length === 0) break;
      for (const row of rows) {
        signal.throwIfAborted();
        await this.#do(running, row);
        progress(row.rowNumber, running.rowsTotal);
      }
    }
    await this.#runs.finish(organizationId, id);
  }

  /** A row that is refused, or always fails, stops no other. */
  async #do(running: RunningAction, row: WaitingRow): Promise<void> {
    const params = paramsOf(running.action, running.params);
    try {
      await this.#commit(running, row, () => this.#rows.do(running, row, params));
    } catch (error) {
      if (error instanceof Ended || error instanceof Unavailable || isDatabaseUnavailable(error)) throw error;
      if (!isRefusal(error)) this.#log.warn({ error, bulk_action: running.id }, 'a row of a bulk action failed');
      const reason = isRefusal(error) ? error.message : t.rowFailed;
      await this.#commit(running, row, () => Promise.resolve({ state: 'failed', reason }));
    }
  }

  /** Commits the row's changes, its result and the position in one transaction. */
  async #commit(running: RunningAction, { rowNumber }: WaitingRow, work: () => Promise<RowResult>): Promise<void> {
    const { organizationId, id } = running;
    await this.#asRequested(running, async () => {
      const position = await this.#runs.lockPosition(organizationId, id);
      if (position !== running.position) throw new Ended('the action was ended, or goes on elsewhere');
      await this.#runs.finishRow(organizationId, id, rowNumber, await work());
    });
    running.position = rowNumber;
  }

  /** Runs `work` in a transaction whose changes are attributed to the user who requested the action. */
  #asRequested(running: RunningAction, work: () => Promise<void>): Promise<void> {
    const { actorType, madeByUserId, actorEmail, actorAddress, requestId } = running;
    const actor = {
      type: actorType,
      id: madeByUserId,
      ip: actorAddress,
      ...(actorEmail !== null && { email: actorEmail }),
    };
    const context = {
      ...(requestId !== null && { request_id: requestId }),
      user_id: madeByUserId,
      ...(actorType === 'operator' && { by_operator: true as const }),
    };
    return withLogContext(context, () => this.#audit.audited(actor, work));
  }
}
