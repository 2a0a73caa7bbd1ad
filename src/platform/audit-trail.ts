import type { Database } from './database/database.ts';
import { empty, named, raw, type Sql, type Statement, shared, sql } from './database/sql.ts';
import { currentLogContext } from './log.ts';
import { plainAddress } from './network.ts';

/** The actor of a call. `id` is that of the key or the user, and null for operator commands. */
export type AuditActor = {
  type: 'key' | 'user' | 'operator';
  id: string | null;
  /** Email of the user. Entries keep it because they outlive users. */
  email?: string;
  ip: string | null;
  /** Set if the actor did not make the change with a call of its own to the API or the console. */
  via?: 'mcp' | 'import';
};

/** Describes a change made in the console. `details` must have no secrets and no contact data of candidates. */
export type NamedEntry = {
  organizationId: string;
  /** Noun and verb, such as `api_key.create`. */
  action: string;
  /** An ID, or the name of a record without an ID. */
  subject?: string | undefined;
  details?: object | undefined;
};

/** ID of the request that changed each record, by the record's ID. */
type RequestIds = ReadonlyMap<string, string | undefined>;

/** Generates a UUIDv7. SQL does it, because one statement writes any number of entries. */
const newEntryId = raw(`encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1),
  'hex')::uuid`);

const start = named(
  'audit-start',
  sql`select set_config('app.audit', 'on', true), set_config('app.changes', '', true)`,
);

/** Records that the call has changed, with one change each. Notes are merged only if a record has several. */
const changes = (condition: Sql): Sql => sql`note as (
      select *, case when strpos(v, '.') > 0 then v end as named from rows from (
        json_to_recordset(coalesce(nullif(current_setting('app.changes', true), ''), '[]')::json)
          as (o uuid, t text, id uuid, v text, c jsonb, b jsonb, a jsonb)) with ordinality
        as n (o, t, id, v, c, b, a, at) ${condition}),
    kind as (select count(*) = count(distinct id) as is_plain from note),
    change as (
      select o, t, id, named, v = 'create' as is_new, v = 'delete' as is_gone,
        coalesce(c, '{}') as changed, coalesce(b, '{}') as before, coalesce(a, '{}') as after
      from note where (select is_plain from kind)
      union all
      select o, t, id, named, bool_or(v = 'create') as is_new, bool_or(v = 'delete') as is_gone,
        jsonb_merge(c) as changed, jsonb_merge(b order by at desc) as before, jsonb_merge(a order by at) as after
      from note where not (select is_plain from kind)
      group by o, t, id, named)`;
const action = raw(`case when named is not null then named
      when is_new then t || '.create'
      when is_gone then t || '.delete'
      when t = 'api_key' and changed ? 'revoked_at' then 'api_key.revoke'
      else t || '.update' end`);
const values = raw(`t, id::text as subject,
    case when is_new or is_gone then '{}' else array(select jsonb_object_keys(changed) order by 1) end as changed,
    case when not is_new then before end as before, case when not is_gone then after end as after`);
// Counters of jobs change at the commit. Nobody would read the notes of that.
const stop = raw(`stop as materialized (select set_config('app.audit', '', true))`);

/**
 * Inserts `entry` and stops taking notes. `requests` has request IDs by subject, for calls that share a transaction.
 */
function insertion({ type, id, email, ip, via }: AuditActor, entry: Sql, requests?: RequestIds): Sql {
  const userId = type === 'key' ? null : id;
  const requestId = currentLogContext().request_id ?? null;
  const requestIds = requests && JSON.stringify(Object.fromEntries(requests));
  const told = via ? sql`coalesce(details, '{}') || ${JSON.stringify({ via })}::jsonb` : raw('details');
  return sql`with ${entry}, ${stop}
    insert into audit_entries (id, organization_id, actor_type, actor_id, user_id, user_email, action, subject_type, subject,
      changed, before, after, details, address, request_id)
    select ${newEntryId}, o, ${type}, ${id}::uuid, ${userId}::uuid, ${email ?? null}, action, t, subject, changed, before,
      after, ${told}, ${ip && plainAddress(ip)}, coalesce(${requestIds ?? null}::jsonb ->> subject, ${requestId})
    from entry, stop`;
}

const entriesOf = (actor: AuditActor, requests?: RequestIds): Statement =>
  named(
    actor.via ? `audit-entries-${actor.via}` : 'audit-entries',
    insertion(
      actor,
      sql`${changes(empty)}, entry as (select o, ${action} as action, ${values}, null::jsonb as details from change)`,
      requests,
    ),
  );

/**
 * A named change is one entry about its subject, in the log of the organization that the console shows. Changes to
 * settings of the organization or a user get no entry of their own.
 */
function namedEntriesOf(actor: AuditActor, entry: NamedEntry): Sql {
  const subject = shared(entry.subject ?? null);
  const details = shared(entry.details ?? null);
  return insertion(
    actor,
    sql`${changes(sql`where t not in ('organization', 'user')`)},
    entry as (
      select case when id::text = ${subject}::text then ${entry.organizationId}::uuid else o end as o,
        case when id::text = ${subject}::text then ${entry.action}::text else ${action} end as action, ${values},
        case when id::text = ${subject}::text then ${details}::jsonb end as details
      from change
      union all
      select ${entry.organizationId}::uuid, ${entry.action}::text, null, ${subject}::text, '{}', null, null, ${details}::jsonb
      where not exists (select from change where id::text = ${subject}::text))`,
  );
}

/** One append-only log for keys, users and operators. */
export class AuditTrail {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Runs `work` in a transaction and writes an audit entry for each record that it changes, in one statement. `nameOf`
   * gets the result and names the change.
   */
  audited<T>(actor: AuditActor, work: () => Promise<T>, nameOf?: (result: T) => NamedEntry | undefined): Promise<T> {
    return this.#db.transaction(async () => {
      this.#db.send(start);
      const result = await work();
      const entry = nameOf?.(result);
      this.#db.send(entry ? namedEntriesOf(actor, entry) : entriesOf(actor));
      return result;
    });
  }

  /**
   * Like `audited`, for the work of several requests of one actor. `requestsOf` gets the result and returns the request
   * ID of each record.
   */
  auditedTogether<T>(actor: AuditActor, work: () => Promise<T>, requestsOf: (result: T) => RequestIds): Promise<T> {
    return this.#db.transaction(async () => {
      this.#db.send(start);
      const result = await work();
      this.#db.send(entriesOf(actor, requestsOf(result)));
      return result;
    });
  }

  /** Writes an entry for an action that changes no record. */
  async record(actor: AuditActor, entry: NamedEntry): Promise<void> {
    await this.audited(
      actor,
      async () => {},
      () => entry,
    );
  }
}
