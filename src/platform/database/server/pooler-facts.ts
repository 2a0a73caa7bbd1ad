import type { ClientBase } from 'pg';
import type { Database } from '../database.ts';
import { quoted } from './migration-rights.ts';

async function backendOf(client: ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

/** Poolers invent the process ID that they report to a client. */
export const isBehindPooler = async (client: ClientBase): Promise<boolean> =>
  (await backendOf(client)) !== (client as { processID?: number | null }).processID;

/**
 * Whether a pooler lends both connected clients the same connection in turn. False is no proof: other clients may have
 * taken the connection.
 */
export async function lendsForTransactions(one: ClientBase, other: ClientBase): Promise<boolean> {
  for (let look = 0; look < 3; look++) {
    const first = await backendOf(one);
    await other.query('begin');
    try {
      if ((await backendOf(other)) === first || (await backendOf(one)) !== first) return true;
    } finally {
      await other.query('rollback');
    }
  }
  return false;
}

/** `role` is quoted for SQL. */
export type PoolerFacts = { isTransactional: boolean; role: string; hasTimeLimits: boolean };

export async function poolerFacts(db: Database): Promise<PoolerFacts> {
  const one = await db.dedicatedConnection();
  try {
    let isTransactional = false;
    if (await isBehindPooler(one)) {
      const other = await db.dedicatedConnection();
      isTransactional = await lendsForTransactions(one, other).finally(() => other.release());
    }
    const { rows } = await one.query<{ role: string; limit: string }>(
      `select current_user as role, current_setting('statement_timeout') as limit`,
    );
    return { isTransactional, role: quoted(rows[0]?.role ?? ''), hasTimeLimits: rows[0]?.limit !== '0' };
  } finally {
    one.release();
  }
}
