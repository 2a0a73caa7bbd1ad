import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createSecureContext, getCACertificates, type SecureContext } from 'node:tls';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import got, { type Request } from 'got';
import { retryAfterMs } from '#platform/http/headers/retry-after.ts';
import { FilteringAgent } from '#platform/private-host.ts';
import { maxResumeBytes, ResumeFailure } from '#readers/resume';

const maxRedirects = 5;
const decoders = { gzip: promisify(gunzip), deflate: promisify(inflate), br: promisify(brotliDecompress) };

/**
 * Downloads resumes from untrusted links: https only, and public addresses only. Checks the address of every
 * connection.
 */
export class ResumeDownloader {
  readonly #allowHosts: ReadonlySet<string>;
  readonly #secureContext: SecureContext;
  readonly #deadlineMs: number;

  /**
   * @param settings.resumeAllowHosts `host:port` (`[::1]:8443` for IPv6) with private addresses that are allowed
   * @param settings.resumeCaFile PEM file of an additional certificate authority
   * @param options.deadlineMs for a download with all its redirects; 30 s by default
   * @throws Error if the file cannot be read
   */
  constructor(
    settings: { resumeAllowHosts: readonly string[]; resumeCaFile: string | undefined },
    options: { deadlineMs?: number } = {},
  ) {
    this.#allowHosts = new Set(settings.resumeAllowHosts);
    // Created once: reading the root certificates takes about ten milliseconds.
    const extra = settings.resumeCaFile === undefined ? [] : [readFileSync(settings.resumeCaFile, 'utf8')];
    this.#secureContext = createSecureContext({ ca: [...getCACertificates('default'), ...extra] });
    this.#deadlineMs = options.deadlineMs ?? 30_000;
  }

  /**
   * Returns up to 10 MiB of any type.
   *
   * @throws ResumeFailure `invalid_url`, `not_https`, `private_address`, `too_large`, `not_found` (4xx; retryable for
   *   408 and 425), `rate_limited` (429) or `fetch_failed`; or the signal's reason
   */
  async download(url: string, signal?: AbortSignal): Promise<Buffer> {
    signal?.throwIfAborted();
    const deadline = AbortSignal.timeout(this.#deadlineMs);
    const stop = signal ? AbortSignal.any([signal, deadline]) : deadline;
    try {
      return await this.#follow(checkUrl(url), stop);
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw asFailure(error);
    }
  }

  async #follow(first: URL, stop: AbortSignal): Promise<Buffer> {
    let url = first;
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const agent = this.#agentFor(url);
      const request = open(url, agent, stop);
      try {
        const response = await answered(request);
        const target = redirectTarget(response, url);
        if (target === undefined) return await readBody(request, response);
        url = target;
      } finally {
        // Also ends the transfer if the body is not read.
        request.destroy();
        agent.destroy();
      }
    }
    // Too many redirects.
    throw new ResumeFailure('fetch_failed', { retryable: false });
  }

  /** A new agent for every request: a reused connection would skip the address check, which depends on the host. */
  #agentFor(url: URL): FilteringAgent {
    const allowsPrivate = this.#allowHosts.has(`${url.hostname}:${url.port || 443}`);
    return new FilteringAgent({ keepAlive: false, secureContext: this.#secureContext, allowsPrivate });
  }
}

/** Throws ResumeFailure for a link that no resume is downloaded from. */
function checkUrl(text: string, base?: URL): URL {
  const url = URL.canParse(text, base?.href) ? new URL(text, base?.href) : undefined;
  if (!url?.hostname) throw new ResumeFailure('invalid_url');
  if (url.protocol !== 'https:') throw new ResumeFailure('not_https');
  // A link with credentials is not public.
  if (url.username || url.password) throw new ResumeFailure('invalid_url');
  return url;
}

/** Why no resume is downloaded from the link, if so. Redirects and private addresses are refused later. */
export function linkFailure(text: string): ResumeFailure | undefined {
  try {
    checkUrl(text);
    return undefined;
  } catch (error) {
    return asFailure(error);
  }
}

/** Whether a resume may be downloaded from the link. Redirects and private addresses are refused later. */
export const isResumeLink = (text: string): boolean => linkFailure(text) === undefined;

function open(url: URL, agent: FilteringAgent, signal: AbortSignal): Request {
  return got.stream(url, {
    agent: { https: agent },
    signal,
    followRedirect: false,
    throwHttpErrors: false,
    retry: { limit: 0 },
    // The limit here is for received bytes; `decode` limits unpacked ones.
    decompress: false,
    headers: { 'accept-encoding': 'identity', accept: '*/*', 'user-agent': 'resume-download/1' },
  });
}

function answered(request: Request): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve);
    // Not `once`: an error after the response must not go unhandled.
    request.on('error', reject);
  });
}

function redirectTarget(response: IncomingMessage, from: URL): URL | undefined {
  const status = response.statusCode ?? 0;
  if (status >= 200 && status < 300) return undefined;
  if ([301, 302, 303, 307, 308].includes(status)) return checkUrl(response.headers.location ?? '', from);
  const pause = { retryAfterMs: retryAfterMs(response.headers['retry-after'], new Date()) };
  if (status === 429) throw new ResumeFailure('rate_limited', pause);
  if (status >= 400 && status < 500)
    throw new ResumeFailure('not_found', { ...pause, retryable: [408, 425].includes(status) });
  throw new ResumeFailure('fetch_failed', pause);
}

async function readBody(request: Request, response: IncomingMessage): Promise<Buffer> {
  if (Number(response.headers['content-length']) > maxResumeBytes) throw new ResumeFailure('too_large');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxResumeBytes) throw new ResumeFailure('too_large');
    chunks.push(chunk);
  }
  // A lost connection can look like the end.
  if (!response.complete) throw new ResumeFailure('fetch_failed');
  return decode(Buffer.concat(chunks), response.headers['content-encoding']);
}

/** Some stores always send compressed files. */
async function decode(body: Buffer, encoding = 'identity'): Promise<Buffer> {
  const name = encoding.trim().toLowerCase();
  if (name === 'identity' || name === '') return body;
  if (name !== 'gzip' && name !== 'deflate' && name !== 'br') throw new ResumeFailure('fetch_failed');
  return decoders[name](body, { maxOutputLength: maxResumeBytes });
}

function asFailure(error: unknown): ResumeFailure {
  if (error instanceof ResumeFailure) return error;
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'ERR_BUFFER_TOO_LARGE') return new ResumeFailure('too_large');
  // The agent's error has no code. If its message changed, the failure would be fetch_failed.
  if (message && /is not allowed\. Because/.test(message)) return new ResumeFailure('private_address');
  // Leave out the cause. It contains the link, whose query may have a signature.
  return new ResumeFailure('fetch_failed');
}
