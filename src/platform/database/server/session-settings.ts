import pg from 'pg';
import type { DatabaseServer } from './database-server.ts';

declare module 'pg' {
  interface Client {
    /** What a client sends before it signs in. */
    getStartupConf(): Record<string, string>;
  }
}

/** Poolers keep the time zone of a client. They refuse or forget options of the command line. */
export class UtcClient extends pg.Client {
  override getStartupConf(): Record<string, string> {
    return { ...super.getStartupConf(), TimeZone: 'UTC' };
  }
}

/** In ms. */
type TimeLimits = { statement_timeout?: number; idle_in_transaction_session_timeout?: number };

/**
 * For connections in UTC. Those of a pooler have the time limits of the role instead of these. A copy for each client: pg
 * hides the key of the one that it gets.
 */
export const sessionOf = (server: DatabaseServer, limits: TimeLimits = {}) => ({
  ...server,
  ssl: server.ssl && { ...server.ssl },
  Client: UtcClient,
  ...(!server.isPooled && limits),
});
