import type { Database } from '#platform/database/database.ts';
import { raw, sql } from '#platform/database/sql.ts';
import { newId } from '#platform/ids.ts';

/** A UUIDv7: users are copied in one statement, whatever their number. */
const newUserId = raw(`encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1),
  'hex')::uuid`);

export class TestOrganizationRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined before the first test key. */
  async find(organizationId: string): Promise<string | undefined> {
    const row = await this.#db.row<{ id: string }>(sql`select id from organizations where test_of = ${organizationId}`);
    return row?.id;
  }

  /** Users can't be added until the transaction ends. False for test data, and without the organization. */
  async lockLive(organizationId: string): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`select 1 from organizations where id = ${organizationId} and test_of is null for update`,
    );
    return rows.length > 0;
  }

  /** Also copies the users. Undefined if another call has inserted the organization. */
  async insert(organizationId: string): Promise<string | undefined> {
    const row = await this.#db.row<{ id: string }>(
      sql`insert into organizations (id, test_of, name, public_name, plan, pipeline_statuses, outreach_enabled,
            sender_name, reply_to)
          select ${newId()}, id, name, public_name, plan, pipeline_statuses, outreach_enabled, sender_name, reply_to
          from organizations where id = ${organizationId}
          on conflict (test_of) do nothing returning id`,
    );
    if (!row) return undefined;
    await this.#db.rows(
      sql`insert into users (id, organization_id, email, full_name, role, reads_only, created_at, test_of)
          select ${newUserId}, ${row.id}, email, full_name, role, reads_only, created_at, id
          from (select * from users where organization_id = ${organizationId} order by id for share) as live`,
    );
    return row.id;
  }

  /** The copy of a live user in test data. */
  async userOf(testOrganizationId: string, userId: string): Promise<string | undefined> {
    const row = await this.#db.row<{ id: string }>(
      sql`select id from users where organization_id = ${testOrganizationId} and test_of = ${userId}`,
    );
    return row?.id;
  }
}
