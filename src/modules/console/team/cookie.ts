import type { IncomingHttpHeaders } from 'node:http';

/** Undefined without a cookie of this name. Values are base64url, or several joined by dots. */
export const cookieOf = ({ cookie = '' }: IncomingHttpHeaders, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w.-]+)`).exec(cookie)?.[1];
