import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#platform/database/database.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { EnrichmentRepository, JobToEnrich } from './enrichment.repository.ts';
import { enriched } from './enrichment.ts';
import type { JobEnricher, JobEnrichment } from './job.enricher.ts';
import { jobRequirementsChanged } from './job.events.ts';
import { type JobSources, readingVersion } from './job.reader.ts';

const batchSize = 100;
/** Of what enrichment writes, what no score looks at. */
const unscored = 'video_interview_questions';

const sourcesOf = ({ title, jd_text, description, required_skills, preferred_skills }: JobToEnrich): JobSources => ({
  title,
  jd_text,
  description,
  required_skills,
  preferred_skills,
});
const waits = (job: JobToEnrich | undefined): job is JobToEnrich =>
  job !== undefined && !job.skips && job.version < readingVersion;

/** What the service makes of a job by itself: weighted skills, questions, and fields that the integration left empty. */
export class EnrichmentService {
  readonly #db: Database;
  readonly #jobs: EnrichmentRepository;
  readonly #enricher: JobEnricher;
  readonly #tasks: TaskQueue;
  constructor(db: Database, jobs: EnrichmentRepository, enricher: JobEnricher, tasks: TaskQueue) {
    this.#db = db;
    this.#jobs = jobs;
    this.#enricher = enricher;
    this.#tasks = tasks;
  }

  /**
   * Enriches a job that waits for it; any other is left alone, so that again changes nothing. Computed without locks;
   * where the sources changed meanwhile, computed again. Throws when they keep changing.
   */
  async enrich(organizationId: string, jobId: string): Promise<void> {
    for (let attempt = 1; attempt <= 5; attempt++) {
      const job = await this.#jobs.find(organizationId, jobId);
      if (!waits(job)) return;
      const sources = sourcesOf(job);
      const made = await this.#enricher.enrich(sources);
      if (await this.#store(organizationId, jobId, sources, made)) return;
    }
    throw new Error('the sources of the job keep changing');
  }

  /** False when the job is not what it was made from. */
  #store(organizationId: string, jobId: string, sources: JobSources, made: JobEnrichment): Promise<boolean> {
    return this.#db.transaction(async () => {
      const job = await this.#jobs.lock(organizationId, jobId);
      if (!waits(job)) return true;
      if (!isDeepStrictEqual(sourcesOf(job), sources)) return false;
      const { filled, ...after } = enriched(job, made);
      const changed = (Object.keys(after) as (keyof typeof after)[]).filter(
        (field) => !isDeepStrictEqual(after[field], job[field]),
      );
      if (changed.length > 0) {
        await this.#jobs.save(organizationId, jobId, Object.fromEntries(changed.map((field) => [field, after[field]])));
      }
      await this.#jobs.markRead(organizationId, jobId, filled);
      // Version 0: what it is made of has changed, and nobody has told so yet.
      if (job.version === 0 || changed.some((field) => field !== unscored)) {
        await this.#tasks.announce(jobRequirementsChanged, { organizationId, jobId });
      }
      return true;
    });
  }

  /**
   * Enriches what waits for it in every organization, a batch at a time; stops early when told to. One job that fails
   * stops no other: the errors are thrown at the end.
   */
  async enrichOutdated(signal: AbortSignal): Promise<void> {
    const failures: unknown[] = [];
    let jobs = await this.#jobs.outdated(undefined, batchSize);
    while (jobs.length > 0) {
      for (const { organization_id, id } of jobs) {
        if (signal.aborted) return;
        await this.enrich(organization_id, id).catch((error: unknown) => failures.push(error));
      }
      jobs = jobs.length < batchSize ? [] : await this.#jobs.outdated(jobs.at(-1), batchSize);
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} jobs could not be enriched`);
  }
}
