import { type Answer, Call } from './call.ts';
import { ApiError, ConnectionError, RecruitError, TimeoutError, UnexpectedResponseError } from './errors.ts';
import type { ApiErrorBody } from './generated/schemas.ts';
import { version } from './version.ts';

export type ClientOptions = {
  /** Address of the service, such as `https://recruit.example.com`. */
  baseUrl: string;
  /** If omitted, requests have no key, and your own proxy must add it. */
  apiKey?: string | undefined;
  /** Time limit of each attempt in milliseconds. Default 60,000. */
  timeoutMs?: number | undefined;
  /** Maximum number of retries. Default 4. */
  retries?: number | undefined;
  /**
   * Longest wait before a retry in milliseconds. If the service asks for more, the call fails immediately. Default
   * 60,000.
   */
  maxWaitMs?: number | undefined;
  /** Defaults to the `fetch` of the platform. */
  fetch?: typeof fetch | undefined;
  /** Headers to send with each request. */
  headers?: Record<string, string> | undefined;
  /** Browsers show the key to everyone who uses the page. Set this only if all of them may have it. */
  dangerouslyAllowBrowser?: boolean | undefined;
};

export type RequestOptions = {
  /** Ends the call, its retries and waits. */
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
  retries?: number | undefined;
  headers?: Record<string, string> | undefined;
  /** Your own ID for the request: 8 to 128 letters, digits, `.`, `_` or `-`. */
  requestId?: string | undefined;
};
export type IdempotencyOptions = {
  /** The same key and body return the first response for 24 hours. Defaults to a new UUID for each call. */
  idempotencyKey?: string | undefined;
};
export type IfMatchOptions = {
  /** ETag of an earlier response. The call throws `precondition_failed` if the resource has changed since. */
  ifMatch?: string | undefined;
};
export type IfNoneMatchOptions = {
  /** ETag of an earlier response. The call returns undefined if nothing has changed since. */
  ifNoneMatch?: string | undefined;
};
export type FileOptions = {
  /** Media type of the file. Defaults to that of a Blob, otherwise to the usual one of the operation. */
  contentType?: string | undefined;
};
export type FileInput = Blob | ArrayBuffer | Uint8Array | string;

type AllOptions = RequestOptions & IdempotencyOptions & IfMatchOptions & IfNoneMatchOptions & FileOptions;

/** The request of an operation. */
export type HttpRequest = {
  verb: string;
  /** Path with the names of `ids` in braces. */
  path: string;
  ids?: Record<string, string>;
  query?: object | undefined;
  body?: object | undefined;
  file?: FileInput;
  fileType?: string;
  /** Whether the operation accepts an `Idempotency-Key`. */
  isIdempotent?: boolean;
  /** Whether to return the whole body, with `meta`, instead of its `data`. */
  whole?: boolean;
  returnsFile?: boolean;
};

const firstDelayMs = 500;
const longestDelayMs = 30_000;

/** Milliseconds of a `Retry-After` header: seconds, or a date. */
function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Browsers offer `randomUUID` only to pages on HTTPS and on localhost. */
function randomKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function pathOf(template: string, ids: Record<string, string>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = ids[name];
    // An empty part, "." or ".." would be the path of another operation.
    if (typeof value !== 'string' || /^\.{0,2}$/.test(value)) {
      throw new TypeError(`${name} is not an ID: ${JSON.stringify(value)}`);
    }
    return encodeURIComponent(value);
  });
}

function searchOf(query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search && `?${search}`;
}

function checkPlatform({ apiKey, dangerouslyAllowBrowser }: ClientOptions): void {
  if (apiKey && 'window' in globalThis && 'document' in globalThis && !dangerouslyAllowBrowser) {
    throw new RecruitError(
      'A page in a browser would show the API key to its users. Call your own server from it instead.',
    );
  }
}

/** Sends requests, with retries. */
export class Http {
  readonly #base: string;
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    checkPlatform(options);
    const { protocol } = new URL(options.baseUrl);
    if (protocol !== 'https:' && protocol !== 'http:')
      throw new TypeError('baseUrl must start with https:// or http://');
    this.#base = options.baseUrl.replace(/\/+$/, '').replace(/\/api\/v1$/, '');
    this.#options = options;
  }

  call<T>(request: HttpRequest, options: AllOptions = {}): Call<T> {
    return new Call<T>(this.#send<T>(request, options));
  }

  async #send<T>(request: HttpRequest, options: AllOptions): Promise<Answer<T>> {
    const url = this.#base + pathOf(request.path, request.ids ?? {}) + searchOf(request.query);
    const headers = this.#headersOf(request, options);
    const body = request.file ?? (request.body && JSON.stringify(request.body));
    // Before TypeScript 5.7 there is no type `Uint8Array<ArrayBuffer>`, so bytes are typed as a plain `Uint8Array`.
    const content = body === undefined ? {} : { body: body as BodyInit };
    const init = { method: request.verb, headers, redirect: 'manual', ...content } as const;
    const isSafe = request.verb === 'GET' || 'Idempotency-Key' in headers;
    const retries = options.retries ?? this.#options.retries ?? 4;
    for (let attempt = 0; ; attempt++) {
      options.signal?.throwIfAborted();
      try {
        return await this.#attempt<T>(url, init, request, options);
      } catch (error) {
        const wait = attempt < retries ? this.#waitBefore(error, attempt, isSafe) : undefined;
        if (wait === undefined) throw error;
        await sleep(wait, options.signal);
      }
    }
  }

  #headersOf(request: HttpRequest, options: AllOptions): Record<string, string> {
    const { apiKey, headers } = this.#options;
    const { file, fileType = 'application/octet-stream' } = request;
    const ownType = file instanceof Blob ? file.type : '';
    const idempotencyKey = request.isIdempotent ? (options.idempotencyKey ?? randomKey()) : undefined;
    return {
      ...('document' in globalThis ? {} : { 'User-Agent': `recruitment-pipeline-sdk/${version}` }),
      ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
      ...(request.body && { 'Content-Type': 'application/json' }),
      ...(file !== undefined && { 'Content-Type': options.contentType ?? (ownType || fileType) }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(options.ifMatch && { 'If-Match': options.ifMatch }),
      ...(options.ifNoneMatch && { 'If-None-Match': options.ifNoneMatch }),
      ...(options.requestId && { 'X-Request-Id': options.requestId }),
      ...headers,
      ...options.headers,
    };
  }

  /** Sends one request. Its own time limit lasts until the body is read. */
  async #attempt<T>(url: string, init: RequestInit, request: HttpRequest, options: AllOptions): Promise<Answer<T>> {
    const controller = new AbortController();
    const abort = () => controller.abort(options.signal?.reason);
    options.signal?.addEventListener('abort', abort);
    const limit = options.timeoutMs ?? this.#options.timeoutMs ?? 60_000;
    const timer = setTimeout(() => controller.abort(new TimeoutError(`No response within ${limit} ms: ${url}`)), limit);
    try {
      const send = this.#options.fetch ?? fetch;
      const response = await send(url, { ...init, signal: controller.signal });
      return { data: (await resultOf(response, request)) as T, response };
    } catch (error) {
      if (error instanceof RecruitError) throw error;
      if (controller.signal.aborted) throw controller.signal.reason;
      throw new ConnectionError(`The service did not respond: ${reasonOf(error)}`, { cause: error });
    } finally {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', abort);
    }
  }

  /** Milliseconds until the next attempt. Undefined if another attempt is not safe or could not succeed. */
  #waitBefore(error: unknown, attempt: number, isSafe: boolean): number | undefined {
    const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** attempt) * (0.5 + Math.random() / 2);
    if (error instanceof ApiError) {
      // A request above the rate limit had no effect, so it is always safe to repeat.
      const canRetry = error.status === 429 || (isSafe && error.retryable);
      const wait = error.retryAfterMs ?? delay;
      return canRetry && wait <= (this.#options.maxWaitMs ?? 60_000) ? wait : undefined;
    }
    const isPassing =
      error instanceof ConnectionError ||
      (error instanceof UnexpectedResponseError && [502, 503, 504].includes(error.status));
    return isSafe && isPassing ? delay : undefined;
  }
}

const reasonOf = (error: unknown): string => {
  const { message = String(error), cause } = error as { message?: string; cause?: { message?: string } };
  return cause?.message || message;
};

async function resultOf(response: Response, { whole, returnsFile }: HttpRequest): Promise<unknown> {
  if (response.status === 204 || response.status === 304) return undefined;
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
    const target = response.headers.get('location') ?? 'another address';
    throw new UnexpectedResponseError(response.status, `The service redirects to ${target}. Use that as baseUrl.`);
  }
  const type = response.headers.get('content-type') ?? '';
  const isJson = type.startsWith('application/json');
  if (response.ok && returnsFile) return response.blob();
  if (response.ok && type.startsWith('text/csv')) return response.text();
  const text = await response.text();
  const body = isJson ? parsed(text) : undefined;
  if (response.ok && isObject(body)) return whole ? body : body['data'];
  if (!response.ok && isErrorBody(body)) throw new ApiError(response.status, body, retryAfterMs(response.headers));
  throw new UnexpectedResponseError(response.status, `The response (${response.status}) is not one of the API`, text);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isErrorBody = (body: unknown): body is ApiErrorBody => isObject(body) && isObject(body['error']);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const sleep = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
