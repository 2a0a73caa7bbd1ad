import type { ApplicationService } from '#modules/applications';
import type { CandidateService, ResumeService } from '#modules/candidates';
import { firstStatus } from '#modules/organizations';
import type { AppliedAnswersService } from '#modules/screenings';
import type { Database } from '#platform/database/database.ts';
import { NotFound } from '#platform/errors.ts';
import type { PublicJob, PublicJobQueries } from './public-job.queries.ts';

export type SelfApplication = {
  full_name: string;
  email: string;
  phone_number: string | null;
  resume: Buffer;
  /** To the job's required questions, in their order, checked. */
  answers: readonly (string | readonly string[])[];
};

/** The application was there already: all that was done for it is undone. */
class AppliedBefore extends Error {}

/** Candidates who apply by themselves on the job's page. */
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
   * Applies: all or nothing. Of several at once with one email one applies. `applied_before` changes nothing, not even a
   * file is kept. Throws NotFound for a job that is not active (any more), UnsupportedMediaType for the file.
   */
  async apply(job: PublicJob, given: SelfApplication): Promise<'applied' | 'applied_before'> {
    if (await this.#jobs.hasApplied(job.organizationId, job.id, given.email)) return 'applied_before';
    try {
      await this.#db.transaction(() => this.#apply(job, given));
      return 'applied';
    } catch (error) {
      if (error instanceof AppliedBefore) return 'applied_before';
      throw error;
    }
  }

  async #apply({ organizationId, id: jobId, questions }: PublicJob, given: SelfApplication): Promise<void> {
    const { full_name, email, phone_number, resume, answers } = given;
    if (!(await this.#jobs.keep(organizationId, jobId))) throw new NotFound('The job');
    const resume_path = await this.#resumes.upload(organizationId, resume);
    const profile = { full_name, phone_number, resume_path };
    const { id: candidateId, kept } = await this.#candidates.introduce(organizationId, {
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
        // Whoever knows an email could else rename its owner: what differs is for the recruiter to see and decide.
        ...(!kept && { metadata: { applied_as: profile } }),
      },
      { via: 'portal' },
    );
    if (!created) throw new AppliedBefore();
    await this.#answers.record(organizationId, { candidateId, jobId }, questions ?? [], answers);
  }
}
