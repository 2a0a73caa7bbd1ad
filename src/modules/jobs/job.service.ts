import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#platform/database/database.ts';
import { type FieldError, NotFound, ValidationError } from '#platform/errors.ts';
import type { Page } from '#platform/paging/page.ts';
import type { Tombstone } from '#platform/paging/tombstone.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { JobReading } from '#readers/posting';
import { enrichJob } from './enrichment/enrichment.tasks.ts';
import { isFilledByService } from './enrichment/enrichment.ts';
import type { Job } from './job.entity.ts';
import { jobRequirementsChanged } from './job.events.ts';
import type { JobRepository } from './job.repository.ts';
import { type CreateJob, type JobQuery, type JobView, jobRanges, type UpdateJob } from './job.schemas.ts';
import { readJobOnce } from './job-reading.ts';

export type SkillLists = Pick<JobView, 'required_skills' | 'preferred_skills' | 'only_listed_skills' | 'skill_weights'>;

/** The fields that match scores use. */
const requirements = new Set([
  'title',
  'jd_text',
  'description',
  'required_skills',
  'preferred_skills',
  'skill_weights',
  'min_experience_years',
  'max_experience_years',
  'locations',
  'work_mode',
  'min_ctc',
  'max_ctc',
  'skip_ai_enrichment',
]);

const sources = [
  'title',
  'jd_text',
  'description',
  'required_skills',
  'preferred_skills',
  'only_listed_skills',
  'skill_weights',
] as const;
const isSource = (field: string): boolean => (sources as readonly string[]).includes(field);

const enrichmentFields = new Set<string>([...sources, 'skip_ai_enrichment']);

const [experience] = jobRanges;
const otherBound = [
  ['min_experience_years', 'max_experience_years'],
  ['max_experience_years', 'min_experience_years'],
] as const;

/** Clears a bound that enrichment filled in and that contradicts the given one. */
function withoutContradiction(job: Job, change: UpdateJob): UpdateJob {
  for (const [given, other] of otherBound) {
    if (typeof change[given] !== 'number' || other in change || !isFilledByService(job, other)) continue;
    if (!experience.check({ ...job, ...change })) return { ...change, [other]: null };
  }
  return change;
}

export class JobService {
  readonly #db: Database;
  readonly #jobs: JobRepository;
  readonly #tasks: TaskQueue;
  constructor(db: Database, jobs: JobRepository, tasks: TaskQueue) {
    this.#db = db;
    this.#jobs = jobs;
    this.#tasks = tasks;
  }

  list(organizationId: string, query: JobQuery): Promise<Page<JobView | Tombstone>> {
    return this.#jobs.page(organizationId, query);
  }

  /** Throws NotFound. */
  async get(organizationId: string, id: string): Promise<JobView> {
    const job = await this.#jobs.find(organizationId, id);
    if (!job) throw new NotFound('The job');
    return job;
  }

  /** The skills with weights that the job would have with other lists, without those of a language model. */
  weighSkills(job: JobView, lists: SkillLists): Pick<JobReading, 'required' | 'preferred'> {
    const { required, preferred } = readJobOnce({ ...job, ...lists });
    return { required, preferred };
  }

  find(organizationId: string, id: string): Promise<JobView | undefined> {
    return this.#jobs.find(organizationId, id);
  }

  /** `filled` has the fields whose values were read from the description and not changed since. */
  async reading(organizationId: string, id: string): Promise<{ filled: ReadonlySet<string>; isRead: boolean }> {
    const { filled, isRead } = await this.#jobs.reading(organizationId, id);
    return { filled: new Set(filled), isRead };
  }

  /** Throws NotFound (client_id, recruiter_id), and Conflict on another job's external ID or the given id. */
  async create(organizationId: string, input: CreateJob, id?: string): Promise<JobView> {
    return this.#db.transaction(async () => {
      const jobId = await this.#jobs.insert(organizationId, input, id);
      if (!input.skip_ai_enrichment) await this.#tasks.enqueue(enrichJob, { organizationId, jobId });
      return this.get(organizationId, jobId);
    });
  }

  /** A draft without the external ID and the applications of `sourceId`. Throws NotFound, and Conflict on the given id. */
  async duplicate(organizationId: string, sourceId: string, copy: { id: string; title: string }): Promise<JobView> {
    return this.#db.transaction(async () => {
      const source = await this.#jobs.lock(organizationId, sourceId);
      if (!source) throw new NotFound('The job');
      await this.#jobs.insertCopy(source, copy);
      if (!source.skip_ai_enrichment) await this.#tasks.enqueue(enrichJob, { organizationId, jobId: copy.id });
      return this.get(organizationId, copy.id);
    });
  }

  /** Locks the job until the current transaction ends. */
  async lock(organizationId: string, id: string): Promise<void> {
    await this.#jobs.lock(organizationId, id);
  }

  /**
   * Throws NotFound, ValidationError (minimum above maximum), and Conflict on another job's external ID. Clears a bound that
   * enrichment filled in.
   */
  async update(organizationId: string, id: string, given: UpdateJob): Promise<JobView> {
    return this.#db.transaction(async () => {
      const job = await this.#jobs.lock(organizationId, id);
      if (!job) throw new NotFound('The job');
      const change = withoutContradiction(job, await this.#withoutEchoedName(organizationId, job, given));
      const errors = jobRanges
        .filter((range) => !range.check({ ...job, ...change }))
        .map(({ params }): FieldError => {
          return { path: params.path.join('.'), code: params.params.code, message: params.message };
        });
      if (errors.length > 0) throw new ValidationError(errors);
      const isOutdated = sources.some(
        (field) => change[field] !== undefined && !isDeepStrictEqual(change[field], job[field]),
      );
      const changed = await this.#jobs.save(job, { ...change, ...(isOutdated && { reading_version: 0 }) });
      await this.#announce(organizationId, job, changed);
      return this.get(organizationId, id);
    });
  }

  /** Enrichment, if queued, announces the change itself. */
  async #announce(organizationId: string, job: Job, changed: readonly string[]): Promise<void> {
    const payload = { organizationId, jobId: job.id };
    const enriches = !job.skip_ai_enrichment && changed.some((field) => enrichmentFields.has(field));
    if (enriches) await this.#tasks.enqueue(enrichJob, payload);
    const announced = enriches && changed.every((field) => !requirements.has(field) || isSource(field));
    if (!announced && changed.some((field) => requirements.has(field))) {
      await this.#tasks.announce(jobRequirementsChanged, payload);
    }
  }

  /**
   * Responses show the linked client's name as client_name. Sent back, it must not become the legacy name. It does if the
   * client is unlinked and no legacy name would take its place.
   */
  async #withoutEchoedName(organizationId: string, job: Job, change: UpdateJob): Promise<UpdateJob> {
    if (typeof change.client_name !== 'string') return change;
    if (change.client_id === null && !job.client_name?.trim()) return change;
    const shown = await this.get(organizationId, job.id);
    if (!shown.client_id || shown.client_name !== change.client_name) return change;
    const { client_name: _, ...rest } = change;
    return rest;
  }
}
