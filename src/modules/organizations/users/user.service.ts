import type { Database } from '#platform/database/database.ts';
import { violates } from '#platform/database/failure.ts';
import { Conflict, NotFound, ValidationError } from '#platform/errors.ts';
import type { Page } from '#platform/paging/page.ts';
import type { UserFields } from '../organization-fields.ts';
import { EmailTaken, type UserRepository, type UserView } from './user.repository.ts';
import type { ListedUser, UserQuery } from './user.schemas.ts';

const lastAdmin = (): Conflict => new Conflict('conflict', 'This is the only admin. Make another user an admin first.');

function asFieldError(error: unknown): unknown {
  if (!(error instanceof EmailTaken)) return error;
  return new ValidationError([
    { path: 'email', code: 'conflict', message: 'is already used by another user of your organization' },
  ]);
}

export class UserService {
  readonly #db: Database;
  readonly #users: UserRepository;
  constructor(db: Database, users: UserRepository) {
    this.#db = db;
    this.#users = users;
  }

  /** Admins first, then by name. */
  list(organizationId: string): Promise<UserView[]> {
    return this.#users.list(organizationId);
  }

  /** Users as the API returns them, newest first. */
  page(organizationId: string, query: UserQuery): Promise<Page<ListedUser>> {
    return this.#users.page(organizationId, query);
  }

  /** Admins with a real address. None for test data, whose users are copies. */
  adminsToMail(organizationId: string): Promise<UserView[]> {
    return this.#users.adminsToMail(organizationId);
  }

  /** Throws NotFound. */
  async get(organizationId: string, id: string): Promise<UserView> {
    const user = await this.#users.find(organizationId, id);
    if (!user) throw new NotFound('The user');
    return user;
  }

  /** Returns the id. Throws ValidationError if the email is in use. */
  async add(organizationId: string, user: UserFields): Promise<string> {
    try {
      return await this.#users.insert(organizationId, user);
    } catch (error) {
      throw asFieldError(error);
    }
  }

  /** Throws NotFound, ValidationError if the email is in use, and Conflict if no admin would remain. */
  async update(organizationId: string, id: string, user: Partial<UserFields>): Promise<void> {
    await this.#db.transaction(async () => {
      if (user.role !== undefined && user.role !== 'admin') await this.#checkOtherAdmin(organizationId, id);
      try {
        if (!(await this.#users.update(organizationId, id, user))) throw new NotFound('The user');
      } catch (error) {
        throw asFieldError(error);
      }
    });
  }

  /**
   * Keeps what the user did, without their name. Their API keys work on. Throws NotFound, and Conflict for the last admin
   * and the recruiter of a job.
   */
  async remove(organizationId: string, id: string): Promise<void> {
    await this.#db.transaction(async () => {
      await this.#checkOtherAdmin(organizationId, id);
      try {
        if (!(await this.#users.remove(organizationId, id))) throw new NotFound('The user');
      } catch (error) {
        if (!violates(error, 'jobs_recruiter_fkey')) throw error;
        throw new Conflict('conflict', 'This user is the recruiter of a job. Assign their jobs to another user first.');
      }
    });
  }

  /** Throws Conflict if this user is the only admin. */
  async #checkOtherAdmin(organizationId: string, id: string): Promise<void> {
    const admins = await this.#users.lockAdmins(organizationId);
    if (admins.length === 1 && admins[0] === id) throw lastAdmin();
  }
}
