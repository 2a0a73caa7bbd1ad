import { BlockList, isIP } from 'node:net';
import { isPrivateHost } from '#platform/private-host.ts';

// The IANA registries of special-purpose addresses, and IPv6 forms of IPv4 addresses. The sender refuses them too.
const special = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  special.addSubnet(network, prefix);
}
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fec0::', 10],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  special.addSubnet(network, prefix, 'ipv6');
}

function isSpecial(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  return version !== 0 && special.check(host, version === 6 ? 'ipv6' : 'ipv4');
}

/** Returns `host:port` as in the settings, always with the port. */
export const hostOf = (url: URL): string => `${url.hostname}:${url.port || 443}`;

const allowed = new Set<string>();

/**
 * Schemas report every wrong field at once, and have no settings: so hosts with private addresses that are allowed are
 * named here, for all apps of the process. The sender decides by its own settings.
 */
export function allowHosts(hosts: readonly string[]): void {
  for (const host of hosts) allowed.add(host);
}

/** Why webhooks cannot be sent to a URL; undefined if they can. Other names are checked at each attempt. */
export function urlProblem(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url?.hostname) return 'must be a URL such as https://example.com/webhooks';
  if (url.protocol !== 'https:') return 'must be an https URL';
  if (url.username || url.password) return 'must not contain a user name or password';
  if (allowed.has(hostOf(url))) return undefined;
  const name = url.hostname.replace(/\.$/, '');
  if (isPrivateHost(name) || isSpecial(name)) return 'must be a public address, not a private or local one';
  return undefined;
}
