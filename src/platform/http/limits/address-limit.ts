import { isIPv6 } from 'node:net';
import { plainAddress } from '../../network.ts';
import type { RateLimit } from './rate-limit.repository.ts';
import { type LimitFailures, type LimitRate, limitFailures } from './rate-limit.ts';
import type { SharedBuckets } from './shared-buckets.ts';

/**
 * The network to count by. For IPv6 it is the first half of the address (/64), because a subscriber has all addresses
 * of the second half.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain) || plain.includes('.')) return plain;
  const [head = [], tail = []] = plain.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  const groups = [...head, ...(plain.includes('::') ? zeros : []), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Applies one limit to all callers of a network. */
export const perNetwork =
  (limit: LimitRate): LimitRate =>
  (address, headers) =>
    limit(networkOf(address), headers);

/** Like `limitFailures`, for all callers of a network. */
export function limitNetworkFailures(shared: SharedBuckets, name: string, allowed: RateLimit): LimitFailures {
  const limit = limitFailures(shared, name, allowed);
  return (address, attempt) => limit(networkOf(address), attempt);
}
