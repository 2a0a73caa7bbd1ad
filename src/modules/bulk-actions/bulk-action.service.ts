import type { Database } from '#platform/database/database.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type {
  BulkAction,
  BulkActionRepository,
  BulkActor,
  BulkRow,
  RowState,
  SuppressedRow,
} from './bulk-action.repository.ts';
import { runBulkAction } from './bulk-action.tasks.ts';
import type { BulkList, BulkParams, ChosenAction } from './bulk-action.ts';

/** Drafts name the records; a form with what to do with them starts them, once. */
export class BulkActionService {
  readonly #db: Database;
  readonly #actions: BulkActionRepository;
  readonly #tasks: TaskQueue;
  constructor(db: Database, actions: BulkActionRepository, tasks: TaskQueue) {
    this.#db = db;
    this.#actions = actions;
    this.#tasks = tasks;
  }

  /** IDs of others, and repeated ones, are left out. Undefined if none is left. */
  async draft(
    organizationId: string,
    wanted: { action: ChosenAction; list: BulkList; ids: readonly string[] },
    actor: BulkActor,
  ): Promise<string | undefined> {
    const id = newId();
    const ids = [...new Set(wanted.ids)];
    return this.#db.transaction(async () => {
      const rows = await this.#actions.insertDraft(organizationId, { ...wanted, id, ids, actor });
      return rows > 0 ? id : undefined;
    });
  }

  /** Returns false if it has been started before. Throws NotFound. */
  async start(
    organizationId: string,
    id: string,
    { action, ...params }: BulkParams,
    actor: BulkActor,
  ): Promise<boolean> {
    return this.#db.transaction(async () => {
      const isStarted = await this.#actions.start(organizationId, id, params, actor);
      const found = await this.#actions.find(organizationId, id);
      if (found?.action !== action) throw new NotFound('The bulk action');
      if (isStarted) await this.#enqueue(organizationId, found);
      return isStarted;
    });
  }

  /**
   * Starts an undo, or returns the earlier one (`isNew` is false). Throws NotFound, and Conflict unless the action is
   * finished.
   */
  async undo(organizationId: string, id: string, actor: BulkActor): Promise<{ undoId: string; isNew: boolean }> {
    return this.#db.transaction(async () => {
      const undone = await this.get(organizationId, id);
      if (undone.undoneById !== null) return { undoId: undone.undoneById, isNew: false };
      if (undone.state !== 'done') throw new Conflict('conflict', 'Only a finished action can be undone.');
      const undoId = newId();
      if (!(await this.#actions.insertUndo(organizationId, undoId, undone, actor))) {
        return { undoId: (await this.get(organizationId, id)).undoneById ?? id, isNew: false };
      }
      await this.#actions.start(organizationId, undoId, {}, actor);
      await this.#enqueue(organizationId, await this.get(organizationId, undoId));
      return { undoId, isNew: true };
    });
  }

  /** Throws NotFound. */
  async get(organizationId: string, id: string): Promise<BulkAction> {
    const found = await this.#actions.find(organizationId, id);
    if (!found) throw new NotFound('The bulk action');
    return found;
  }

  /** Newest first, without drafts. */
  latest(organizationId: string, limit: number): Promise<BulkAction[]> {
    return this.#actions.latest(organizationId, limit);
  }

  rows(
    organizationId: string,
    id: string,
    query: PageQuery & { states?: readonly RowState[] },
  ): Promise<Page<BulkRow>> {
    return this.#actions.rows(organizationId, id, query);
  }

  /** The first rows whose candidates unsubscribed, or whose emails bounce. */
  suppressed(organizationId: string, id: string, limit: number): Promise<Page<SuppressedRow>> {
    return this.#actions.suppressed(organizationId, id, limit);
  }

  /** Deletes old actions in all organizations. */
  async tidy(signal: AbortSignal): Promise<void> {
    await this.#actions.deleteOld(signal);
  }

  async #enqueue(organizationId: string, { id, rowsTotal }: BulkAction): Promise<void> {
    const task = { organizationId, bulkActionId: id, rows: rowsTotal };
    await this.#actions.setTask(organizationId, id, await this.#tasks.enqueueTracked(runBulkAction, task));
  }
}
