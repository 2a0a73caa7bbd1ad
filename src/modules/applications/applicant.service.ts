import type { CandidateService, CandidateView } from '#modules/candidates';
import type { Database } from '#platform/database/database.ts';
import { NotFound, ValidationError } from '#platform/errors.ts';
import type { Page } from '#platform/http/page.ts';
import type { ApplicantQueries } from './applicant.queries.ts';
import type { Applicant, ApplicantQuery, CreateApplicant, UpdateApplicant } from './applicant.schemas.ts';
import type { ApplicationService } from './application.service.ts';

/** Candidates together with their applications, written in one transaction: both or neither. */
export class ApplicantService {
  readonly #db: Database;
  readonly #candidates: CandidateService;
  readonly #applications: ApplicationService;
  readonly #queries: ApplicantQueries;
  constructor(db: Database, candidates: CandidateService, applications: ApplicationService, queries: ApplicantQueries) {
    this.#db = db;
    this.#candidates = candidates;
    this.#applications = applications;
    this.#queries = queries;
  }

  list(organizationId: string, query: ApplicantQuery): Promise<Page<CandidateView>> {
    return this.#queries.page(organizationId, query);
  }

  /** Throws NotFound. */
  async get(organizationId: string, id: string): Promise<Applicant> {
    const applicant = await this.#queries.find(organizationId, id);
    if (!applicant) throw new NotFound('The candidate');
    return applicant;
  }

  /** Adds the candidate or changes the one with this email, and applies them where `application` is given. */
  async createOrMatch(
    organizationId: string,
    input: CreateApplicant,
  ): Promise<{ applicant: Applicant; created: boolean }> {
    const { application, ...fields } = input;
    return this.#db.transaction(async () => {
      const { id, created } = await this.#candidates.createOrMatch(organizationId, fields);
      if (application) await this.#applications.apply(organizationId, { candidate_id: id, ...application });
      return { applicant: await this.get(organizationId, id), created };
    });
  }

  /** Changes the given fields, and applies the candidate where `application` is given. Throws what both throw. */
  async update(organizationId: string, id: string, input: UpdateApplicant): Promise<Applicant> {
    const { application, ...fields } = input;
    return this.#db.transaction(async () => {
      const current = await this.get(organizationId, id);
      if (fields.email === '') {
        if (current.email !== '')
          throw new ValidationError([{ path: 'email', code: 'invalid_format', message: 'must be an email address' }]);
        delete fields.email; // sent back as it was shown
      }
      const changes = Object.keys(fields).length > 0;
      if (application && changes) {
        // All that is not there is told first, then a bad status, and only then what may not be changed.
        await this.#candidates.checkReferences(organizationId, id, fields);
        await this.#applications.checkTarget(organizationId, application.job_id, application.status);
      }
      if (changes) await this.#candidates.update(organizationId, id, fields);
      if (application) await this.#applications.apply(organizationId, { candidate_id: id, ...application });
      return this.get(organizationId, id);
    });
  }
}
