import type { ApplicationService } from '#modules/applications';
import type { JobService } from '#modules/jobs';
import type { ScreeningStartService } from '#modules/screenings';
import { bulkMessages as t } from '../bulk-action.messages.ts';
import type { BulkParams } from '../bulk-action.ts';
import type { RowAt } from './application-row.service.ts';
import type { RowResult } from './bulk-run.repository.ts';

type Screening = Extract<BulkParams, { action: 'screen' }>;

export class ScreeningRowService {
  readonly #applications: ApplicationService;
  readonly #jobs: JobService;
  readonly #screenings: ScreeningStartService;
  constructor(applications: ApplicationService, jobs: JobService, screenings: ScreeningStartService) {
    this.#applications = applications;
    this.#jobs = jobs;
    this.#screenings = screenings;
  }

  /** `jobId`: for candidates. An application has its own. */
  async start({ organizationId, row }: RowAt, { channel, jobId: chosen }: Screening): Promise<RowResult> {
    const { candidateId, applicationId } = row;
    const application = await this.#applicationOf(organizationId, { candidateId, applicationId, jobId: chosen });
    const jobId = application?.job_id ?? chosen;
    if (jobId === null) return { state: 'failed', reason: t.deleted };
    if (application && application.outcome !== 'open') return { state: 'failed', reason: t.closed };
    const job = await this.#jobs.get(organizationId, jobId);
    if ((job.screening_questions?.length ?? 0) === 0) return { state: 'failed', reason: t.noQuestions };
    const { isNew } = await this.#screenings.start({ organizationId, candidateId, jobId, channel });
    return isNew ? { state: 'done' } : { state: 'unchanged', reason: t.screened };
  }

  async #applicationOf(
    organizationId: string,
    { candidateId, applicationId, jobId }: { candidateId: string; applicationId: string | null; jobId: string | null },
  ) {
    if (applicationId !== null) return this.#applications.get(organizationId, applicationId);
    if (jobId === null) return undefined;
    const query = { candidate_id: candidateId, job_id: jobId, limit: 1, offset: 0 };
    const { rows } = await this.#applications.list(organizationId, query);
    return rows[0];
  }
}
