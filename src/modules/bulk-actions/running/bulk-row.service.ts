import type { CandidateService } from '#modules/candidates';
import { bulkMessages as t } from '../bulk-action.messages.ts';
import type { BulkParams } from '../bulk-action.ts';
import type { ApplicationRowService } from './application-row.service.ts';
import type { RowResult, RunningAction, WaitingRow } from './bulk-run.repository.ts';
import type { ScreeningRowService } from './screening-row.service.ts';

/** Applies an action to one row, by the same service as a change of a single record. */
export class BulkRowService {
  readonly #candidates: CandidateService;
  readonly #applications: ApplicationRowService;
  readonly #screenings: ScreeningRowService;
  constructor(candidates: CandidateService, applications: ApplicationRowService, screenings: ScreeningRowService) {
    this.#candidates = candidates;
    this.#applications = applications;
    this.#screenings = screenings;
  }

  /** Runs in the current transaction. Throws the same errors as a change of a single record. */
  async do(running: RunningAction, row: WaitingRow, params: BulkParams): Promise<RowResult> {
    const { organizationId, list, madeByUserId: userId } = running;
    if (list === 'applications' && row.applicationId === null) return { state: 'failed', reason: t.deleted };
    const at = { organizationId, userId, row };
    switch (params.action) {
      case 'tag':
      case 'untag': {
        const change = params.action === 'tag' ? { add: params.tag } : { remove: params.tag };
        if (await this.#candidates.changeTag(organizationId, row.candidateId, change)) return { state: 'done' };
        return { state: 'unchanged', reason: params.action === 'tag' ? t.tagged : t.untagged };
      }
      case 'screen':
        return this.#screenings.start(at, params);
      case 'apply':
        return this.#applications.apply(at, params.jobId, running.id);
      case 'move':
        return this.#applications.move(at, params.status);
      case 'reject':
        return this.#applications.reject(at, params);
      case 'undo':
        return this.#applications.undo(at);
    }
  }
}
