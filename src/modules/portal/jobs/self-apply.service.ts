import type { ApplicationService } from '#modules/applications';
import type { CandidateService, ResumeService } from '#modules/candidates';
import { firstStatus } from '#modules/organizations';
import type { AppliedAnswersService } from '#modules/screenings';
import type { Database } from '#platform/database/database.ts';
import { JobNotOpen } from './job-not-open.ts';
import type { PublicJob, PublicJobQueries } from './public-job.queries.ts';

export type SelfApplication = {
  full_name: string;
  email: string;
  phone_number: string | null;
  resume: Buffer;
  answers: readonly (string | readonly string[])[];
};

/** Rolls the transaction back. */
class AppliedBefore extends Error {}

export class SelfApplyService {
  readonly #db: Database;
  readonly #jobs: PublicJobQueries;
  readonly #candidates: CandidateService;
  readonly #resumes: ResumeService;
  readonly #applications: ApplicationService;
  readonly #answers: AppliedAnswersService;
  constructor(
    db: Database,
    jobs: PublicJobQueries,
    candidates: CandidateService,
    resumes: ResumeService,
    applications: ApplicationService,
    answers: AppliedAnswersService,
  ) {
    this.#db = db;
    this.#jobs = jobs;
    this.#candidates = candidates;
    this.#resumes = resumes;
    this.#applications = applications;
    this.#answers = answers;
  }

  /**
   * All or nothing. Of concurrent applications with one email, one succeeds. `applied_before` changes nothing. Throws
   * JobNotOpen, and UnsupportedMediaType for the file.
   */
  async apply(job: PublicJob, application: SelfApplication): Promise<'applied' | 'applied_before'> {
    if (await this.#jobs.hasApplied(job.organizationId, job.id, application.email)) return 'applied_before';
    try {
      await this.#db.transaction(() => this.#apply(job, application));
      return 'applied';
    } catch (error) {
      if (error instanceof AppliedBefore) return 'applied_before';
      throw error;
    }
  }

  async #apply({ organizationId, id: jobId, questions }: PublicJob, application: SelfApplication): Promise<void> {
    const { full_name, email, phone_number, resume, answers } = application;
    if (!(await this.#jobs.lockActive(organizationId, jobId))) throw new JobNotOpen();
    const resume_path = await this.#resumes.upload(organizationId, resume);
    const profile = { full_name, phone_number, resume_path };
    const { id: candidateId, differs } = await this.#candidates.createUnverified(organizationId, {
      ...profile,
      email,
      source: 'portal',
    });
    const { created } = await this.#applications.apply(
      organizationId,
      {
        candidate_id: candidateId,
        job_id: jobId,
        status: firstStatus,
        // A stranger who knows an email must not rename its owner: the recruiter sees both and decides.
        ...(differs && { metadata: { applied_as: profile } }),
      },
      { via: 'portal' },
    );
    if (!created) throw new AppliedBefore();
    await this.#answers.record(organizationId, { candidateId, jobId }, questions ?? [], answers);
  }
}
