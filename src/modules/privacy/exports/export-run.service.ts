import type { Resolve } from '#platform/container.ts';
import type { Database } from '#platform/database/database.ts';
import type { Exclusive } from '#platform/database/exclusive.ts';
import { AppError } from '#platform/errors.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { PermanentFailure, ProcessStopping, TaskFailure } from '#platform/tasks/task.ts';
import type { ExportFiles, FileRun } from './archive/export-files.service.ts';
import { exportMessages } from './export.messages.ts';
import type { ExportRepository, ExportStart } from './export.repository.ts';
import { mailExport, makeExport } from './export.tasks.ts';

export type ExportTask = { organizationId: string; exportId: string };
export type ExportAttempt = Omit<FileRun, 'resolve'> & { lastAttempt: boolean; resolve: Resolve };

const isGone = (error: unknown): boolean => error instanceof AppError && (error.status === 404 || error.status === 410);

/** An erasure that is requested since the start of a run ends it, and a merge one of the candidate. Then the task waits. */
const runsAtOnce = 3;

class Overtaken extends TaskFailure {}

/** Makes the files of exports. A killed run leaves none: the next one begins again. */
export class ExportRun {
  readonly #db: Database;
  readonly #exclusive: Exclusive;
  readonly #exports: ExportRepository;
  readonly #files: ExportFiles;
  readonly #tasks: TaskQueue;
  constructor(db: Database, exclusive: Exclusive, exports: ExportRepository, files: ExportFiles, tasks: TaskQueue) {
    this.#db = db;
    this.#tasks = tasks;
    this.#exclusive = exclusive;
    this.#exports = exports;
    this.#files = files;
  }

  /** Does nothing for an export that is finished or deleted. */
  async run(task: ExportTask, run: ExportAttempt): Promise<void> {
    const hadTurn = await this.#exclusive.run(`export ${task.exportId}`, () => this.#tryAlone(task, run));
    if (!hadTurn) throw new TaskFailure(exportMessages.busy);
  }

  async #tryAlone({ organizationId, exportId }: ExportTask, run: ExportAttempt): Promise<void> {
    try {
      await this.#make(organizationId, exportId, run);
    } catch (error) {
      // However many erasures there are, the export ends once there are none for as long as a run takes.
      if (error instanceof Overtaken && run.lastAttempt) return this.#beginAgain(organizationId, exportId);
      const failure = isGone(error) ? new PermanentFailure(exportMessages.gone) : error;
      const isOver = failure instanceof PermanentFailure || run.lastAttempt;
      if (isOver && !(run.signal.reason instanceof ProcessStopping)) {
        const message = failure instanceof TaskFailure ? failure.message : exportMessages.failed;
        await this.#exports.fail(organizationId, exportId, message);
      }
      throw failure;
    }
  }

  /** False if the run was replaced, or an erasure or merge has ended it. */
  #finish(start: ExportStart, file: { key: string; bytes: number }): Promise<boolean> {
    return this.#db.transaction(async () => {
      const done = await this.#exports.finish(start, file);
      const { organizationId, id } = start;
      if (done?.isMailed) await this.#tasks.enqueue(mailExport, { organizationId, exportId: id });
      return done !== undefined;
    });
  }

  async #make(organizationId: string, exportId: string, run: ExportAttempt): Promise<void> {
    for (let runs = 0; runs < runsAtOnce; runs++) {
      const start = await this.#exports.start(organizationId, exportId);
      if (start && (await this.#isFinished(start, run))) return;
      const row = await this.#exports.find(organizationId, exportId);
      const isOvertaken = row?.state === 'queued';
      // Files written since the erasure or merge, or by a killed run, must be removed too.
      if (!row || isOvertaken || row.state === 'failed') await this.#files.remove(organizationId, exportId);
      if (!isOvertaken) return;
    }
    throw new Overtaken(exportMessages.overtaken);
  }

  /** Queues a new task, which has all its attempts left. */
  #beginAgain(organizationId: string, exportId: string): Promise<void> {
    return this.#db.transaction(async () => {
      const row = await this.#exports.find(organizationId, exportId);
      if (row?.state !== 'queued') return;
      const payload = { organizationId, exportId, candidateId: row.candidate_id };
      await this.#exports.setTask(organizationId, exportId, await this.#tasks.enqueueTracked(makeExport, payload));
    });
  }

  /** False if an erasure or merge has ended the run: it deletes or ends the export, or lets it begin again. */
  async #isFinished(start: ExportStart, run: ExportAttempt): Promise<boolean> {
    try {
      return await this.#finish(start, await this.#files.make(start, run));
    } catch (error) {
      // An erasure removes the folder of the file that is being written.
      if (await this.#exports.isRunning(start)) throw error;
      return false;
    }
  }
}
