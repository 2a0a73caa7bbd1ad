import { NotFound } from '#platform/errors.ts';
import type { JobCareers } from '../jobs/public-job.queries.ts';

/** The job is not active or does not exist. Visitors are led to the other jobs of its organization. */
export class JobNotOpen extends NotFound {
  readonly careers: JobCareers | undefined;
  constructor(careers?: JobCareers) {
    super('The job');
    this.careers = careers;
  }
}
