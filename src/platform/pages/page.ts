import type { IncomingHttpHeaders } from 'node:http';
import type { JSX } from 'preact';
import type { Config } from '../config.ts';
import type { Resolve } from '../container.ts';
import type { AppError } from '../errors.ts';
import type { RateLimit } from '../http/limits/rate-limit.repository.ts';
import type { PageEvents } from './event-stream.ts';
import type { PageFile, PageStream } from './file-reply.ts';
import type { Form } from './form.ts';
import type { StreamedUpload } from './forms/file-form.ts';
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
  /** Of a page with `receive`. Undefined without a file. */
  received: unknown;
  headers: IncomingHttpHeaders;
  /** The caller's address, by the trusted proxies. */
  address: string;
  /** Undefined on sites without sessions. */
  session: PageSession | undefined;
  resolve: Resolve;
};

/**
 * For the next requests of this browser below `path`. Scripts cannot read it. Sent without a value, it is removed.
 * `strict`: not after a link from another site either.
 */
export type PageCookie = { name: string; value?: string; path: string; seconds: number; strict: boolean };

/**
 * `redirect` is a path of this service, `moved` one that replaces the requested path, `elsewhere` the address of another
 * service, `json` for our own scripts.
 */
export type PageReply = (
  | { status?: number; document: JSX.Element }
  | { text: string; type: string }
  | { redirect: string }
  | { moved: string }
  | { elsewhere: URL }
  | { image: Buffer; type: string }
  | { events: PageEvents }
  | { file: PageFile }
  | { stream: PageStream }
  | { status?: number; json: object }
) & { cookie?: PageCookie };

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
  /** For programs and for pages of any site: they may read the reply, and errors are JSON. */
  forPrograms?: true;
  /** The path changes with the contents, so browsers may cache them permanently. */
  isPermanent?: true;
  /** Requests from one address. */
  limit?: RateLimit | ((config: Config) => RateLimit);
  /** Concurrent requests of one network, uploads included. */
  atOncePerNetwork?: (config: Config) => number;
  /** Without it the form accepts no file. */
  maxFileBytes?: number;
  /** Takes the file of the form as it arrives, in place of the form. */
  receive?: (context: PageContext, file: StreamedUpload) => Promise<unknown>;
  /** Mail programs may send this form (RFC 8058), from any origin. */
  fromAnywhere?: boolean;
  data?: PageData;
  /** `frames`: shows a page of this site in a frame. `framed`: is such a page, of which nothing runs or loads. */
  media?: 'plays' | 'records' | 'frames' | 'framed';
  /** Its form is answered with a redirect to another site. Browsers hold the policy of forms against redirects too. */
  leadsElsewhere?: true;
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
