import { type Sql, sql } from '#platform/database/sql.ts';

/** Until the transaction ends, nobody else counts the organization for reports. */
export const lockReportCounts = (organizationId: string): Sql =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`reports ${organizationId}`}, 0))`;
