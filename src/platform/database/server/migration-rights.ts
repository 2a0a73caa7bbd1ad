import type { Client } from 'pg';

/** A right that migrations need and the role lacks, with the statement that grants it. */
export type MissingRight = { what: string; statement?: string };

export class MissingRights extends Error {}

type Facts = {
  role: string;
  database: string;
  schema: string | null;
  version: number;
  version_name: string;
  may_create_schemas: boolean;
  may_create: boolean;
  queue_schema: string;
  has_queue: boolean;
  trigram_schema: string | null;
  may_use_trigrams: boolean | null;
  has_trigram_package: boolean;
  may_create_extension: boolean;
  owners: string[];
};

// Includes tables of earlier migrations: those of another owner cannot be changed.
const facts = `
  select current_user as role, current_database() as database, current_schema() as schema,
    current_setting('server_version_num')::int as version, current_setting('server_version') as version_name,
    has_database_privilege(current_database(), 'create') as may_create_schemas,
    coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_create,
    $1::text as queue_schema, to_regnamespace($1) is not null as has_queue,
    e.nspname as trigram_schema, has_schema_privilege(e.oid, 'usage') as may_use_trigrams,
    exists (select from pg_available_extensions where name = 'pg_trgm') as has_trigram_package,
    (select rolsuper from pg_roles where rolname = current_user) or exists (
      select from pg_available_extension_versions where name = 'pg_trgm' and trusted) as may_create_extension,
    array(select distinct pg_get_userbyid(c.relowner)::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not pg_has_role(c.relowner, 'usage')
        and (n.nspname = $1 or (n.nspname = current_schema() and c.relname in ('schema_migrations', 'organizations')))
      order by 1) as owners
  from (values (1)) as one left join (
    select n.oid, n.nspname from pg_extension x join pg_namespace n on n.oid = x.extnamespace where x.extname = 'pg_trgm'
  ) as e on true`;

/** Quotes an SQL identifier. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * A block that gives everything of `owner` in our schemas to the role, as after a restore by a superuser. To grant the
 * owner's own role would make the role a superuser too, and `reassign owned` refuses the first superuser and includes
 * other databases.
 */
function changeOfOwner({ role, schema, queue_schema, has_queue }: Facts, owner: string): string {
  const schemas = [schema ?? 'public', ...(has_queue ? [queue_schema] : [])].map(literal).join(', ');
  return [
    'do $$ declare change text; begin',
    `  for change in select format('alter %s %s owner to %I', o.type, o.identity, ${literal(role)}) from (`,
    "    select 'pg_namespace'::regclass as class, oid, nspowner as owner, nspname as schema from pg_namespace",
    "    union all select 'pg_class'::regclass, oid, relowner, relnamespace::regnamespace::text from pg_class",
    "      where relkind in ('r', 'p', 'v', 'S')",
    "    union all select 'pg_proc'::regclass, oid, proowner, pronamespace::regnamespace::text from pg_proc",
    "    union all select 'pg_type'::regclass, oid, typowner, typnamespace::regnamespace::text from pg_type",
    "      where typtype in ('e', 'd')",
    '  ) as x, pg_identify_object(x.class, x.oid, 0) as o',
    `  where x.owner = (select oid from pg_roles where rolname = ${literal(owner)}) and x.schema in (${schemas})`,
    '    and not exists (select from pg_depend d where d.classid = x.class and d.objid = x.oid',
    "      and (d.deptype = 'e' or o.type = 'sequence' and d.deptype in ('a', 'i')))",
    '  loop execute change; end loop;',
    'end $$;',
  ].join('\n  ');
}

function missingOf(f: Facts): MissingRight[] {
  const [role, database] = [quoted(f.role), quoted(f.database)];
  const missing: MissingRight[] = [];
  const add = (what: string, statement?: string) => missing.push({ what, ...(statement && { statement }) });
  if (f.version < 150_000) add(`PostgreSQL 15 or newer; this is ${f.version_name}`);
  if (f.schema === null)
    add('a schema in its search_path', `alter role ${role} in database ${database} set search_path = public;`);
  else if (!f.may_create)
    add(`CREATE on the schema ${f.schema}`, `grant usage, create on schema ${quoted(f.schema)} to ${role};`);
  if (!f.may_create_schemas && (!f.has_queue || f.trigram_schema === null))
    add(`CREATE on the database ${f.database}`, `grant create on database ${database} to ${role};`);
  if (f.trigram_schema === null && !f.has_trigram_package)
    add("the extension pg_trgm: install the server's package of additional modules (contrib)");
  else if (f.trigram_schema === null && !f.may_create_extension)
    add('the extension pg_trgm, which this server lets superusers create', 'create extension pg_trgm;');
  else if (f.trigram_schema !== null && !f.may_use_trigrams)
    add(
      `USAGE on the schema ${f.trigram_schema} of the extension pg_trgm`,
      `grant usage on schema ${quoted(f.trigram_schema)} to ${role};`,
    );
  for (const owner of f.owners) add(`ownership of the tables, which belong to ${owner}`, changeOfOwner(f, owner));
  return missing;
}

/**
 * Throws MissingRights, which lists everything that is missing and how to grant it. Returns the `search_path` for
 * migrations: that of the role, then the schema of pg_trgm, which providers put elsewhere.
 */
export async function checkMigrationRights(
  client: Client,
  queueSchema: string,
  more: readonly MissingRight[],
): Promise<string> {
  const { rows } = await client.query<Facts>(facts, [queueSchema]);
  const [found] = rows;
  if (!found) throw new Error('no answer to a select without a condition');
  const missing = [...missingOf(found), ...more];
  if (missing.length > 0) {
    const statements = missing.flatMap(({ statement }) => statement ?? []);
    throw new MissingRights(
      [
        `The role ${found.role} cannot migrate the database ${found.database}. Nothing has changed. It needs:`,
        ...missing.map(({ what }) => `  - ${what}`),
        ...(statements.length > 0 ? ['Run as the owner of the database or a superuser:'] : []),
        ...statements.map((statement) => `  ${statement}`),
      ].join('\n'),
    );
  }
  const path = await client.query<{ path: string }>(`select current_setting('search_path') as path`);
  const own = path.rows[0]?.path ?? 'public';
  return found.trigram_schema === null ? own : `${own}, ${quoted(found.trigram_schema)}`;
}
