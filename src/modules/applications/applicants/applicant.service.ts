import type { CandidateBatchService, CandidateFields, CandidateService, CandidateView } from '#modules/candidates';
import type { Database } from '#platform/database/database.ts';
import { NotFound, ValidationError } from '#platform/errors.ts';
import { contactScope } from '#platform/http/api/scope.ts';
import type { Page } from '#platform/paging/page.ts';
import type { Tombstone } from '#platform/paging/tombstone.ts';
import type { ApplicationService } from '../application.service.ts';
import type { ApplicationWriter } from '../application-writer.ts';
import type { ApplicantQueries } from './applicant.queries.ts';
import type { Applicant, ApplicantQuery, CreateApplicant, UpdateApplicant } from './applicant.schemas.ts';

const invalidEmail = (value: '' | null): ValidationError =>
  new ValidationError([
    value === ''
      ? { path: 'email', code: 'invalid_format', message: 'must be an email address' }
      : { path: 'email', code: 'invalid_type', message: 'must not be null' },
  ]);

const emailNotSeen = (): ValidationError =>
  new ValidationError([
    { path: 'email', code: 'invalid_value', message: `needs an API key with the scope ${contactScope}` },
  ]);

/** Readers without contact data see null for email and pay. Sending that null back changes nothing. */
type Reader = { seesContact: boolean };

/** Writes candidates and their applications together: both or neither. */
export class ApplicantService {
  readonly #db: Database;
  readonly #candidates: CandidateService;
  readonly #batches: CandidateBatchService;
  readonly #applications: ApplicationService;
  readonly #writer: ApplicationWriter;
  readonly #queries: ApplicantQueries;
  constructor(
    db: Database,
    candidates: CandidateService,
    batches: CandidateBatchService,
    applications: ApplicationService,
    writer: ApplicationWriter,
    queries: ApplicantQueries,
  ) {
    this.#db = db;
    this.#candidates = candidates;
    this.#batches = batches;
    this.#applications = applications;
    this.#writer = writer;
    this.#queries = queries;
  }

  /** Without `seesContact`, `search` ignores emails, and `email` throws ValidationError. */
  async list(organizationId: string, query: ApplicantQuery, reader: Reader): Promise<Page<CandidateView | Tombstone>> {
    if (query.email !== undefined && !reader.seesContact) throw emailNotSeen();
    return this.#queries.page(organizationId, query, reader);
  }

  /** Throws NotFound. */
  async get(organizationId: string, id: string): Promise<Applicant> {
    const applicant = await this.#queries.find(organizationId, id);
    if (!applicant) throw new NotFound('The candidate');
    return applicant;
  }

  async createOrMatch(
    organizationId: string,
    input: CreateApplicant,
    { seesContact }: Reader,
  ): Promise<{ applicant: Applicant; created: boolean }> {
    const { application, ...fields } = input;
    return this.#db.transaction(async () => {
      const { id, created } = await this.#candidates.createOrMatch(organizationId, fields, { seesContact });
      if (application) await this.#applications.apply(organizationId, { candidate_id: id, ...application });
      return { applicant: await this.get(organizationId, id), created };
    });
  }

  /** Creates new candidates together. Returns them by index. Undefined if `createOrMatch` must answer alone. */
  async createTogether(organizationId: string, inputs: readonly CreateApplicant[]): Promise<(Applicant | undefined)[]> {
    return this.#db.transaction(async () => {
      const fields = inputs.map(({ application, ...own }) => (application ? undefined : own));
      const ids = await this.#batches.createNew(organizationId, fields);
      const created = await this.#queries.withoutApplications(
        organizationId,
        ids.filter((id) => id !== undefined),
      );
      return ids.map((id) => (id === undefined ? undefined : created.get(id)));
    });
  }

  /** Locks the candidate's own fields, but not the applications, until the current transaction ends. */
  lock(organizationId: string, id: string): Promise<void> {
    return this.#candidates.lock(organizationId, id);
  }

  async update(
    organizationId: string,
    id: string,
    input: UpdateApplicant,
    { seesContact }: Reader,
  ): Promise<Applicant> {
    const { application, email, ...others } = input;
    const fields: CandidateFields = others;
    return this.#db.transaction(async () => {
      const current = await this.get(organizationId, id);
      // An email is sent back as it is shown: empty of a masked candidate, null to keys that must not see it.
      const isEcho = email === '' ? current.email === '' : email === null && !seesContact;
      if ((email === '' || email === null) && !isEcho) throw invalidEmail(email);
      if (email) fields.email = email;
      if (Object.keys(fields).length > 0) {
        // Missing records are reported first, then an invalid status, and locked fields last.
        const key = application && { candidateId: id, jobId: application.job_id };
        const checkJob = key && (() => this.#writer.jobTarget(organizationId, key, application.status));
        await this.#candidates.update(organizationId, id, fields, { check: checkJob, seesContact });
      }
      if (application) await this.#applications.apply(organizationId, { candidate_id: id, ...application });
      return this.get(organizationId, id);
    });
  }
}
