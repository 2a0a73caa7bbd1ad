import type { Database } from '#platform/database/database.ts';
import { type FieldError, NotFound, ValidationError } from '#platform/errors.ts';
import type { Page } from '#platform/http/page.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { jobRequirementsChanged } from './job.events.ts';
import type { JobRepository } from './job.repository.ts';
import { type CreateJob, type JobQuery, type JobView, ranges, type UpdateJob } from './job.schemas.ts';

/** The fields that a match score looks at. */
const requirements = new Set([
  'title',
  'jd_text',
  'description',
  'required_skills',
  'preferred_skills',
  'min_experience_years',
  'max_experience_years',
  'locations',
  'work_mode',
  'min_ctc',
  'max_ctc',
]);

/** Jobs: vacancies of clients, or of the organization itself. */
export class JobService {
  readonly #db: Database;
  readonly #jobs: JobRepository;
  readonly #tasks: TaskQueue;
  constructor(db: Database, jobs: JobRepository, tasks: TaskQueue) {
    this.#db = db;
    this.#jobs = jobs;
    this.#tasks = tasks;
  }

  list(organizationId: string, query: JobQuery): Promise<Page<JobView>> {
    return this.#jobs.page(organizationId, query);
  }

  /** Throws NotFound, for another organization's job too. */
  async get(organizationId: string, id: string): Promise<JobView> {
    const job = await this.#jobs.find(organizationId, id);
    if (!job) throw new NotFound('The job');
    return job;
  }

  /** Throws NotFound when the organization has no such client or recruiter. */
  async create(organizationId: string, input: CreateJob): Promise<JobView> {
    return this.get(organizationId, await this.#jobs.insert(organizationId, input));
  }

  /** Changes the given fields. Throws NotFound, and ValidationError where a minimum would pass its maximum. */
  async update(organizationId: string, id: string, change: UpdateJob): Promise<JobView> {
    return this.#db.transaction(async () => {
      const job = await this.#jobs.lock(organizationId, id);
      if (!job) throw new NotFound('The job');
      const wrong = ranges
        .filter((range) => !range.check({ ...job, ...change }))
        .map(({ params }): FieldError => {
          return { path: params.path.join('.'), code: params.params.code, message: params.message };
        });
      if (wrong.length > 0) throw new ValidationError(wrong);
      const changed = await this.#jobs.save(job, await this.#withoutShownName(organizationId, id, change));
      if (changed.some((field) => requirements.has(field))) {
        await this.#tasks.announce(jobRequirementsChanged, { organizationId, jobId: id });
      }
      return this.get(organizationId, id);
    });
  }

  /** GET shows the linked client's name as client_name; sending that back must not store it as the legacy text. */
  async #withoutShownName(organizationId: string, id: string, change: UpdateJob): Promise<UpdateJob> {
    if (typeof change.client_name !== 'string') return change;
    const shown = await this.get(organizationId, id);
    if (!shown.client_id || shown.client_name !== change.client_name) return change;
    const { client_name: _, ...rest } = change;
    return rest;
  }
}
