import type { IncomingHttpHeaders } from 'node:http';

/** Undefined without a cookie of this name. Values are base64url. */
export const cookieOf = ({ cookie = '' }: IncomingHttpHeaders, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`).exec(cookie)?.[1];
