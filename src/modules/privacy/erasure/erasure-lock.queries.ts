import { type Sql, sql } from '#platform/database/sql.ts';

const key = (organizationId: string): Sql => sql`hashtextextended(${`erase in ${organizationId}`}, 0)`;

/** SQL: keeps other erasures of the organization from changing rows until the transaction ends. */
export const lockErasures = (organizationId: string): Sql => sql`select pg_advisory_xact_lock(${key(organizationId)})`;

/** Waits for the erasure that changes rows of the organization. Until the transaction ends, no other one begins. */
export const awaitErasures = (organizationId: string): Sql =>
  sql`select pg_advisory_xact_lock_shared(${key(organizationId)})`;
