import pg from 'pg';
import type { DatabaseServer } from './database-server.ts';

declare module 'pg' {
  interface Client {
    /** Settings that a client sends before it signs in. */
    getStartupConf(): Record<string, string>;
  }
}

/** Poolers keep the time zone of a client. They refuse or forget command-line options. */
export class UtcClient extends pg.Client {
  override getStartupConf(): Record<string, string> {
    return { ...super.getStartupConf(), TimeZone: 'UTC' };
  }
}

/** Time limits in ms. */
type TimeLimits = { statement_timeout?: number; idle_in_transaction_session_timeout?: number };

/**
 * Settings for connections in UTC. Behind a pooler, the time limits of the role apply instead of `limits`. Copies for
 * each client, because pg hides the key of the one it gets.
 */
export const sessionOf = (server: DatabaseServer, limits: TimeLimits = {}) => ({
  ...server,
  ssl: server.ssl && { ...server.ssl },
  Client: UtcClient,
  ...(!server.isPooled && limits),
});
