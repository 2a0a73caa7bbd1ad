import { setTimeout as delay } from 'node:timers/promises';
import type { ApplicationService } from '#modules/applications';
import type { CandidateRemoval } from '#modules/privacy';
import type { AuditTrail } from '#platform/audit-trail.ts';
import type { Exclusive } from '#platform/database/exclusive.ts';
import { TaskFailure } from '#platform/tasks/task.ts';
import { importMessages as t } from '../import.messages.ts';
import { auditedAs } from '../running/audited-as.ts';
import { type RunAttempt, runExclusively } from '../running/exclusive-run.ts';
import type { ImportRecord, ImportUndoRepository, RunningUndo } from './import-undo.repository.ts';
import type { KeptReason } from './import-undo.schemas.ts';
import type { TouchQueries } from './touch.queries.ts';

type Undo = RunningUndo & { organizationId: string; id: string; busy: number };

/** Records of a transaction. More of them hold locks for longer. */
const batchSize = 200;
/** The share of its time in which an undo works, so that requests do not wait. */
const busyShare = 0.5;

/** Removes what an import made and nobody has touched since, with as few statements for many records as for one. */
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
  run(organizationId: string, id: string, attempt: RunAttempt): Promise<void> {
    return runExclusively(this.#exclusive, id, attempt, {
      work: () => this.#runAlone(organizationId, id, attempt),
      fail: (message) => this.#undoing.fail(organizationId, id, message),
      fault: t.undo.failed,
    });
  }

  async #runAlone(organizationId: string, id: string, attempt: RunAttempt): Promise<void> {
    const running = await this.#undoing.begin(organizationId, id);
    if (!running) return;
    const undo: Undo = { ...running, organizationId, id, busy: 0 };
    // Removing a candidate removes their applications. The second step handles applications of candidates who stay.
    await this.#each(undo, 'candidate', attempt, (ids) => this.#removeCandidates(undo, ids));
    await this.#each(undo, 'application', attempt, (_, records) => this.#removeApplications(undo, records));
    if (undo.busy > 0) throw new TaskFailure(t.undo.busy);
    await this.#undoing.finish(organizationId, id);
  }

  /** `work` is one transaction, and returns the number of records that are handled. */
  async #each(
    undo: Undo,
    resource: ImportRecord['resource'],
    { signal, progress }: RunAttempt,
    work: (ids: string[], records: readonly ImportRecord[]) => Promise<number>,
  ): Promise<void> {
    let after: string | undefined;
    for (;;) {
      progress(undo.done, undo.total);
      const records = await this.#undoing.records(undo.organizationId, undo.id, resource, after, batchSize);
      if (records.length > 0) {
        signal.throwIfAborted();
        const since = performance.now();
        const ids = records.map(({ id }) => id);
        undo.done += await auditedAs(this.#audit, undo.actor, () => work(ids, records));
        await delay(((performance.now() - since) * (1 - busyShare)) / busyShare);
      }
      after = records.at(-1)?.id;
      if (records.length < batchSize) return progress(undo.done, undo.total);
    }
  }

  async #removeCandidates(undo: Undo, candidateIds: readonly string[]): Promise<number> {
    const { organizationId, id } = undo;
    const applications = await this.#undoing.countApplications(organizationId, id, candidateIds);
    let touched = new Map<string, KeptReason>();
    const outcomes = await this.#removal.remove(organizationId, candidateIds, {
      reason: t.undo.reason,
      taskId: null,
      keptOf: async (ids) => {
        touched = await this.#touches.ofCandidates(organizationId, id, ids);
        return new Set(touched.keys());
      },
    });
    const those = (outcome: string) => candidateIds.filter((one) => outcomes.get(one) === outcome);
    const [removed, kept, absent] = [those('removed'), those('kept'), those('absent')];
    const merged = await this.#touches.merged(organizationId, absent);
    const reasons = new Map<string, KeptReason | undefined>();
    for (const one of kept) reasons.set(one, touched.get(one) ?? 'changed');
    for (const one of absent) reasons.set(one, merged.has(one) ? 'merged' : undefined);
    await this.#undoing.settle(organizationId, id, reasons);
    const gone = removed.reduce((sum, one) => sum + (applications.get(one) ?? 0), 0);
    await this.#undoing.countRemoved(organizationId, id, { candidates: removed.length, applications: gone });
    undo.busy += those('busy').length;
    return removed.length + gone + reasons.size;
  }

  async #removeApplications({ organizationId, id }: Undo, records: readonly ImportRecord[]): Promise<number> {
    await this.#undoing.lockCandidates(
      organizationId,
      records.map(({ candidateId }) => candidateId),
    );
    const existing = await this.#applications.lockAll(
      organizationId,
      records.map((record) => record.id),
    );
    const touched = await this.#touches.ofApplications(organizationId, id, existing);
    const removed = existing.filter((one) => !touched.has(one));
    await this.#applications.removeAll(organizationId, removed);
    await this.#undoing.countRemoved(organizationId, id, { candidates: 0, applications: removed.length });
    await this.#undoing.settle(
      organizationId,
      id,
      new Map(records.map((record) => [record.id, touched.get(record.id)])),
    );
    return records.length;
  }
}
