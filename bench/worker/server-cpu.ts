import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** Fields of /proc/<pid>/stat from the third one on. Undefined if the process has ended. */
function fieldsOf(pid: number | string): number[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) . /s, '')
      .split(' ')
      .map(Number);
  } catch {
    return undefined;
  }
}

const sum = (fields: readonly number[], from: number, to: number): number =>
  fields.slice(from, to).reduce((total, n) => total + n, 0) * 10;

/** Milliseconds of CPU that all processes of PostgreSQL together have used so far. NaN if it runs elsewhere. */
export async function serverCpu(client: pg.Client): Promise<() => number> {
  const { rows } = await client.query<{ pid: number; name: string }>(
    `select pg_backend_pid() as pid, current_setting('data_directory') as name`,
  );
  const server = fieldsOf(rows[0]?.pid ?? 0)?.[0];
  const isHere = server !== undefined && readFileSync(`/proc/${server}/comm`, 'utf8').startsWith('postgres');
  if (!isHere) return () => Number.NaN;
  return () => {
    // Includes processes that have ended.
    let total = sum(fieldsOf(server) ?? [], 10, 14);
    for (const pid of readdirSync('/proc')) {
      const fields = /^\d+$/.test(pid) ? fieldsOf(pid) : undefined;
      if (fields?.[0] === server) total += sum(fields, 10, 12);
    }
    return total;
  };
}
