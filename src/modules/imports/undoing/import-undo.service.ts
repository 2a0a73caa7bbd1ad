import type { Database } from '#platform/database/database.ts';
import { Conflict, InsufficientScope, NotFound } from '#platform/errors.ts';
import type { Page } from '#platform/paging/page.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { importMessages as t } from '../import.messages.ts';
import type { ImportRepository } from '../import.repository.ts';
import type { ImportView } from '../import.schemas.ts';
import type { Requester } from '../running/audited-as.ts';
import type { ImportUndoRepository, Undoable } from './import-undo.repository.ts';
import type { KeptRecord, KeptRecordQuery } from './import-undo.schemas.ts';
import { undoImport } from './import-undo.tasks.ts';

const refused = (message: string): Conflict => new Conflict('conflict', message);

function checkUndoable({ state, dryRun, undoState, isTooLate }: Undoable): void {
  if (dryRun) throw refused(t.undo.dryRun);
  if (state === 'queued' || state === 'running') throw refused(t.undo.inProgress);
  // An undo that was started in time may continue.
  if (isTooLate && undoState === null) throw refused(t.undo.tooLate);
}

/** Stops imports, and takes them back. */
export class ImportUndoService {
  readonly #db: Database;
  readonly #imports: ImportRepository;
  readonly #undoing: ImportUndoRepository;
  readonly #tasks: TaskQueue;
  constructor(db: Database, imports: ImportRepository, undoing: ImportUndoRepository, tasks: TaskQueue) {
    this.#db = db;
    this.#imports = imports;
    this.#undoing = undoing;
    this.#tasks = tasks;
  }

  /** The batch that is being written is the last one. Throws NotFound, and Conflict for an import that has ended. */
  cancel(organizationId: string, id: string): Promise<ImportView> {
    return this.#db.transaction(async () => {
      const { state } = await this.#lock(organizationId, id);
      if (state === 'done' || state === 'failed') throw refused(t.cancelEnded);
      if (state !== 'cancelled') {
        await this.#undoing.cancel(organizationId, id);
        await this.#imports.note(organizationId, id, 'import.cancel');
      }
      return this.#get(organizationId, id);
    });
  }

  /**
   * Changes nothing if the undo is requested already; a failed one is queued again. Throws NotFound, Conflict, and
   * InsufficientScope.
   */
  undo(organizationId: string, id: string, actor: Requester & { mayApply: boolean }): Promise<ImportView> {
    return this.#db.transaction(async () => {
      const found = await this.#lock(organizationId, id);
      checkUndoable(found);
      if (found.applied > 0 && !actor.mayApply) throw new InsufficientScope('applications:write');
      if (found.undoState === null || found.undoState === 'failed') {
        const { mayApply: _, ...requester } = actor;
        await this.#queue(organizationId, id, found, requester);
      }
      return this.#get(organizationId, id);
    });
  }

  async #queue(organizationId: string, id: string, found: Undoable, actor: Requester): Promise<void> {
    const made = await this.#undoing.countRecords(organizationId, id);
    const isFirst = found.undoState === null;
    // Workers of an earlier release noted nothing, and errors of a cascade are no reason to remove half of them.
    if (isFirst && found.created + found.applied > 0 && made.candidates + made.applications === 0) {
      throw refused(t.undo.notRecorded);
    }
    const total = made.candidates + made.applications;
    const taskId = await this.#tasks.enqueueTracked(undoImport, { organizationId, importId: id, records: total });
    await this.#undoing.queue(organizationId, id, { taskId, actor, total });
    await this.#imports.note(organizationId, id, 'import.undo');
  }

  /** Returns records that an undo kept, the latest first. Throws NotFound. */
  async kept(organizationId: string, id: string, query: KeptRecordQuery): Promise<Page<KeptRecord>> {
    await this.#get(organizationId, id);
    return this.#undoing.kept(organizationId, id, query);
  }

  async #lock(organizationId: string, id: string): Promise<Undoable> {
    const found = await this.#undoing.lock(organizationId, id);
    if (!found) throw new NotFound('The import');
    return found;
  }

  async #get(organizationId: string, id: string): Promise<ImportView> {
    const found = await this.#imports.find(organizationId, id);
    if (!found) throw new NotFound('The import');
    return found;
  }
}
