import { BlockList, isIP } from 'node:net';

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
