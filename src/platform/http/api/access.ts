import type { IncomingHttpHeaders } from 'node:http';
import type { Scope } from './scope.ts';

export type Actor = {
  organizationId: string;
  apiKeyId: string;
  scopes: ReadonlySet<Scope>;
  /** Whether responses show contact data and pay of candidates. */
  seesContact: boolean;
  /** False for a key of test data. */
  livemode: boolean;
};

/**
 * Authenticates a request by its headers and the caller's address. Throws Unauthorized, or Forbidden from another network
 * and where the plan has no API.
 */
export type Authenticate = (headers: IncomingHttpHeaders, address: string) => Promise<Actor>;
