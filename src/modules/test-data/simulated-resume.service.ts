import type { CandidateService, ResumeService } from '#modules/candidates';
import { NotFound } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';

/** A candidate whose resume is a damaged file. */
export class SimulatedResume {
  readonly #candidates: CandidateService;
  readonly #resumes: ResumeService;
  constructor(candidates: CandidateService, resumes: ResumeService) {
    this.#candidates = candidates;
    this.#resumes = resumes;
  }

  /** Replaces the resume; reading it fails soon after. Throws NotFound, and Forbidden for a masked candidate. */
  async breakResume(organizationId: string, candidateId: string): Promise<string> {
    const path = await this.#resumes.upload(organizationId, Buffer.from(`%PDF-1.7\n% damaged ${newId()}\n`));
    try {
      await this.#candidates.update(organizationId, candidateId, { resume_path: path });
    } catch (error) {
      throw error instanceof NotFound ? new NotFound('The candidate (candidate_id)') : error;
    }
    return candidateId;
  }
}
