import { raw, type Sql } from '#platform/database/sql.ts';

/**
 * SQL: the company name that candidates may see. Never contains the name of an undisclosed client. Aliases: `j` (job),
 * `o` (organization), `client` (left joined).
 */
export const publicCompanyName = (client: string): Sql =>
  raw(`case when j.client_id is not null and j.client_name_not_disclosed then coalesce(o.public_name, o.name)
    else coalesce(${client}.name, nullif(btrim(j.client_name), ''), o.public_name, o.name) end`);
