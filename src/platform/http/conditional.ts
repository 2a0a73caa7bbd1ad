import type { IncomingMessage } from 'node:http';

/**
 * Whether the caller has what bears this tag (with its quotes). Not Express's req.fresh, which heeds Cache-Control:
 * no-cache: fetch adds that by itself to a request that brings an If-None-Match.
 */
export const hasAlready = (req: IncomingMessage, tag: string): boolean =>
  req.headers['if-none-match']?.split(',').some((one) => ['*', tag, `W/${tag}`].includes(one.trim())) ?? false;
