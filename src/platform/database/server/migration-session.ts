import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { ConfigError } from '../../config.ts';
import { type DatabaseServer, withOptions } from './database-server.ts';
import { isBehindPooler, lendsForTransactions } from './pooler-facts.ts';
import { sessionOf, UtcClient } from './session-settings.ts';

const lockName = 'recruitment-pipeline migrations';
const pauseMs = 500;

// A migration takes the time it needs, whatever the limits of the role or the server.
const timeLimits = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'idle_session_timeout',
  // PostgreSQL 17
  'transaction_timeout',
];

/** Formats an option for the server, which splits options at spaces that are not escaped. */
const optionOf = (name: string, value: string): string => `-c ${name}=${value.replace(/[\\\s]/g, String.raw`\$&`)}`;

/** The connection that holds the migration lock. */
export class MigrationSession {
  readonly client: pg.Client;
  readonly #server: DatabaseServer;
  #options: string[] = [];

  constructor(server: DatabaseServer) {
    this.#server = server;
    this.client = new UtcClient({
      ...sessionOf(server),
      application_name: 'migrate',
      connectionTimeoutMillis: 30_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    // The next statement fails with this error.
    this.client.on('error', () => {});
  }

  async open(): Promise<void> {
    await this.client.connect();
    if (await isBehindPooler(this.client)) await this.#refuseTransactionPooler();
    const { rows } = await this.client.query<{ name: string }>(
      `select name, set_config(name, '0', false) from pg_settings where name = any($1)`,
      [timeLimits],
    );
    this.#options = rows.map(({ name }) => optionOf(name, '0'));
    await this.#checkForKilledClients();
  }

  /**
   * Throws ConfigError for a pooler that lends connections for one transaction. The settings and the lock would stay on
   * a connection that others get.
   */
  async #refuseTransactionPooler(): Promise<void> {
    const other = new UtcClient({ ...sessionOf(this.#server), connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
    other.on('error', () => {});
    try {
      await other.connect();
      if (!(await lendsForTransactions(this.client, other))) return;
    } finally {
      await other.end();
    }
    throw new ConfigError(
      'The database URL leads to a pooler that lends connections for a transaction. Migrations need a session: set ' +
        'DATABASE_DIRECT_URL or MIGRATE_DATABASE_URL, without the pooler.',
    );
  }

  /** Makes the server end the statement of a killed process, where its platform can notice. */
  async #checkForKilledClients(): Promise<void> {
    try {
      await this.client.query(`set client_connection_check_interval = '2s'`);
      this.#options.push(optionOf('client_connection_check_interval', '2s'));
    } catch {
      // Windows cannot notice.
    }
  }

  /** Waits for another migration without a limit. Polls, because a waiting statement would outlive a killed process. */
  async lock(onWait: () => void): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const { rows } = await this.client.query<{ done: boolean }>(
        `select pg_try_advisory_lock(hashtext('${lockName}')) as done`,
      );
      if (rows[0]?.done) return;
      if (attempt === 1) onWait();
      await delay(pauseMs);
    }
  }

  /**
   * Settings for the other connections of the migration. They have no time limits, except for locks if `lockTimeout` is
   * given.
   */
  server(searchPath: string, lockTimeout = '0'): DatabaseServer {
    const options = [...this.#options, optionOf('search_path', searchPath), optionOf('lock_timeout', lockTimeout)];
    return withOptions(this.#server, options.join(' '));
  }

  async close(): Promise<void> {
    await this.client.end();
  }
}
