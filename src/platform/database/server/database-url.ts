const authority = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/is;
const hostAndPort = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/;

/** A host and port as written. */
export type Address = { host: string; port: string | undefined };

function addressOf(text: string): Address | undefined {
  const [found, host = '', port] = hostAndPort.exec(text) ?? [];
  return found === undefined ? undefined : { host: host.replace(/^\[(.+)\]$/, '$1'), port: port || undefined };
}

/**
 * Parses a PostgreSQL URL, which may name several hosts: `postgres://user@one:5432,two:5432/name`. `url` has the first
 * host. Undefined if the text is no such URL.
 */
export function parseDatabaseUrl(text: string): { url: URL; addresses: Address[] } | undefined {
  const [found, before = '', hosts = '', after = ''] = authority.exec(text) ?? [];
  if (found === undefined) return undefined;
  const list = hosts.split(',');
  const addresses = list.flatMap((one) => addressOf(one) ?? []);
  const url = URL.parse(`${before}${list[0]}${after}`);
  if (!url || addresses.length < list.length) return undefined;
  return { url, addresses };
}
