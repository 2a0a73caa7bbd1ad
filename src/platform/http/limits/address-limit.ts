import { isIPv6 } from 'node:net';
import { plainAddress } from '../../network.ts';
import type { RateLimit } from './rate-limit.repository.ts';
import { type LimitFailures, type LimitRate, limitFailures } from './rate-limit.ts';
import type { SharedBuckets } from './shared-buckets.ts';

/**
 * The network to count by. For IPv6, the first half of the address (/64): a subscriber has all addresses of the
 * second half.
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

/** The same limit for all callers of one network. */
export const perNetwork =
  (limit: LimitRate): LimitRate =>
  (address, headers) =>
    limit(networkOf(address), headers);

/** As `limitFailures`, for callers of one network. */
export function limitNetworkFailures(shared: SharedBuckets, name: string, allowed: RateLimit): LimitFailures {
  const limit = limitFailures(shared, name, allowed);
  return (address, attempt) => limit(networkOf(address), attempt);
}
