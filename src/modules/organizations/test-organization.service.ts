import type { Database } from '#platform/database/database.ts';
import { RetryTransaction } from '#platform/database/failure.ts';
import { NotFound } from '#platform/errors.ts';
import type { OrganizationService } from './organization.service.ts';
import type { TestOrganizationRepository } from './test-organization.repository.ts';

/** Imaginary credits that test data begins with. */
export const testCredits = 1000;

/** The test data of an organization is an organization row of its own, which follows its settings and users. */
export class TestOrganizationService {
  readonly #db: Database;
  readonly #repository: TestOrganizationRepository;
  readonly #organizations: OrganizationService;
  constructor(db: Database, repository: TestOrganizationRepository, organizations: OrganizationService) {
    this.#db = db;
    this.#repository = repository;
    this.#organizations = organizations;
  }

  /** Undefined before `ensure`. */
  find(organizationId: string): Promise<string | undefined> {
    return this.#repository.find(organizationId);
  }

  /** Creates it for the first caller. Throws NotFound, also for test data. */
  async ensure(organizationId: string): Promise<string> {
    const known = await this.#repository.find(organizationId);
    if (known) return known;
    return this.#db.transaction(async () => {
      if (!(await this.#repository.lockLive(organizationId))) throw new NotFound('The organization');
      const id = (await this.#repository.find(organizationId)) ?? (await this.#create(organizationId));
      if (!id) throw new RetryTransaction('another process has created the test data');
      return id;
    });
  }

  /** The copy of a live user. Throws NotFound. */
  async userOf(testOrganizationId: string, userId: string): Promise<string> {
    const id = await this.#repository.userOf(testOrganizationId, userId);
    if (!id) throw new NotFound('The user');
    return id;
  }

  async #create(organizationId: string): Promise<string | undefined> {
    const id = await this.#repository.insert(organizationId);
    if (id) await this.#organizations.addCredits(id, testCredits, 'test credits');
    return id;
  }
}
