import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { NotFound } from '#platform/errors.ts';
import { validate } from '#platform/schema/validate.ts';
import type { SelfIdentificationRepository } from './self-identification.repository.ts';
import { type SelfIdentificationCategories, selfIdentificationOf } from './self-identification.schemas.ts';

/** Answers can be written and counted. Nothing reads one, and no score depends on one. */
export class SelfIdentificationService {
  readonly #db: Database;
  readonly #answers: SelfIdentificationRepository;
  readonly categories: SelfIdentificationCategories;
  constructor(
    db: Database,
    answers: SelfIdentificationRepository,
    { selfIdentification }: Pick<Config, 'selfIdentification'>,
  ) {
    this.#db = db;
    this.#answers = answers;
    this.categories = selfIdentification;
  }

  /** The last answer counts. Throws ValidationError with all invalid fields, and NotFound. */
  async save(organizationId: string, applicationId: string, body: unknown): Promise<void> {
    const answer = validate(selfIdentificationOf(this.categories), body);
    await this.#db.transaction(async () => {
      if (!(await this.#answers.save(organizationId, applicationId, answer))) throw new NotFound('The application');
      await this.#answers.note(organizationId, applicationId);
    });
  }
}
