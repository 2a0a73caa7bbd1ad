const authority = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/is;
const hostAndPort = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/;

/** A host and port as written. */
export type Address = { host: string; port: string | undefined };

function addressOf(text: string): Address | undefined {
  const [found, host = '', port] = hostAndPort.exec(text) ?? [];
  return found === undefined ? undefined : { host: host.replace(/^\[(.+)\]$/, '$1'), port: port || undefined };
}

type Parts = { before: string; hosts: readonly string[]; after: string; addresses: Address[] };

/** The addresses of a PostgreSQL URL, without checks of their ports. Undefined if the text is no such URL. */
export function parseDatabaseAddresses(text: string): Parts | undefined {
  const [found, before = '', list = '', after = ''] = authority.exec(text) ?? [];
  if (found === undefined) return undefined;
  const hosts = list.split(',');
  const addresses = hosts.flatMap((one) => addressOf(one) ?? []);
  return addresses.length < hosts.length ? undefined : { before, hosts, after, addresses };
}

/**
 * Parses a PostgreSQL URL, which may name several hosts: `postgres://user@one:5432,two:5432/name`. `url` has the first
 * host. Undefined if the text is no such URL.
 */
export function parseDatabaseUrl(text: string): { url: URL; addresses: Address[] } | undefined {
  const parts = parseDatabaseAddresses(text);
  const url = parts && URL.parse(`${parts.before}${parts.hosts[0]}${parts.after}`);
  return url ? { url, addresses: parts.addresses } : undefined;
}
