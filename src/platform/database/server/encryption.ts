import { readFileSync } from 'node:fs';
import type { ConnectionOptions as TlsOptions } from 'node:tls';
import { ConfigError } from '../../config.ts';
import { isLoopback } from '../../private-host.ts';
import type { Place } from './server-socket.ts';

const sslModes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'] as const;
type SslMode = (typeof sslModes)[number];

/** `setting` is the name to use in errors. */
export type DatabaseUrlOptions = { caFile?: string | undefined; setting?: string };

export type Parameters = { get(name: string): string | undefined; unused(): string[] };

function readPem(setting: string, name: string, file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(`${setting}: the file of ${name} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** `ssl=true`, which other clients write, means verify-full. */
function modeOf(parameters: Parameters, setting: string): SslMode | undefined {
  const given = parameters.get('sslmode') ?? parameters.get('ssl');
  if (given === undefined) return undefined;
  if (['true', '1'].includes(given)) return 'verify-full';
  if (['false', '0'].includes(given)) return 'disable';
  if (!(sslModes as readonly string[]).includes(given))
    throw new ConfigError(`${setting}: sslmode must be one of ${sslModes.join(', ')}`);
  return given as SslMode;
}

/** The mode if the URL has none. Encrypts across a network if the server can, and verifies if an authority is given. */
const defaultMode = (host: string, hasAuthority: boolean): SslMode => {
  if (hasAuthority) return 'verify-full';
  return host.startsWith('/') || isLoopback(host) ? 'disable' : 'prefer';
};

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

/** Reads from libpq's parameters how to encrypt connections to a host. Throws ConfigError. */
export function encryption(
  parameters: Parameters,
  host: string,
  options: DatabaseUrlOptions,
): Pick<Place, 'tls' | 'tlsOptions'> {
  const { mode, ca, own, negotiation } = encryptionOf(parameters, host, options);
  // libpq ignores TLS on a socket of the same machine.
  if (mode === 'disable' || host.startsWith('/')) return { tls: 'none', tlsOptions: {} };
  const unverified = { ...own, rejectUnauthorized: false };
  if (mode === 'prefer') return { tls: 'offered', tlsOptions: unverified };
  const tls = negotiation === 'direct' ? 'direct' : 'required';
  // As in libpq, `require` verifies the chain if an authority is given.
  const verified = ca === undefined ? own : { ...own, ca };
  if (mode === 'verify-full') return { tls, tlsOptions: verified };
  if (mode === 'verify-ca' || (mode === 'require' && ca !== undefined))
    return { tls, tlsOptions: { ...verified, checkServerIdentity: () => undefined } };
  return { tls, tlsOptions: unverified };
}
