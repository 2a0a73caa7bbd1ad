import type { ClientBase } from 'pg';
import type { Database } from '../database.ts';
import { quoted } from './migration-rights.ts';

/** Poolers make up the id of the process that serves a client. */
export async function isBehindPooler(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid !== (client as { processID?: number | null }).processID;
}

export type PoolerFacts = { isPooled: boolean; role: string; hasTimeLimits: boolean };

/** `role` is quoted for SQL. */
export async function poolerFacts(db: Database): Promise<PoolerFacts> {
  const client = await db.dedicatedConnection();
  try {
    const isPooled = await isBehindPooler(client);
    const { rows } = await client.query<{ role: string; limit: string }>(
      `select current_user as role, current_setting('statement_timeout') as limit`,
    );
    return { isPooled, role: quoted(rows[0]?.role ?? ''), hasTimeLimits: rows[0]?.limit !== '0' };
  } finally {
    client.release();
  }
}
