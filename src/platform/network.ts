import { BlockList, isIP } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Removes a port, which some proxies add, and a zone. IPv4 in IPv6 notation becomes IPv4. */
export function plainAddress(address: string): string {
  const withoutPort = (/^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? /^([\d.]+):\d+$/.exec(address))?.[1] ?? address;
  const plain = withoutPort.split('%', 1)[0] as string;
  return mapped.exec(plain)?.[1] ?? plain;
}

/**
 * The address of a caller: what the trusted proxy says, or the address of the connection if that is no IP address. Otherwise
 * any text would be a caller with limits of its own.
 */
export const callerAddress = ({ ip = '', socket }: { ip?: string; socket: { remoteAddress?: string } }): string =>
  isIP(plainAddress(ip)) === 0 ? (socket.remoteAddress ?? '') : ip;

/** Normalizes a network in CIDR notation or a single address. Undefined if the text is neither. */
export function normalizeNetwork(text: string): string | undefined {
  const [given = '', length, ...rest] = text.trim().split('/');
  const address = plainAddress(given);
  const family = isIP(address);
  // A network has neither a port nor a zone.
  if (family === 0 || rest.length > 0 || isIP(given) === 0 || given.includes('%')) return undefined;
  const bits = family === 4 ? 32 : 128;
  if (length === undefined) return `${address}/${bits}`;
  if (!/^\d{1,3}$/.test(length)) return undefined;
  // ::ffff:10.0.0.0/104 means 10.0.0.0/8.
  const prefix = Number(length) - (family === 4 && isIP(given) === 6 ? 96 : 0);
  return prefix >= 0 && prefix <= bits ? `${address}/${prefix}` : undefined;
}

/** `networks` must be in the form that `normalizeNetwork` returns. */
export function networkCheck(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), isIP(address) === 4 ? 'ipv4' : 'ipv6');
  }
  return (address) => {
    const plain = plainAddress(address);
    const family = isIP(plain);
    return family !== 0 && list.check(plain, family === 4 ? 'ipv4' : 'ipv6');
  };
}

/** The error of a server that cannot listen, by the settings of its address. */
export function listenError(setting: string, { port, host }: { port: number; host: string }, error: unknown): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  const isHost = ['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EADDRNOTAVAIL', 'EINVAL'].includes(code ?? '');
  const fault = isHost ? `HOST ${host} cannot be used` : `${setting} ${port} cannot be used on ${host}`;
  return new Error(`${fault}: ${message}`, { cause: error });
}
