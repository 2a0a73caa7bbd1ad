import { setTimeout as delay } from 'node:timers/promises';
import type { ApplicationService } from '#modules/applications';
import { CandidateBusy, type CandidateRemoval } from '#modules/privacy';
import type { AuditTrail } from '#platform/audit-trail.ts';
import type { Exclusive } from '#platform/database/exclusive.ts';
import { PermanentFailure, ProcessStopping, TaskFailure, type TaskRun } from '#platform/tasks/task.ts';
import { importMessages as t } from '../import.messages.ts';
import { auditedAs } from '../running/audited-as.ts';
import type { ImportRecord, ImportUndoRepository, RunningUndo } from './import-undo.repository.ts';
import type { TouchQueries } from './touch.queries.ts';

type Attempt = Pick<TaskRun<unknown>, 'signal' | 'lastAttempt' | 'progress'>;
type Undo = RunningUndo & { organizationId: string; id: string; busy: number };

const pageSize = 200;
/** The share of its time in which an undo works, so that requests do not wait. */
const busyShare = 0.5;

/** Removes what an import made and nobody has touched since, each record in a transaction of its own. */
export class UndoRun {
  readonly #exclusive: Exclusive;
  readonly #undoing: ImportUndoRepository;
  readonly #touches: TouchQueries;
  readonly #removal: CandidateRemoval;
  readonly #applications: ApplicationService;
  readonly #audit: AuditTrail;
  constructor(
    exclusive: Exclusive,
    undoing: ImportUndoRepository,
    touches: TouchQueries,
    removal: CandidateRemoval,
    applications: ApplicationService,
    audit: AuditTrail,
  ) {
    this.#exclusive = exclusive;
    this.#undoing = undoing;
    this.#touches = touches;
    this.#removal = removal;
    this.#applications = applications;
    this.#audit = audit;
  }

  /** Does nothing for an undo that is over. */
  async run(organizationId: string, id: string, attempt: Attempt): Promise<void> {
    const hadTurn = await this.#exclusive.run(`import ${id}`, () => this.#tryAlone(organizationId, id, attempt));
    if (!hadTurn) throw new TaskFailure(t.busy);
  }

  async #tryAlone(organizationId: string, id: string, attempt: Attempt): Promise<void> {
    try {
      await this.#runAlone(organizationId, id, attempt);
    } catch (error) {
      const isOver = error instanceof PermanentFailure || attempt.lastAttempt;
      if (isOver && !(attempt.signal.reason instanceof ProcessStopping)) {
        await this.#undoing.fail(organizationId, id, error instanceof TaskFailure ? error.message : t.undo.failed);
      }
      throw error;
    }
  }

  async #runAlone(organizationId: string, id: string, attempt: Attempt): Promise<void> {
    const running = await this.#undoing.begin(organizationId, id);
    if (!running) return;
    const undo: Undo = { ...running, organizationId, id, busy: 0 };
    // With candidates go their applications. Those of candidates who stay are left.
    await this.#each(undo, 'candidate', attempt, (record) => this.#removeCandidate(undo, record));
    await this.#each(undo, 'application', attempt, (record) => this.#removeApplication(undo, record));
    if (undo.busy > 0) throw new TaskFailure(t.undo.busy);
    await this.#undoing.finish(organizationId, id);
  }

  async #each(
    undo: Undo,
    resource: ImportRecord['resource'],
    { signal, progress }: Attempt,
    work: (record: ImportRecord) => Promise<number>,
  ): Promise<void> {
    let after: string | undefined;
    for (;;) {
      progress(undo.done, undo.total);
      const records = await this.#undoing.records(undo.organizationId, undo.id, resource, after, pageSize);
      for (const record of records) {
        signal.throwIfAborted();
        const since = performance.now();
        undo.done += await work(record);
        await delay(((performance.now() - since) * (1 - busyShare)) / busyShare);
      }
      after = records.at(-1)?.id;
      if (records.length < pageSize) return progress(undo.done, undo.total);
    }
  }

  /** Returns the number of records that are handled. */
  async #removeCandidate(undo: Undo, { id: candidateId }: ImportRecord): Promise<number> {
    const { organizationId, id } = undo;
    try {
      return await auditedAs(this.#audit, undo.actor, async () => {
        const applications = await this.#undoing.countApplications(organizationId, id, candidateId);
        let reason: Awaited<ReturnType<TouchQueries['ofCandidate']>>;
        const outcome = await this.#removal.remove(organizationId, candidateId, {
          reason: t.undo.reason,
          taskId: null,
          keptStores: ['import_files'],
          isKept: async (person) => (reason = await this.#touches.ofCandidate(id, person)) !== undefined,
        });
        if (outcome === 'removed') {
          await this.#undoing.countRemoved(organizationId, id, { candidates: 1, applications });
          return 1 + applications;
        }
        if (outcome === 'kept') reason ??= 'changed';
        else if (await this.#touches.isMerged(organizationId, candidateId)) reason = 'merged';
        await this.#undoing.settle(organizationId, id, candidateId, reason);
        return 1;
      });
    } catch (error) {
      if (!(error instanceof CandidateBusy)) throw error;
      undo.busy++;
      return 0;
    }
  }

  async #removeApplication(undo: Undo, record: ImportRecord): Promise<number> {
    const { organizationId, id } = undo;
    return auditedAs(this.#audit, undo.actor, async () => {
      await this.#undoing.lockCandidate(organizationId, record.candidateId);
      const exists = await this.#applications.lock(organizationId, record.id);
      const reason = exists ? await this.#touches.ofApplication(organizationId, id, record) : undefined;
      if (exists && reason === undefined) {
        await this.#applications.remove(organizationId, record.id);
        await this.#undoing.countRemoved(organizationId, id, { candidates: 0, applications: 1 });
      }
      await this.#undoing.settle(organizationId, id, record.id, reason);
      return 1;
    });
  }
}
