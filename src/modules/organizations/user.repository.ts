import type { Database } from '#platform/database/database.ts';
import { violates } from '#platform/database/failure.ts';
import { newId } from '#platform/ids.ts';
import type { Role, UserFields } from './organization.fields.ts';

export type UserView = {
  id: string;
  full_name: string;
  email: string;
  role: Role;
  /** The operator made a place for somebody: nobody can have an email there. */
  is_placeholder: boolean;
  created_at: string;
};

const columns = `id, full_name, email, role, lower(email) like '%.invalid' as is_placeholder, created_at`;

/** Somebody else of the organization has this address, whatever its case. */
export class EmailTaken extends Error {}

/** Throws EmailTaken where that is what PostgreSQL refuses. */
async function refusingTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violates(error, 'users_email_key')) throw new EmailTaken();
    throw error;
  }
}

export class UserRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Admins first, then by name. */
  list(organizationId: string): Promise<UserView[]> {
    return this.#db.rows(
      `select ${columns} from users where organization_id = $1 order by role, lower(full_name), id`,
      [organizationId],
    );
  }

  find(organizationId: string, id: string): Promise<UserView | undefined> {
    return this.#db.row(`select ${columns} from users where organization_id = $1 and id = $2`, [organizationId, id]);
  }

  /** Throws EmailTaken. */
  async insert(organizationId: string, user: UserFields): Promise<string> {
    const id = newId();
    await refusingTaken(
      this.#db.rows('insert into users (id, organization_id, email, full_name, role) values ($1, $2, $3, $4, $5)', [
        id,
        organizationId,
        user.email,
        user.full_name,
        user.role,
      ]),
    );
    return id;
  }

  /** Changes what is given. Throws EmailTaken. False when the organization has no such user. */
  async update(organizationId: string, id: string, user: Partial<UserFields>): Promise<boolean> {
    const rows = await refusingTaken(
      this.#db.rows(
        `update users set email = coalesce($3, email), full_name = coalesce($4, full_name), role = coalesce($5, role),
           updated_at = now()
         where organization_id = $1 and id = $2 returning 1`,
        [organizationId, id, user.email ?? null, user.full_name ?? null, user.role ?? null],
      ),
    );
    return rows.length > 0;
  }

  /** The admins, locked: of several who would take one of them away each sees what the one before has left. */
  async lockAdmins(organizationId: string): Promise<string[]> {
    const rows = await this.#db.rows<{ id: string }>(
      `select id from users where organization_id = $1 and role = 'admin' order by id for update`,
      [organizationId],
    );
    return rows.map((row) => row.id);
  }

  /** False when the organization has no such user. Fails on the foreign key of what still names them. */
  async remove(organizationId: string, id: string): Promise<boolean> {
    const rows = await this.#db.rows('delete from users where organization_id = $1 and id = $2 returning 1', [
      organizationId,
      id,
    ]);
    return rows.length > 0;
  }
}
