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
  /** Path without the query. */
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  /** Empty on GET. */
  form: Form;
  /** Body of a data page. */
  body: Buffer;
  /** Result of `receive`. Undefined for other pages and without a file. */
  received: unknown;
  headers: IncomingHttpHeaders;
  /** Address of the caller, according to the trusted proxies. */
  address: string;
  /** Undefined on sites without sessions. */
  session: PageSession | undefined;
  resolve: Resolve;
};

/**
 * A cookie for the next requests of this browser below `path`. Scripts cannot read it. Without a value, the cookie is
 * removed. With `strict`, browsers do not send it after a link from another site.
 */
export type PageCookie = { name: string; value?: string; path: string; seconds: number; strict: boolean };

/**
 * `redirect` is a path of this service. `moved` is a path that replaces the requested one. `elsewhere` is the URL of
 * another service. `json` is for our own scripts.
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

/** Describes bytes that our own scripts send. They get JSON back. */
export type PageData = {
  maxBytes: number;
  /** Called before the body is read. May throw. */
  admit(context: PageContext): Promise<void>;
  /** Limits concurrent requests with one value of a path parameter. */
  atOnce?: { parameter: string; most: number };
};

/** A page. All except the recording page work without scripts. */
export type PageDefinition = {
  method: 'get' | 'post';
  /** Path with parameters as `{token}`. */
  path: string;
  /** The page is for one person, so it is never indexed or cached. Other pages may be cached for a minute. */
  personal: boolean;
  /** For programs and pages of any site. They may read the reply, and errors are JSON. */
  forPrograms?: true;
  /** GET changes something, so HEAD is refused: programs send it to links that they only look at. */
  actsOnGet?: true;
  /** The path changes with the content, so browsers may cache the page permanently. */
  isPermanent?: true;
  /** Rate limit for requests from one network. */
  limit?: RateLimit | ((config: Config) => RateLimit);
  /** Limit of concurrent requests from one network, including uploads. */
  atOncePerNetwork?: (config: Config) => number;
  /** The handler waits for another organization's server: it takes no turn from forms that only need the database. */
  waitsForOthers?: true;
  /** Maximum bytes of a file. If undefined, the form accepts no file. */
  maxFileBytes?: number;
  /** Receives the file of the form as it arrives. The form itself is not read. */
  receive?: (context: PageContext, file: StreamedUpload) => Promise<unknown>;
  /** Whether mail programs may send this form from any origin (RFC 8058). */
  fromAnywhere?: boolean;
  data?: PageData;
  /**
   * `frames`: the page shows another page of this site in a frame. `framed`: the page is shown in such a frame, and
   * runs and loads nothing.
   */
  media?: 'plays' | 'records' | 'frames' | 'framed';
  /** The form is answered with a redirect to another site. Browsers apply the form policy to redirects too. */
  leadsElsewhere?: true;
  handler(context: PageContext): Promise<PageReply>;
};

export const definePage = (page: PageDefinition): PageDefinition => page;

export type Site = {
  pages: readonly PageDefinition[];
  /** Assets by path. The path changes with the content, so browsers may cache files permanently. */
  assets: ReadonlyMap<string, { type: string; bytes: Buffer }>;
  session?: Omit<SessionOptions, 'isSecure'>;
  hasScripts?: boolean;
  problem(error: AppError, requestId: string): JSX.Element;
};
