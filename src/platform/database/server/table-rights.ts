import type { Client } from 'pg';
import { type MissingRight, quoted } from './migration-rights.ts';

/** The whole table, or the named columns. */
type Columns = true | readonly string[];
export type RoleRights = { select?: Columns; insert?: Columns; update?: Columns; delete?: true };

/**
 * Rights of the web and worker roles on each table. A role that is not named may read and write it, like tables that no
 * module names. Operator commands use the role of web.
 */
export type TableRights = Readonly<Record<string, { web?: RoleRights; worker?: RoleRights }>>;

/** Names of the roles that web and worker connect with. They may be the same. */
export type ProcessRoles = { web: string; worker: string };

const readAndWrite: RoleRights = { select: true, insert: true, update: true, delete: true };
const readOnly: RoleRights = { select: true };
export const appendOnly: RoleRights = { select: true, insert: true };

const united = (a: Columns | undefined, b: Columns | undefined): Columns | undefined => {
  if (a === true || b === true) return true;
  return a === undefined && b === undefined ? undefined : [...new Set([...(a ?? []), ...(b ?? [])])];
};

function union(a: RoleRights, b: RoleRights): RoleRights {
  const [select, insert, update] = [united(a.select, b.select), united(a.insert, b.insert), united(a.update, b.update)];
  return {
    ...(select && { select }),
    ...(insert && { insert }),
    ...(update && { update }),
    ...((a.delete ?? b.delete) && { delete: true }),
  };
}

function grantsOn(table: string, rights: RoleRights, role: string): string[] {
  const list = Object.entries(rights).map(([right, columns]) =>
    columns === true ? right : `${right} (${columns.map(quoted).join(', ')})`,
  );
  return list.length > 0 ? [`grant ${list.join(', ')} on ${table} to ${quoted(role)}`] : [];
}

type Table = { schema: string; name: string };

/** Tables of the migrating role. Partitions are used through their table, and other roles' tables are not ours. */
async function ownTables(client: Client, queueSchema: string): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in (current_schema(), $1) and pg_has_role(c.relowner, 'usage')
       and not (c.relispartition and n.nspname <> $1)
     order by 1, 2`,
    [queueSchema],
  );
  return rows;
}

/**
 * Gives the roles exactly the declared rights, and revokes others from earlier releases. Throws if a declared table
 * does not exist.
 */
export async function grantTableRights(
  client: Client,
  roles: ProcessRoles,
  declared: TableRights,
  queueSchema: string,
): Promise<void> {
  const tables = await ownTables(client, queueSchema);
  const unknown = Object.keys(declared).filter(
    (name) => !tables.some((table) => table.name === name && table.schema !== queueSchema),
  );
  if (unknown.length > 0) throw new Error(`Rights are declared for tables that do not exist: ${unknown.join(', ')}`);
  const rightsOn = ({ schema, name }: Table, process: 'web' | 'worker'): RoleRights => {
    if (schema === queueSchema) return readAndWrite;
    return name === 'schema_migrations' ? readOnly : (declared[name]?.[process] ?? readAndWrite);
  };
  const byRole = new Map<string, (table: Table) => RoleRights>([[roles.web, (table) => rightsOn(table, 'web')]]);
  const ofWeb = byRole.get(roles.web);
  byRole.set(roles.worker, (table) => {
    const ofWorker = rightsOn(table, 'worker');
    return ofWeb && roles.worker === roles.web ? union(rightsOn(table, 'web'), ofWorker) : ofWorker;
  });
  const statements = [...byRole].flatMap(([role, rightsOf]) => [
    ...[...new Set(tables.map(({ schema }) => schema))].flatMap((schema) => [
      `grant usage on schema ${quoted(schema)} to ${quoted(role)}`,
      `grant usage, select on all sequences in schema ${quoted(schema)} to ${quoted(role)}`,
    ]),
    ...tables.flatMap((table) => {
      const name = `${quoted(table.schema)}.${quoted(table.name)}`;
      return [`revoke all on ${name} from ${quoted(role)}`, ...grantsOn(name, rightsOf(table), role)];
    }),
  ]);
  await inTransaction(client, statements);
}

/** Runs the statements in one transaction, so that running processes never lack a right. */
async function inTransaction(client: Client, statements: readonly string[]): Promise<void> {
  await client.query('begin');
  try {
    await client.query(statements.join(';\n'));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

type RoleFacts = {
  name: string;
  exists: boolean;
  is_same: boolean;
  may_connect: boolean;
  is_visible: boolean;
  may_create: boolean;
};

/** Rights that the roles need and that only others can grant. */
export async function missingOfRoles(client: Client, roles: ProcessRoles): Promise<MissingRight[]> {
  const names = [...new Set([roles.web, roles.worker])];
  const { rows } = await client.query<RoleFacts & { role: string; database: string; schema: string }>(
    `select name, current_user as role, current_database() as database, current_schema() as schema,
       r.oid is not null as exists, name = current_user as is_same,
       coalesce(has_database_privilege(r.oid, current_database(), 'connect'), false) as may_connect,
       coalesce(pg_has_role(current_user, r.oid, 'usage'), false)
         or pg_has_role(current_user, 'pg_read_all_stats', 'usage') as is_visible,
       coalesce(has_schema_privilege(r.oid, current_schema(), 'create'), false) as may_create
     from unnest($1::text[]) as name left join pg_roles r on r.rolname = name`,
    [names],
  );
  const missing: MissingRight[] = [];
  const add = (what: string, statement?: string) => missing.push({ what, ...(statement && { statement }) });
  for (const { name, ...row } of rows) {
    const role = quoted(name);
    if (row.is_same) add(`a role for web and worker other than ${name}, which owns the tables`);
    else if (!row.exists) add(`the role ${name}`, `create role ${role} login password '…';`);
    if (row.is_same) continue;
    if (row.exists && !row.may_connect)
      add(`CONNECT of ${name} on the database`, `grant connect on database ${quoted(row.database)} to ${role};`);
    // The list of changes waits for transactions of all roles, so the owner must see them.
    if (!row.is_visible) add(`membership in the role ${name}`, `grant ${role} to ${quoted(row.role)};`);
    if (row.may_create)
      add(
        `${name} to have no CREATE on the schema ${row.schema}`,
        `revoke create on schema ${quoted(row.schema)} from public, ${role};`,
      );
  }
  return missing;
}
