import type { ApplicationDecision, ApplicationService, EnrichedApplication } from '#modules/applications';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { bulkMessages as t } from '../bulk-action.messages.ts';
import type { BulkParams } from '../bulk-action.ts';
import type { MoveUndoService } from '../undoing/move-undo.service.ts';
import type { RowResult, WaitingRow } from './bulk-run.repository.ts';

export type RowAt = { organizationId: string; userId: string; row: WaitingRow };
type Rejection = Extract<BulkParams, { action: 'reject' }>;

export class ApplicationRowService {
  readonly #applications: ApplicationService;
  readonly #undo: MoveUndoService;
  readonly #tasks: TaskQueue;
  constructor(applications: ApplicationService, undo: MoveUndoService, tasks: TaskQueue) {
    this.#applications = applications;
    this.#undo = undo;
    this.#tasks = tasks;
  }

  async move(at: RowAt, status: string): Promise<RowResult> {
    const application = await this.#locked(at);
    if (!application) return { state: 'failed', reason: t.deleted };
    return this.#moveTo(at, application, status);
  }

  /** An application that is rejected already keeps its decision. */
  async reject(at: RowAt, { reasonId, note, sendsEmail }: Rejection): Promise<RowResult> {
    const application = await this.#locked(at);
    if (!application) return { state: 'failed', reason: t.deleted };
    const decision: ApplicationDecision = {
      ...(reasonId !== null && { rejection_reason_id: reasonId }),
      ...(note !== null && { decision_note: note }),
      ...(sendsEmail && { send_rejection_email: true }),
    };
    const isDecided = Object.keys(decision).length > 0;
    return this.#moveTo(at, application, 'rejected', isDecided ? decision : undefined);
  }

  /** Runs in the task group of the action, so that its emails and scores are counted together. */
  async apply({ organizationId, row }: RowAt, jobId: string, group: string): Promise<RowResult> {
    const call = { candidate_id: row.candidateId, job_id: jobId };
    const { result } = await this.#tasks.inGroup(group, () => this.#applications.apply(organizationId, call));
    return result.created ? { state: 'done' } : { state: 'unchanged', reason: t.applied };
  }

  async undo({ organizationId, userId, row }: RowAt): Promise<RowResult> {
    if (row.applicationId === null || row.statusEventId === null) return { state: 'failed', reason: t.deleted };
    const reason = await this.#undo.undo(organizationId, row.applicationId, row.statusEventId, userId);
    return reason === undefined ? { state: 'done' } : { state: 'failed', reason: t.undo[reason] };
  }

  async #locked({ organizationId, row: { applicationId } }: RowAt): Promise<EnrichedApplication | undefined> {
    if (applicationId === null) return undefined;
    await this.#applications.lock(organizationId, applicationId);
    return this.#applications.get(organizationId, applicationId);
  }

  async #moveTo(
    { organizationId, userId }: RowAt,
    { id, status: from }: EnrichedApplication,
    status: string,
    decision?: ApplicationDecision,
  ): Promise<RowResult> {
    if (from === status) return { state: 'unchanged', reason: t.alreadyThere(status) };
    await this.#applications.update(organizationId, id, { fields: { status }, decision, sentBack: false }, { userId });
    const { rows } = await this.#applications.events(organizationId, id, { limit: 1, offset: 0 });
    return { state: 'done', statusEventId: rows[0]?.id ?? null };
  }
}
