import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { violates } from '#platform/database/failure.ts';
import { readList } from '#platform/database/list.ts';
import { raw, sql } from '#platform/database/sql.ts';
import { newId } from '#platform/ids.ts';
import type { Page } from '#platform/paging/page.ts';
import type { UserFields, UserRole } from '../organization-fields.ts';
import type { ListedUser, UserQuery } from './user.schemas.ts';

export type UserView = {
  id: string;
  full_name: string;
  email: string;
  role: UserRole;
  /** Created by number, with an address that cannot receive email. */
  is_placeholder: boolean;
  created_at: string;
};

/**
 * SQL: the role of a row of users, who are `u`. A viewer is stored as a recruiter who only reads: the release before
 * knows no third role.
 */
export const roleOfUser = raw(`case when u.reads_only and u.role = 'recruiter' then 'viewer' else u.role end`);

const storedRole = (role: UserRole): string => (role === 'viewer' ? 'recruiter' : role);

const isPlaceholder = sql`lower(u.email) like '%.invalid'`;
const columns = sql`u.id, u.full_name, u.email, ${roleOfUser} as role, ${isPlaceholder} as is_placeholder, u.created_at`;
const listed = {
  from: sql`users u`,
  alias: 'u',
  columns: sql`u.id, u.full_name, case when lower(u.email) like '%.invalid' then null else u.email end as email,
    ${roleOfUser} as role, u.created_at, u.updated_at`,
};

/** Another user of the organization has the email, ignoring case. */
export class EmailTaken extends Error {}

async function checkingEmail<T>(write: Promise<T>): Promise<T> {
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
      sql`select ${columns} from users u where u.organization_id = ${organizationId} order by role, lower(u.full_name), u.id`,
    );
  }

  /** Newest first. */
  page(organizationId: string, query: UserQuery): Promise<Page<ListedUser>> {
    return readList(this.#db, listed, new Conditions(sql`u.organization_id = ${organizationId}`), query);
  }

  adminsToMail(organizationId: string): Promise<UserView[]> {
    return this.#db.rows(
      sql`select ${columns} from users u where u.organization_id = ${organizationId} and u.role = 'admin'
          and not ${isPlaceholder} and u.test_of is null order by u.id`,
    );
  }

  find(organizationId: string, id: string): Promise<UserView | undefined> {
    return this.#db.row(
      sql`select ${columns} from users u where u.organization_id = ${organizationId} and u.id = ${id}`,
    );
  }

  /** Throws EmailTaken. */
  async insert(organizationId: string, user: UserFields): Promise<string> {
    const id = newId();
    await checkingEmail(
      this.#db.rows(
        sql`insert into users (id, organization_id, email, full_name, role, reads_only)
          values (${id}, ${organizationId}, ${user.email}, ${user.full_name}, ${storedRole(user.role)},
            ${user.role === 'viewer'})`,
      ),
    );
    return id;
  }

  /** Throws EmailTaken. False when the organization has no such user. */
  async update(organizationId: string, id: string, user: Partial<UserFields>): Promise<boolean> {
    const { role } = user;
    const rows = await checkingEmail(
      this.#db.rows(
        sql`update users set email = coalesce(${user.email ?? null}, email),
            full_name = coalesce(${user.full_name ?? null}, full_name), role = coalesce(${role ? storedRole(role) : null}, role),
            reads_only = coalesce(${role ? role === 'viewer' : null}, reads_only),
            updated_at = now()
          where organization_id = ${organizationId} and id = ${id} returning 1`,
      ),
    );
    return rows.length > 0;
  }

  /** Concurrent removals of admins see each other's result. */
  async lockAdmins(organizationId: string): Promise<string[]> {
    const rows = await this.#db.records<{ id: string }>(
      sql`select id from users where organization_id = ${organizationId} and role = 'admin' order by id for update`,
    );
    return rows.map((row) => row.id);
  }

  /** False when the organization has no such user. Fails on the foreign key of a row that refers to the user. */
  async remove(organizationId: string, id: string): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`delete from users where organization_id = ${organizationId} and id = ${id} returning 1`,
    );
    return rows.length > 0;
  }
}
