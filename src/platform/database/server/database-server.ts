import { readFileSync } from 'node:fs';
import type net from 'node:net';
import type { ConnectionOptions as TlsOptions } from 'node:tls';
import { ConfigError } from '../../config.ts';
import { isLoopback } from '../../private-host.ts';
import { OfferedTls } from './offered-tls.ts';

const sslModes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'] as const;
type SslMode = (typeof sslModes)[number];

/** Where a database is, as every client of the process gets it: pools, listeners, migrations. */
export type DatabaseServer = {
  host: string;
  port: number;
  database: string;
  user?: string;
  password?: string;
  /** Additional command-line options for the server, as in `-c search_path=app`. */
  options?: string;
  ssl: false | TlsOptions;
  sslnegotiation?: 'direct';
  enableChannelBinding?: true;
  stream?: () => net.Socket;
};

export type DatabaseUrlOptions = { caFile?: string | undefined; setting?: string };

type Parameters = { get(name: string): string | undefined; unused(): string[] };

// The name that each process gives its connections wins.
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

function readPem(setting: string, name: string, file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(`${setting}: the file of ${name} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** `ssl=true`, as other clients write it, verifies. */
function modeOf(parameters: Parameters, setting: string): SslMode | undefined {
  const given = parameters.get('sslmode') ?? parameters.get('ssl');
  if (given === undefined) return undefined;
  if (['true', '1'].includes(given)) return 'verify-full';
  if (['false', '0'].includes(given)) return 'disable';
  if (!(sslModes as readonly string[]).includes(given))
    throw new ConfigError(`${setting}: sslmode must be one of ${sslModes.join(', ')}`);
  return given as SslMode;
}

/** The mode without one in the URL: encrypt across a network where the server can, verify where an authority is given. */
const defaultMode = (host: string, hasAuthority: boolean): SslMode => {
  if (hasAuthority) return 'verify-full';
  return host.startsWith('/') || isLoopback(host) ? 'disable' : 'prefer';
};

type Encryption = Pick<DatabaseServer, 'ssl' | 'sslnegotiation' | 'stream'>;

function encryptionOf(parameters: Parameters, host: string, { caFile, setting = 'DATABASE_URL' }: DatabaseUrlOptions) {
  const named = parameters.get('sslrootcert');
  const isSystem = named === 'system';
  const [authoritySetting, authorityFile] = named ? [setting, named] : ['DATABASE_CA_FILE', caFile];
  const given = modeOf(parameters, setting);
  const mode = given ?? defaultMode(host, isSystem || authorityFile !== undefined);
  const [certificateFile, keyFile] = [parameters.get('sslcert'), parameters.get('sslkey')];
  const passphrase = parameters.get('sslpassword');
  const negotiation = parameters.get('sslnegotiation');

  if (!certificateFile !== !keyFile) throw new ConfigError(`${setting}: sslcert and sslkey belong together`);
  if (isSystem && mode !== 'verify-full') throw new ConfigError(`${setting}: sslrootcert=system needs verify-full`);
  if (mode === 'verify-ca' && !authorityFile)
    throw new ConfigError(`${setting}: verify-ca needs sslrootcert, or DATABASE_CA_FILE; else use verify-full`);
  if (authorityFile && !isSystem && ['disable', 'prefer', 'no-verify'].includes(mode))
    throw new ConfigError(`${authoritySetting}: nothing is verified with sslmode=${mode}; use verify-full`);
  if (negotiation !== undefined && !['postgres', 'direct'].includes(negotiation))
    throw new ConfigError(`${setting}: sslnegotiation must be postgres or direct`);
  if (negotiation === 'direct' && (mode === 'disable' || mode === 'prefer'))
    throw new ConfigError(`${setting}: sslnegotiation=direct needs sslmode=require or stronger`);

  const ca = isSystem ? undefined : readPem(authoritySetting, 'the certificate authority', authorityFile);
  const certificate = {
    cert: readPem(setting, 'sslcert', certificateFile),
    key: readPem(setting, 'sslkey', keyFile),
    passphrase,
  };
  const own: TlsOptions =
    certificate.cert === undefined
      ? {}
      : Object.fromEntries(Object.entries(certificate).filter(([, value]) => value !== undefined));
  return { mode, ca, own, negotiation };
}

function encryption(parameters: Parameters, host: string, options: DatabaseUrlOptions): Encryption {
  const { mode, ca, own, negotiation } = encryptionOf(parameters, host, options);
  // libpq ignores TLS on a socket of the same machine.
  if (mode === 'disable' || host.startsWith('/')) return { ssl: false };
  const unverified = { ...own, rejectUnauthorized: false };
  if (mode === 'prefer') return { ssl: false, stream: () => new OfferedTls(unverified) as never };
  const direct = negotiation === 'direct' ? { sslnegotiation: 'direct' as const } : {};
  // As in libpq, `require` verifies the chain where an authority is given.
  const verified = ca === undefined ? own : { ...own, ca };
  if (mode === 'verify-full') return { ssl: verified, ...direct };
  if (mode === 'verify-ca' || (mode === 'require' && ca !== undefined))
    return { ssl: { ...verified, checkServerIdentity: () => undefined }, ...direct };
  return { ssl: unverified, ...direct };
}

function portOf(given: string | undefined, setting: string): number {
  const port = Number(given ?? 5432);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new ConfigError(`${setting}: port must be 1 to 65535`);
  return port;
}

/**
 * Reads a database URL, its TLS parameters with the meanings of libpq. Throws ConfigError, which names the setting and
 * never the URL. `unused` are parameters without an effect.
 */
export function databaseServerOf(
  databaseUrl: string,
  options: DatabaseUrlOptions = {},
): { server: DatabaseServer; unused: string[] } {
  const setting = options.setting ?? 'DATABASE_URL';
  const url = URL.parse(databaseUrl);
  if (!url) throw new ConfigError(`${setting}: must be a postgres: URL`);
  const parameters = parametersOf(url);
  const decode = (text: string): string | undefined => {
    try {
      return decodeURIComponent(text) || undefined;
    } catch {
      throw new ConfigError(`${setting}: has a % that encodes nothing; write %25`);
    }
  };
  const host = parameters.get('host') ?? decode(url.hostname.replace(/^\[(.+)\]$/, '$1')) ?? 'localhost';
  const user = parameters.get('user') ?? decode(url.username);
  const password = parameters.get('password') ?? decode(url.password);
  const database = parameters.get('dbname') ?? decode(url.pathname.slice(1)) ?? user ?? 'postgres';
  const serverOptions = parameters.get('options');
  const binding = parameters.get('channel_binding');
  const server: DatabaseServer = {
    host,
    port: portOf(parameters.get('port') ?? (url.port || undefined), setting),
    database,
    ...(user !== undefined && { user }),
    ...(password !== undefined && { password }),
    ...(serverOptions !== undefined && { options: serverOptions }),
    ...(binding !== undefined && binding !== 'disable' && { enableChannelBinding: true as const }),
    ...encryption(parameters, host, options),
  };
  return { server, unused: parameters.unused() };
}

/** The server's options and ours, which win. A copy for each client: pg hides the key of the one that it gets. */
export const withOptions = (server: DatabaseServer, options: string): DatabaseServer => ({
  ...server,
  ssl: server.ssl && { ...server.ssl },
  options: server.options ? `${server.options} ${options}` : options,
});
