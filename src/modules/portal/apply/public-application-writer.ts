import type { ApplicationService } from '#modules/applications';
import type { CandidateService, ResumeService } from '#modules/candidates';
import { firstStatus } from '#modules/organizations';
import type { AppliedAnswersService } from '#modules/screenings';
import { RetryTransaction } from '#platform/database/failure.ts';
import type { FormFields } from './pending-application.repository.ts';

/** A building block: makes what a public form asks for, in the caller's transaction. */
export class PublicApplicationWriter {
  readonly #candidates: CandidateService;
  readonly #resumes: ResumeService;
  readonly #applications: ApplicationService;
  readonly #answers: AppliedAnswersService;
  constructor(
    candidates: CandidateService,
    resumes: ResumeService,
    applications: ApplicationService,
    answers: AppliedAnswersService,
  ) {
    this.#candidates = candidates;
    this.#resumes = resumes;
    this.#applications = applications;
    this.#answers = answers;
  }

  /** Returns the candidate's id. Throws RetryTransaction if the candidate has just applied in another way. */
  async insert(organizationId: string, jobId: string, form: FormFields): Promise<string> {
    const { full_name, email, phone_number } = form;
    const resume_path = await this.#resumes.upload(organizationId, form.resume);
    const { id: candidateId, differing } = await this.#candidates.createUnverified(organizationId, {
      full_name,
      phone_number,
      resume_path,
      email,
      source: 'portal',
    });
    const { created } = await this.#applications.apply(
      organizationId,
      {
        candidate_id: candidateId,
        job_id: jobId,
        status: firstStatus,
        // A public form replaces nothing of a known candidate: the recruiter sees both and decides.
        ...(Object.keys(differing).length > 0 && { metadata: { applied_as: differing } }),
      },
      { via: 'portal' },
    );
    if (!created) throw new RetryTransaction('the candidate applied in the meantime');
    await this.#answers.record(organizationId, { candidateId, jobId }, form.questions, form.answers);
    return candidateId;
  }
}
