import type { IncomingHttpHeaders } from 'node:http';

/** Who calls: an API key of an organization. */
export type Actor = { organizationId: string; apiKeyId: string };

/** Finds who calls from the request's headers. Throws Unauthorized, or Forbidden where the plan has no API. */
export type Authenticate = (headers: IncomingHttpHeaders) => Promise<Actor>;
