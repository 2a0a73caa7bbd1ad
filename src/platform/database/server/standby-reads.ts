import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { codeOf, isDatabaseUnavailable, isDeadlock } from '../failure.ts';
import { named, type Statement, sql } from '../sql.ts';

/** Position of the primary up to which commits may have been acknowledged. Null on a standby. */
export const writtenSoFar = named(
  'written-so-far',
  sql`select case when pg_is_in_recovery() then null
    when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()
    else pg_current_wal_flush_lsn() end::text as position`,
);

// Without a receiver, it may follow no server, or be a former primary with its own writes.
const replayed = `select pg_is_in_recovery() as is_standby,
  exists (select from pg_stat_wal_receiver) and pg_is_in_recovery() as follows,
  pg_last_wal_replay_lsn() >= $1::pg_lsn as is_current`;

const lookMs = 5;
const restMs = { unavailable: 10_000, 'no standby': 10_000, late: 1_000 } as const;
/** `no standby`: a server that takes writes, such as the primary itself. */
type Problem = keyof typeof restMs;
type State = { is_standby: boolean; follows: boolean; is_current: boolean | null };

export type StandbyOptions = {
  /** How long a read waits for the standby to catch up. */
  waitMs: number;
  /** Undefined when the standby is usable again. */
  onChange(problem: Problem | undefined): void;
};

/** Runs reads on a standby. They see everything that was written before them. */
export class StandbyReads {
  readonly #pool: Pool;
  readonly #options: StandbyOptions;
  #problem: Problem | undefined;
  #restsUntil = 0;

  constructor(pool: Pool, options: StandbyOptions) {
    this.#pool = pool;
    this.#options = options;
    // The next read notices.
    pool.on('error', () => {});
  }

  /** False for a while after the standby was unavailable or late. */
  isUsable(): boolean {
    return performance.now() >= this.#restsUntil;
  }

  /** Undefined if the standby is unavailable, or has not replayed `position` in time. */
  async rows({ text, values }: Statement, position: string): Promise<unknown[] | undefined> {
    try {
      return await this.#withClient(async (client) => {
        const problem = await this.#untilReplayed(client, position);
        const rows = problem ? undefined : (await client.query<object>({ text, values })).rows;
        this.#report(problem);
        return rows;
      });
    } catch (error) {
      // The statement has used its whole time limit. Do not repeat it on the primary.
      if (codeOf(error) === '57014' || /query read timeout/i.test(String(error))) throw error;
      if (isDatabaseUnavailable(error) && !isDeadlock(error)) this.#report('unavailable');
      return undefined;
    }
  }

  async #withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    const ignore = () => {};
    client.on('error', ignore);
    let isBroken = true;
    try {
      const result = await work(client);
      isBroken = false;
      return result;
    } finally {
      client.removeListener('error', ignore);
      client.release(isBroken);
    }
  }

  async #untilReplayed(client: PoolClient, position: string): Promise<Problem | undefined> {
    const until = performance.now() + this.#options.waitMs;
    for (;;) {
      const { rows } = await client.query<State>(replayed, [position]);
      const { is_standby, follows, is_current } = rows[0] ?? {};
      if (is_standby === false) return 'no standby';
      if (!follows) return 'late';
      if (is_current) return undefined;
      if (performance.now() >= until) return 'late';
      await delay(lookMs);
    }
  }

  #report(problem: Problem | undefined): void {
    if (problem) this.#restsUntil = performance.now() + restMs[problem];
    if (problem === this.#problem) return;
    this.#problem = problem;
    this.#options.onChange(problem);
  }

  state(): { open: number; idle: number; waiting: number; max: number } {
    const { totalCount, idleCount, waitingCount, options } = this.#pool;
    return { open: totalCount, idle: idleCount, waiting: waitingCount, max: options.max };
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}
