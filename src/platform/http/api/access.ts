import type { IncomingHttpHeaders } from 'node:http';

export type Actor = { organizationId: string; apiKeyId: string };

/** Authenticates a request by its headers. Throws Unauthorized, or Forbidden where the plan has no API. */
export type Authenticate = (headers: IncomingHttpHeaders) => Promise<Actor>;
