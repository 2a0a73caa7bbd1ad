import type net from 'node:net';
import type { ConnectionOptions as TlsOptions } from 'node:tls';
import { ConfigError } from '../../config.ts';
import { type Address, parseDatabaseUrl } from './database-url.ts';
import { type DatabaseUrlOptions, encryption, type Parameters } from './encryption.ts';
import { type SessionKind, sessionKinds } from './server-role.ts';
import type { Place } from './server-socket.ts';
import { ServerStream } from './server-stream.ts';

export type { DatabaseUrlOptions };

/** Connection settings of a database, the same for pools, listeners and migrations. */
export type DatabaseServer = {
  /** The first of several hosts. `stream` finds the one to use. */
  host: string;
  port: number;
  database: string;
  user?: string;
  password?: string;
  /** Additional command-line options for the server, such as `-c search_path=app`. */
  options?: string;
  /** The server is behind a pooler that lends connections for one transaction. */
  isPooled?: true;
  ssl: false | TlsOptions;
  sslnegotiation?: 'direct';
  enableChannelBinding?: true;
  stream?: () => net.Socket;
};

// Each process names its own connections.
const harmless = new Set(['application_name']);

function parametersOf(url: URL): Parameters {
  const used = new Set<string>();
  return {
    get(name) {
      used.add(name);
      return url.searchParams.get(name) || undefined;
    },
    unused: () => [...new Set(url.searchParams.keys())].filter((name) => !used.has(name) && !harmless.has(name)),
  };
}

function portOf(given: string | undefined, setting: string): number {
  const port = Number(given ?? 5432);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new ConfigError(`${setting}: port must be 1 to 65535`);
  return port;
}

/** `host` and `port` parameters override the authority, and may be lists. */
function addressesOf(parameters: Parameters, inAuthority: readonly Address[], setting: string): Address[] {
  const hosts = parameters.get('host')?.split(',');
  const addresses = hosts?.map((host, n) => ({ host, port: inAuthority[n]?.port })) ?? [...inAuthority];
  const ports = parameters.get('port')?.split(',');
  if (ports && ports.length > 1 && ports.length !== addresses.length)
    throw new ConfigError(`${setting}: port must be one, or one for each host`);
  return ports ? addresses.map(({ host }, n) => ({ host, port: ports[ports.length > 1 ? n : 0] })) : addresses;
}

function sessionKindOf(parameters: Parameters, setting: string): SessionKind {
  const given = parameters.get('target_session_attrs') ?? 'any';
  const kind = sessionKinds.find((one) => one === given);
  if (!kind) throw new ConfigError(`${setting}: target_session_attrs must be one of ${sessionKinds.join(', ')}`);
  return kind;
}

/** pg waits 5 s for a connection, for any number of servers. */
function timeoutOf(parameters: Parameters, servers: number, setting: string): number {
  const usual = Math.min(2_000, 4_500 / servers);
  const seconds = Number(parameters.get('connect_timeout') ?? 0);
  if (!(seconds >= 0)) throw new ConfigError(`${setting}: connect_timeout must be a number of seconds`);
  return seconds > 0 ? seconds * 1000 : usual;
}

/** pg itself connects to a single server, but not with sslmode=prefer. */
function connectionTo(places: readonly Place[], kind: SessionKind, timeout: () => number) {
  const [first] = places as [Place];
  const { host, port, tls, tlsOptions } = first;
  if (places.length > 1 || kind !== 'any' || tls === 'offered') {
    const search = { places, kind, timeoutMs: places.length > 1 ? timeout() : 0, last: 0 };
    return { host, port, ssl: false as const, stream: () => new ServerStream(search) as never };
  }
  if (tls === 'none') return { host, port, ssl: false as const };
  return { host, port, ssl: tlsOptions, ...(tls === 'direct' && { sslnegotiation: tls }) };
}

/**
 * Reads a database URL with its hosts, session and TLS parameters, as libpq understands them. Throws ConfigError, which
 * names the setting and never the URL. `unused` lists parameters without an effect.
 */
export function databaseServerOf(
  databaseUrl: string,
  options: DatabaseUrlOptions = {},
): { server: DatabaseServer; unused: string[] } {
  const setting = options.setting ?? 'DATABASE_URL';
  const parsed = parseDatabaseUrl(databaseUrl);
  if (!parsed) throw new ConfigError(`${setting}: must be a postgres: URL`);
  const { url, addresses } = parsed;
  const parameters = parametersOf(url);
  const decode = (text: string): string | undefined => {
    try {
      return decodeURIComponent(text) || undefined;
    } catch {
      throw new ConfigError(`${setting}: has a % that encodes nothing; write %25`);
    }
  };
  const places = addressesOf(parameters, addresses, setting).map((address): Place => {
    const host = decode(address.host) ?? 'localhost';
    return { host, port: portOf(address.port, setting), ...encryption(parameters, host, options) };
  });
  const user = parameters.get('user') ?? decode(url.username);
  const password = parameters.get('password') ?? decode(url.password);
  const database = parameters.get('dbname') ?? decode(url.pathname.slice(1)) ?? user ?? 'postgres';
  const serverOptions = parameters.get('options');
  const binding = parameters.get('channel_binding');
  const kind = sessionKindOf(parameters, setting);
  const server: DatabaseServer = {
    ...connectionTo(places, kind, () => timeoutOf(parameters, places.length, setting)),
    database,
    ...(user !== undefined && { user }),
    ...(password !== undefined && { password }),
    ...(serverOptions !== undefined && { options: serverOptions }),
    ...(binding !== undefined && binding !== 'disable' && { enableChannelBinding: true as const }),
  };
  return { server, unused: parameters.unused() };
}

/**
 * Adds `options`, which override the server's own. Copies for each client, because pg hides the key of the one it gets.
 */
export const withOptions = (server: DatabaseServer, options: string): DatabaseServer => ({
  ...server,
  ssl: server.ssl && { ...server.ssl },
  options: server.options ? `${server.options} ${options}` : options,
});
