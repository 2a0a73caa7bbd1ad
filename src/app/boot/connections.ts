import type { Config } from '#platform/config.ts';
import type { DatabaseServers } from '../database-servers.ts';
import type { ProcessKind } from './process-kind.ts';

export type Connections = Record<'transactions' | 'reads' | 'queue' | 'listen' | 'locks' | 'dashboard', number>;

/** Maximum number of connections of a process. docs/operations.md has the sum. */
export function connectionsOf(config: Config, { server, direct }: DatabaseServers, kind: ProcessKind): Connections {
  const { databasePoolMax, queuePoolMax, operatorPassword } = config;
  const transactions = kind === 'operator' ? 2 : databasePoolMax[kind];
  return {
    transactions,
    reads: Math.max(1, Math.floor(transactions / 3)),
    queue: kind === 'worker' ? queuePoolMax.worker : queuePoolMax.web,
    listen: kind === 'worker' && direct ? 1 : 0,
    locks: server.isPooled && direct ? 1 : 0,
    dashboard: kind === 'web' && operatorPassword ? 3 : 0,
  };
}

export const totalConnections = (connections: Connections): number =>
  Object.values(connections).reduce((sum, n) => sum + n, 0);
