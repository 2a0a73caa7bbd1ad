import type { ComponentChildren } from 'preact';
import { h } from 'preact';
import type { RejectionReasonService } from '#modules/applications';
import { type BulkAction, type BulkActionService, paramsOf } from '#modules/bulk-actions';
import type { JobService } from '#modules/jobs';
import { pipelineLabel } from '../components/badges.ts';
import type { UserNameQueries } from '../user-name.queries.ts';
import { bulkCopy } from './bulk.messages.ts';
import type { ShownAction } from './bulk.view.ts';

const { params: t, form: tf } = bulkCopy;
const shownRows = 100;

/** An action with the rows that people ask about. */
export class BulkReportService {
  readonly #actions: BulkActionService;
  readonly #jobs: JobService;
  readonly #reasons: RejectionReasonService;
  readonly #users: UserNameQueries;
  constructor(actions: BulkActionService, jobs: JobService, reasons: RejectionReasonService, users: UserNameQueries) {
    this.#actions = actions;
    this.#jobs = jobs;
    this.#reasons = reasons;
    this.#users = users;
  }

  /** Throws NotFound. */
  async report(organizationId: string, id: string): Promise<ShownAction> {
    const action = await this.#actions.get(organizationId, id);
    const first = { limit: shownRows, offset: 0 };
    const [failed, unchanged, facts, users] = await Promise.all([
      this.#actions.rows(organizationId, id, { ...first, states: ['failed'] }),
      this.#actions.rows(organizationId, id, { ...first, states: ['unchanged'] }),
      action.state === 'draft' ? [] : this.#facts(organizationId, action),
      this.#users.names(organizationId, [action.madeByUserId]),
    ]);
    return { action, failed, unchanged, facts, by: users.get(action.madeByUserId) };
  }

  async #facts(organizationId: string, { action, params: stored }: BulkAction): Promise<[string, ComponentChildren][]> {
    const params = paramsOf(action, stored);
    if (params.action === 'move') return [[t.status, pipelineLabel(params.status)]];
    if (params.action === 'tag' || params.action === 'untag') return [[t.tag, params.tag]];
    if (params.action === 'apply') return [[t.job, await this.#job(organizationId, params.jobId)]];
    if (params.action === 'screen') {
      return [
        [t.channel, tf.channels[params.channel]],
        [t.job, params.jobId !== null && (await this.#job(organizationId, params.jobId))],
      ];
    }
    if (params.action !== 'reject') return [];
    const reasons = params.reasonId === null ? [] : await this.#reasons.active(organizationId);
    const reason = reasons.find(({ id }) => id === params.reasonId);
    return [
      [t.reason, reason?.label ?? tf.noReason],
      [t.email, params.sendsEmail ? t.yes : t.no],
    ];
  }

  async #job(organizationId: string, id: string): Promise<ComponentChildren> {
    const job = await this.#jobs.find(organizationId, id);
    return job && h('a', { href: `/console/jobs/${id}` }, job.title);
  }
}
