import type { AgentOptions } from 'node:https';
import { BlockList, isIP, isIPv6, type TcpNetConnectOpts } from 'node:net';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

const own = new BlockList();
own.addSubnet('127.0.0.0', 8);
own.addSubnet('10.0.0.0', 8);
own.addSubnet('172.16.0.0', 12);
own.addSubnet('192.168.0.0', 16);
own.addAddress('::1', 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether a host is this machine, by its address or the name `localhost`. */
export function isLoopback(host: string): boolean {
  const version = isIP(host);
  return version ? loopback.check(host, version === 6 ? 'ipv6' : 'ipv4') : host.toLowerCase() === 'localhost';
}

/** Whether a host is this machine or in a private network, by its address or by a name outside public DNS. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version) return own.check(host, version === 6 ? 'ipv6' : 'ipv4');
  return /^[a-z0-9_-]+$|\.(?:localhost|local|internal)$/i.test(host);
}

const ipv4Compatible = new BlockList();
ipv4Compatible.addSubnet('::', 96, 'ipv6');

type Listener = Parameters<RequestFilteringHttpsAgent['createConnection']>[1];

/** Checks the address of every connection, after names are resolved: only public ones, unless private ones are allowed. */
export class FilteringAgent extends RequestFilteringHttpsAgent {
  readonly #allowsPrivate: boolean;

  constructor({ allowsPrivate, ...options }: AgentOptions & { allowsPrivate: boolean }) {
    super({ ...options, allowPrivateIPAddress: allowsPrivate, allowMetaIPAddress: false });
    this.#allowsPrivate = allowsPrivate;
  }

  /** Also refuses `::7f00:1`, which some systems connect to 127.0.0.1. Resolved names have it as `::127.0.0.1`. */
  override createConnection(options: TcpNetConnectOpts, listener?: Listener) {
    const { host = '' } = options;
    const isRefused = !this.#allowsPrivate && isIPv6(host) && ipv4Compatible.check(host, 'ipv6');
    return super.createConnection(isRefused ? { ...options, host: '::' } : options, listener);
  }
}
