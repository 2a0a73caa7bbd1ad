import { type Sql, sql } from '#platform/database/sql.ts';

/** SQL: keeps others from counting the organization for reports until the transaction ends. */
export const lockReportCounts = (organizationId: string): Sql =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`reports ${organizationId}`}, 0))`;
