import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#platform/database/database.ts';
import { type FieldError, NotFound, ValidationError } from '#platform/errors.ts';
import type { Page } from '#platform/http/page.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { enrichJob } from './enrichment.tasks.ts';
import { isOurs } from './enrichment.ts';
import type { Job } from './job.entity.ts';
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
  'skip_ai_enrichment',
]);

/** The fields that enrichment reads. */
const sources = ['title', 'jd_text', 'description', 'required_skills', 'preferred_skills'] as const;
const isSource = (field: string): boolean => (sources as readonly string[]).includes(field);

const causes = new Set<string>([...sources, 'skip_ai_enrichment']);

const [experience] = ranges;
const otherEnd = [
  ['min_experience_years', 'max_experience_years'],
  ['max_experience_years', 'min_experience_years'],
] as const;

/** The change, and null for the end of the range that the service filled in where it contradicts the end that is given. */
function givingWay(job: Job, change: UpdateJob): UpdateJob {
  for (const [given, other] of otherEnd) {
    if (typeof change[given] !== 'number' || other in change || !isOurs(job, other)) continue;
    if (!experience.check({ ...job, ...change })) return { ...change, [other]: null };
  }
  return change;
}

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
    return this.#db.transaction(async () => {
      const jobId = await this.#jobs.insert(organizationId, input);
      if (!input.skip_ai_enrichment) await this.#tasks.enqueue(enrichJob, { organizationId, jobId });
      return this.get(organizationId, jobId);
    });
  }

  /**
   * Changes the given fields. Throws NotFound, and ValidationError where a minimum would pass its maximum; one of the
   * two that the service had filled in by itself gives way to what is given.
   */
  async update(organizationId: string, id: string, given: UpdateJob): Promise<JobView> {
    return this.#db.transaction(async () => {
      const job = await this.#jobs.lock(organizationId, id);
      if (!job) throw new NotFound('The job');
      const change = givingWay(job, await this.#withoutShownName(organizationId, id, given));
      const wrong = ranges
        .filter((range) => !range.check({ ...job, ...change }))
        .map(({ params }): FieldError => {
          return { path: params.path.join('.'), code: params.params.code, message: params.message };
        });
      if (wrong.length > 0) throw new ValidationError(wrong);
      const toRead = sources.some(
        (field) => change[field] !== undefined && !isDeepStrictEqual(change[field], job[field]),
      );
      const changed = await this.#jobs.save(job, { ...change, ...(toRead && { reading_version: 0 }) });
      await this.#tell(organizationId, job, changed);
      return this.get(organizationId, id);
    });
  }

  /** Has a job enriched whose sources changed, which announces the change once it is done; else announces it at once. */
  async #tell(organizationId: string, job: Job, changed: readonly string[]): Promise<void> {
    const payload = { organizationId, jobId: job.id };
    const enriches = !job.skip_ai_enrichment && changed.some((field) => causes.has(field));
    if (enriches) await this.#tasks.enqueue(enrichJob, payload);
    const announced = enriches && changed.every((field) => !requirements.has(field) || isSource(field));
    if (!announced && changed.some((field) => requirements.has(field))) {
      await this.#tasks.announce(jobRequirementsChanged, payload);
    }
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
