import type { Applicant, ApplicantService } from '#modules/applications';
import { mergedFields } from '#modules/candidates';
import type { MergeQueries, SameJob } from './merge.queries.ts';
import type { MergeCandidate } from './merge.schemas.ts';
import { refuseItself } from './refuse-itself.ts';

export type MergePreview = {
  into: Applicant;
  from: Applicant;
  /** The candidate that stays, with the values that it would have. */
  merged: Applicant;
  /** The email that would no longer be stored with the candidate. */
  lostEmail: string | null;
  sameJobs: readonly SameJob[];
};

/** Shows what a merge would do. */
export class MergePreviewService {
  readonly #applicants: ApplicantService;
  readonly #queries: MergeQueries;
  constructor(applicants: ApplicantService, queries: MergeQueries) {
    this.#applicants = applicants;
    this.#queries = queries;
  }

  /** Throws ValidationError (the same candidate) and NotFound. */
  async preview(
    organizationId: string,
    intoId: string,
    { from_id: fromId, prefer }: MergeCandidate,
  ): Promise<MergePreview> {
    refuseItself(intoId, fromId);
    const [into, from, sameJobs] = await Promise.all([
      this.#applicants.get(organizationId, intoId),
      this.#applicants.get(organizationId, fromId),
      this.#queries.sameJobs(organizationId, fromId, intoId),
    ]);
    const [kept, other] = prefer === 'source' ? [from, into] : [into, from];
    // Responses do not show the paths of uploaded resumes.
    const fields = mergedFields({ ...kept, resume_path: null }, { ...other, resume_path: null });
    const merged = { ...into, ...fields } as Applicant;
    const lost = [kept, other].find(({ email }) => email && email !== merged.email);
    return { into, from, merged, lostEmail: lost?.email ?? null, sameJobs };
  }
}
