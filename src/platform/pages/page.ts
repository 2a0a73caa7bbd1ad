import type { IncomingHttpHeaders } from 'node:http';
import type { JSX } from 'preact';
import type { Config } from '../config.ts';
import type { Resolve } from '../container.ts';
import type { AppError } from '../errors.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import type { PageEvents } from './event-stream.ts';
import type { PageFile } from './file-reply.ts';
import type { Form } from './form.ts';
import type { PageSession, SessionOptions } from './session.ts';

export type PageContext = {
  /** As it was asked for, without the query. */
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  /** Empty on GET. */
  form: Form;
  /** What was sent to a page of data, as it came; empty elsewhere. */
  body: Buffer;
  headers: IncomingHttpHeaders;
  /** Where the request comes from, as far as the proxies before us are trusted. */
  address: string;
  /** Of a site that has none nobody is ever signed in. */
  session: PageSession | undefined;
  resolve: Resolve;
};

/**
 * `document` is a whole page (`html`); `redirect` a path of this service, answered with 303; `events` go on for long; a
 * `file` may be asked for in parts; `json` is for scripts of ours.
 */
export type PageReply =
  | { status?: number; document: JSX.Element }
  | { redirect: string }
  | { image: Buffer; type: string }
  | { events: PageEvents }
  | { file: PageFile }
  | { status?: number; json: object };

/** What a script of ours sends, any bytes, and reads as JSON, errors too. */
export type PageData = {
  maxBytes: number;
  /** Asked before anything is read. Throws for whoever may send nothing. */
  admit(context: PageContext): Promise<void>;
  /** How many requests with one parameter of the path may be under way at once. */
  atOnce?: { parameter: string; most: number };
};

/** One page for people, by its path. It works without script, but for the one that records. */
export type Page = {
  method: 'get' | 'post';
  /** The full path, with parameters as `{token}`. */
  path: string;
  /** For one person's eyes: no search engine lists it, and nobody keeps a copy. Others may be kept for a minute. */
  personal: boolean;
  /** How often one address may ask for it. */
  limit?: RateLimit | ((config: Config) => RateLimit);
  /** How large one file of its form may be. Without it the form takes none. */
  maxFileBytes?: number;
  /** A mail program may send this form for its user (RFC 8058), from wherever it is. */
  fromAnywhere?: boolean;
  /** It is none for people: instead of a form and a document it has these. */
  data?: PageData;
  /** It plays recordings, or makes one with camera and microphone by a script of its site. */
  media?: 'plays' | 'records';
  handler(context: PageContext): Promise<PageReply>;
};

export const definePage = (page: Page): Page => page;

/** Pages with one look, and what they need. */
export type Site = {
  pages: readonly Page[];
  /** Files by their paths. The path changes with the contents, so that they can be kept for ever. */
  assets: ReadonlyMap<string, { type: string; bytes: Buffer }>;
  /** Whose visitors sign in; its cookie is sent under `path` alone. */
  session?: SessionOptions;
  /** Its pages run scripts, from its own files. They work without. */
  hasScripts?: boolean;
  /** What is shown instead of a page that cannot be. */
  problem(error: AppError, requestId: string): JSX.Element;
};
