import type { Database } from '#platform/database/database.ts';
import { Conflict, NotFound, ValidationError } from '#platform/errors.ts';
import type { UserFields } from './organization.fields.ts';
import { EmailTaken, type UserRepository, type UserView } from './user.repository.ts';

const lastAdmin = (): Conflict =>
  new Conflict('conflict', 'This is the only admin. Make somebody else an admin first: nobody could do it afterwards.');

function told(error: unknown): unknown {
  if (!(error instanceof EmailTaken)) return error;
  return new ValidationError([
    { path: 'email', code: 'conflict', message: 'belongs to somebody else of your organization already' },
  ]);
}

/** The people of an organization, as its admins keep them. */
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

  /** Throws NotFound. */
  async get(organizationId: string, id: string): Promise<UserView> {
    const user = await this.#users.find(organizationId, id);
    if (!user) throw new NotFound('The user');
    return user;
  }

  /** Returns the new user's id. Throws ValidationError for an email that somebody of the organization has. */
  async add(organizationId: string, user: UserFields): Promise<string> {
    try {
      return await this.#users.insert(organizationId, user);
    } catch (error) {
      throw told(error);
    }
  }

  /**
   * Changes what is given. Throws NotFound, ValidationError for an email that somebody else has, Conflict where no admin
   * would be left.
   */
  async update(organizationId: string, id: string, user: Partial<UserFields>): Promise<void> {
    await this.#db.transaction(async () => {
      if (user.role === 'recruiter') await this.#checkOthers(organizationId, id);
      try {
        if (!(await this.#users.update(organizationId, id, user))) throw new NotFound('The user');
      } catch (error) {
        throw told(error);
      }
    });
  }

  /**
   * Removes a user; what they did stays, without their name. Throws NotFound, and Conflict for the last admin and for
   * who is still a job's recruiter or has made a key that works.
   */
  async remove(organizationId: string, id: string): Promise<void> {
    await this.#db.transaction(async () => {
      await this.#checkOthers(organizationId, id);
      try {
        if (!(await this.#users.remove(organizationId, id))) throw new NotFound('The user');
      } catch (error) {
        if ((error as { code?: string }).code !== '23503') throw error;
        const isRecruiter = (error as { table?: string }).table === 'jobs';
        throw new Conflict(
          'conflict',
          isRecruiter
            ? 'They are the recruiter of a job. Give their jobs to somebody else first.'
            : 'They have made API keys that still work. Revoke these keys first, as they may know them.',
        );
      }
    });
  }

  /** Throws Conflict where this user is the only admin. */
  async #checkOthers(organizationId: string, id: string): Promise<void> {
    const admins = await this.#users.lockAdmins(organizationId);
    if (admins.length === 1 && admins[0] === id) throw lastAdmin();
  }
}
