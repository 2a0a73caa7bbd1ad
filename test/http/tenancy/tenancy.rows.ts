import type { Tenant, TestApp } from '../../support/app.ts';

/** What an organization has in all tables, whichever they are. */
export async function tenantTables(app: TestApp): Promise<string[]> {
  const rows = await app.rows(
    `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  return rows.map(({ relname }) => relname);
}

export function rowsOfTenants(app: TestApp, tables: readonly string[]) {
  const all = (of: (table: string) => string, some = tables) => some.map(of).join(' union all ');
  return {
    /**
     * A digest of each table; when a key was last used is no change. Requests are logged after their responses,
     * and reports counted later. Prepared: planning takes longer than reading.
     */
    digest: async ({ organizationId }: Tenant): Promise<any[]> => {
      const text = `${all(
        (table) => `select '${table}' as name, count(*), md5(string_agg(x, '|' order by x)) from
           (select (to_jsonb(t) - 'last_used_at')::text as x from ${table} t where organization_id = $1) as r`,
        tables.filter((table) => !/^(request_log|report_)/.test(table)),
      )} union all select 'organizations', 1, md5(o::text) from organizations o where id = $1`;
      return (await app.db.query({ name: 'digest', text, values: [organizationId] })).rows;
    },
    /** The ids in every column of its rows. */
    async ids({ organizationId }: Tenant): Promise<string[]> {
      const columns = await app.rows(
        `select table_name as t, column_name as c from information_schema.columns
         where table_schema = 'public' and data_type = 'uuid' and table_name = any($1)`,
        [tables],
      );
      const values = columns.map(
        ({ t, c }) => `select ${c} as id from ${t} where organization_id = $1 and ${c} is not null`,
      );
      return (await app.rows(values.join(' union '), [organizationId])).map(({ id }) => id);
    },
    /** The id of a row of each table that has ids. */
    async oneOfEach({ organizationId }: Tenant): Promise<string[]> {
      const found = await app.rows(
        `select table_name as t from information_schema.columns
         where table_schema = 'public' and data_type = 'uuid' and column_name = 'id' and table_name = any($1)`,
        [tables],
      );
      const values = found.map(({ t }) => `(select id from ${t} where organization_id = $1 limit 1)`);
      return (await app.rows(values.join(' union '), [organizationId])).map(({ id }) => id);
    },
    /** Its rows and queued tasks in which any of the strings occurs. */
    mentioning: ({ organizationId }: Tenant, strings: readonly string[]) =>
      app.rows(
        `select * from (${all((table) => `select '${table}' as name, to_jsonb(t)::text as x from ${table} t where organization_id = $1`)}
           union all select name, data::text from pgboss.job where data ->> 'organizationId' = $1::text) as r
         where exists (select from unnest($2::text[]) s where strpos(r.x, s) > 0)`,
        [organizationId, strings],
      ),
  };
}
