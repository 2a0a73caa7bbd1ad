import type { IncomingHttpHeaders } from 'node:http';
import { Forbidden } from '../../errors.ts';
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

/** A valid key that the API refuses as a whole. */
export class RefusedKey extends Forbidden {
  readonly caller: Pick<Actor, 'organizationId' | 'apiKeyId'>;
  constructor(code: 'ip_not_allowed' | 'upgrade_required', caller: Actor) {
    super(code);
    this.caller = caller;
  }
}

/**
 * Authenticates a request by its headers and the caller's address. Throws Unauthorized. Throws RefusedKey if the
 * network is not allowed or the plan has no API.
 */
export type Authenticate = (headers: IncomingHttpHeaders, address: string) => Promise<Actor>;
