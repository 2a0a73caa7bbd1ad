import type { IncomingHttpHeaders } from 'node:http';
import type { JSX } from 'preact';
import type { Config } from '../config.ts';
import type { Resolve } from '../container.ts';
import type { AppError } from '../errors.ts';
import type { RateLimit } from '../http/limits/rate-limit.repository.ts';
import type { PageEvents } from './event-stream.ts';
import type { PageFile } from './file-reply.ts';
import type { Form } from './form.ts';
import type { PageSession, SessionOptions } from './session.ts';

export type PageContext = {
  /** Without the query. */
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  /** Empty on GET. */
  form: Form;
  /** Of a data page. */
  body: Buffer;
  headers: IncomingHttpHeaders;
  /** The caller's address, by the trusted proxies. */
  address: string;
  /** Undefined on sites without sessions. */
  session: PageSession | undefined;
  resolve: Resolve;
};

/** `redirect` is a path of this service, `json` for our own scripts. */
export type PageReply =
  | { status?: number; document: JSX.Element }
  | { redirect: string }
  | { image: Buffer; type: string }
  | { events: PageEvents }
  | { file: PageFile }
  | { status?: number; json: object };

/** Bytes from our own scripts, which get JSON back. */
export type PageData = {
  maxBytes: number;
  /** Called before the body is read. May throw. */
  admit(context: PageContext): Promise<void>;
  /** Limits concurrent requests with one value of a path parameter. */
  atOnce?: { parameter: string; most: number };
};

/** All pages but the recording one work without scripts. */
export type PageDefinition = {
  method: 'get' | 'post';
  /** With parameters as `{token}`. */
  path: string;
  /** For one person only: never indexed or cached. Other pages may be cached for a minute. */
  personal: boolean;
  /** Requests from one address. */
  limit?: RateLimit | ((config: Config) => RateLimit);
  /** Concurrent requests of one network, uploads included. */
  atOncePerNetwork?: (config: Config) => number;
  /** Without it the form accepts no file. */
  maxFileBytes?: number;
  /** Mail programs may send this form (RFC 8058), from any origin. */
  fromAnywhere?: boolean;
  data?: PageData;
  media?: 'plays' | 'records';
  handler(context: PageContext): Promise<PageReply>;
};

export const definePage = (page: PageDefinition): PageDefinition => page;

export type Site = {
  pages: readonly PageDefinition[];
  /** A path changes with its contents, so browsers may cache files permanently. */
  assets: ReadonlyMap<string, { type: string; bytes: Buffer }>;
  session?: Omit<SessionOptions, 'isSecure'>;
  hasScripts?: boolean;
  problem(error: AppError, requestId: string): JSX.Element;
};
