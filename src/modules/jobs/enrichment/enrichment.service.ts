import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#platform/database/database.ts';
import { sendEventType } from '#platform/events/event-hint.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { type JobSources, readingVersion, weightedReadingVersion } from '#readers/posting';
import { jobRequirementsChanged } from '../job.events.ts';
import type { EnrichmentRepository, JobToEnrich } from './enrichment.repository.ts';
import { applyEnrichment } from './enrichment.ts';
import type { JobEnricher, JobEnrichment } from './job-enricher.ts';

const batchSize = 100;
// The next run does the rest.
const maxRunMs = 240_000;
/** The enriched field that match scores do not use. */
const unscoredField = 'video_interview_questions';

const sourcesOf = (job: JobToEnrich): JobSources => ({
  title: job.title,
  jd_text: job.jd_text,
  description: job.description,
  required_skills: job.required_skills,
  preferred_skills: job.preferred_skills,
  only_listed_skills: job.only_listed_skills,
  skill_weights: job.skill_weights,
});
const needsEnrichment = (job: JobToEnrich | undefined): job is JobToEnrich =>
  job !== undefined &&
  !job.skips &&
  job.version < (job.skill_weights.length > 0 ? weightedReadingVersion : readingVersion);

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

  /** Idempotent. Computes without locks, again if sources change. Throws if they keep changing, and the signal's reason. */
  async enrich(organizationId: string, jobId: string, signal: AbortSignal): Promise<void> {
    for (let attempt = 1; attempt <= 5; attempt++) {
      const job = await this.#jobs.find(organizationId, jobId);
      if (!needsEnrichment(job)) return;
      const sources = sourcesOf(job);
      const enrichment = await this.#enricher.enrich(sources, job.vector_of, { organizationId, signal });
      if (await this.#store(organizationId, jobId, sources, enrichment)) return;
    }
    throw new Error('the sources of the job keep changing');
  }

  /** False if the sources have changed. */
  #store(organizationId: string, jobId: string, sources: JobSources, enrichment: JobEnrichment): Promise<boolean> {
    return this.#db.transaction(async () => {
      const job = await this.#jobs.lock(organizationId, jobId);
      if (!needsEnrichment(job)) return true;
      if (!isDeepStrictEqual(sourcesOf(job), sources)) return false;
      const { filled, ...after } = applyEnrichment(job, enrichment);
      const changed = (Object.keys(after) as (keyof typeof after)[]).filter(
        (field) => !isDeepStrictEqual(after[field], job[field]),
      );
      if (changed.length > 0) {
        sendEventType(this.#db, 'job.enriched');
        await this.#jobs.save(organizationId, jobId, Object.fromEntries(changed.map((field) => [field, after[field]])));
      }
      const vectorChanged = await this.#keepVector(organizationId, jobId, job.vector_of, enrichment);
      await this.#jobs.markRead(organizationId, jobId, filled);
      // Version 0: the sources have changed, which is not announced yet.
      if (job.version === 0 || vectorChanged || changed.some((field) => field !== unscoredField)) {
        await this.#tasks.announce(jobRequirementsChanged, { organizationId, jobId });
      }
      return true;
    });
  }

  /** Replaces or removes an outdated embedding. Returns whether it changed. */
  async #keepVector(
    organizationId: string,
    jobId: string,
    before: string | null,
    { vector }: JobEnrichment,
  ): Promise<boolean> {
    if (vector === 'kept' || (vector?.of ?? null) === before) return false;
    if (vector) await this.#jobs.saveVector(organizationId, jobId, vector);
    else await this.#jobs.removeVector(organizationId, jobId);
    return true;
  }

  /** Runs for at most four minutes or until the signal aborts. Throws the errors of single jobs at the end. */
  async enrichOutdated(signal: AbortSignal): Promise<void> {
    const failures: unknown[] = [];
    const until = performance.now() + maxRunMs;
    let jobs = await this.#jobs.outdated(undefined, batchSize);
    while (jobs.length > 0) {
      for (const { organizationId, id } of jobs) {
        if (signal.aborted) return;
        if (performance.now() >= until) break;
        await this.enrich(organizationId, id, signal).catch((error: unknown) => failures.push(error));
      }
      const isLast = jobs.length < batchSize || performance.now() >= until;
      jobs = isLast ? [] : await this.#jobs.outdated(jobs.at(-1), batchSize);
    }
    if (signal.aborted) return;
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} jobs could not be enriched`);
  }
}
