import { isIPv6 } from 'node:net';
import { RateLimited } from '../../errors.ts';
import { plainAddress } from '../../network.ts';
import { type LimitRate, limitRate, type RateLimit } from './rate-limit.ts';

/**
 * The network to count by. For IPv6, the first half of the address (/64): a subscriber has all addresses of the
 * second half.
 */
function networkOf(address: string): string {
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

export function limitAddresses(allowed: RateLimit): LimitRate {
  const limit = limitRate(allowed);
  return (address, headers) => limit(networkOf(address), headers);
}

/**
 * Limits failed attempts per address. `count` records one, `check` throws RateLimited after too many. Call `check`
 * first: otherwise the limit would reveal which attempt was right.
 */
export function limitFailures(allowed: RateLimit): { check(address: string): void; count(address: string): void } {
  const limit = limitRate(allowed);
  const waiting = new Map<string, number>();
  const secondsLeft = (network: string): number => ((waiting.get(network) ?? 0) - performance.now()) / 1000;
  return {
    check: (address) => {
      const seconds = secondsLeft(networkOf(address));
      if (seconds > 0) throw new RateLimited(Math.ceil(seconds));
    },
    count: (address) => {
      const network = networkOf(address);
      try {
        limit(network, []);
      } catch (error) {
        if (!(error instanceof RateLimited)) throw error;
        for (const other of waiting.keys()) if (secondsLeft(other) <= 0) waiting.delete(other);
        waiting.set(network, performance.now() + Number(error.headers['Retry-After']) * 1000);
        throw error;
      }
    },
  };
}
