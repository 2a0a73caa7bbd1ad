import type { IncomingHttpHeaders } from 'node:http';
import type { Scope } from './scope.ts';

export type Actor = {
  organizationId: string;
  apiKeyId: string;
  scopes: ReadonlySet<Scope>;
  /** Whether responses show contact data and pay of candidates. */
  seesContact: boolean;
};

/** Authenticates a request by its headers. Throws Unauthorized, or Forbidden where the plan has no API. */
export type Authenticate = (headers: IncomingHttpHeaders) => Promise<Actor>;
