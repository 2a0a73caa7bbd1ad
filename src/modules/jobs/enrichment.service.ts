import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#platform/database/database.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { EnrichmentRepository, JobToEnrich } from './enrichment.repository.ts';
import { enriched } from './enrichment.ts';
import type { JobEnricher, JobEnrichment } from './job.enricher.ts';
import { jobRequirementsChanged } from './job.events.ts';
import { type JobSources, readingVersion } from './job.reader.ts';

const batchSize = 100;
// A language model may take its time for each job; what a run does not reach is the next one's.
const turnMs = 240_000;
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
   * where the sources changed meanwhile, computed again. Throws when they keep changing, and the signal's reason.
   */
  async enrich(organizationId: string, jobId: string, signal: AbortSignal): Promise<void> {
    for (let attempt = 1; attempt <= 5; attempt++) {
      const job = await this.#jobs.find(organizationId, jobId);
      if (!waits(job)) return;
      const sources = sourcesOf(job);
      const made = await this.#enricher.enrich(sources, job.vector_of, { organizationId, signal });
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
      const revalued = await this.#keepVector(organizationId, jobId, job.vector_of, made);
      await this.#jobs.markRead(organizationId, jobId, filled);
      // Version 0: what it is made of has changed, and nobody has told so yet.
      if (job.version === 0 || revalued || changed.some((field) => field !== unscored)) {
        await this.#tasks.announce(jobRequirementsChanged, { organizationId, jobId });
      }
      return true;
    });
  }

  /** An embedding of an earlier text goes although there is none of the present one. True when anything changed. */
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

  /**
   * Enriches what waits for it in every organization, a batch at a time, for four minutes at most; stops early when told
   * to. One job that fails stops no other: the errors are thrown at the end.
   */
  async enrichOutdated(signal: AbortSignal): Promise<void> {
    const failures: unknown[] = [];
    const until = performance.now() + turnMs;
    let jobs = await this.#jobs.outdated(undefined, batchSize);
    while (jobs.length > 0) {
      for (const { organization_id, id } of jobs) {
        if (signal.aborted) return;
        if (performance.now() >= until) break;
        await this.enrich(organization_id, id, signal).catch((error: unknown) => failures.push(error));
      }
      const isLast = jobs.length < batchSize || performance.now() >= until;
      jobs = isLast ? [] : await this.#jobs.outdated(jobs.at(-1), batchSize);
    }
    if (signal.aborted) return;
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} jobs could not be enriched`);
  }
}
