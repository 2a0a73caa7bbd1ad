import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { createSecureContext, getCACertificates, type SecureContext } from 'node:tls';
import type { CustomFetchOptions } from 'openid-client';
import type { Config } from '#platform/config.ts';
import { FilteringAgent } from '#platform/private-host.ts';

const timeoutMs = 10_000;
/** Larger than the keys and metadata of large providers. */
const maxBytes = 512 * 1024;

/**
 * Requests to identity providers, whose addresses admins enter: by https, to public addresses unless allowed, without
 * following redirects.
 */
export class IssuerFetch {
  readonly #allowHosts: ReadonlySet<string>;
  readonly #secureContext: SecureContext;

  /** Throws if the file of certificate authorities cannot be read. */
  constructor({ oidc }: Pick<Config, 'oidc'>) {
    this.#allowHosts = new Set(oidc.allowHosts);
    const extra = oidc.caFile === undefined ? [] : [readFileSync(oidc.caFile, 'utf8')];
    this.#secureContext = createSecureContext({ ca: [...getCACertificates('default'), ...extra] });
  }

  async fetch(address: string, { method, headers, body, signal }: CustomFetchOptions): Promise<Response> {
    const url = new URL(address);
    if (url.protocol !== 'https:') throw new Error('identity providers are requested by https only');
    const sent = body instanceof URLSearchParams ? body.toString() : body;
    if (sent !== null && sent !== undefined && typeof sent !== 'string') throw new Error('unexpected body');
    // A new agent each time: a kept connection would skip the check of the address.
    const agent = new FilteringAgent({
      keepAlive: false,
      secureContext: this.#secureContext,
      allowsPrivate: this.#allowHosts.has(`${url.hostname}:${url.port || 443}`),
    });
    const deadline = AbortSignal.timeout(timeoutMs);
    const stop = signal ? AbortSignal.any([signal, deadline]) : deadline;
    try {
      return await answerOf(url, { agent, method, headers, signal: stop }, sent ?? undefined);
    } finally {
      agent.destroy();
    }
  }
}

const answerOf = (url: URL, options: Parameters<typeof request>[1], body: string | undefined): Promise<Response> =>
  new Promise((resolve, reject) => {
    const asked = request(url, options);
    asked.on('error', reject);
    asked.on('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > maxBytes) asked.destroy(new Error('the answer is too long'));
        else chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 502, headers } = response;
        const type = headers['content-type'];
        const hasBody = status >= 200 && status !== 204 && status !== 304;
        resolve(
          new Response(hasBody ? Buffer.concat(chunks) : null, {
            status: status < 200 ? 502 : status,
            headers: { ...(type && { 'content-type': type }) },
          }),
        );
      });
    });
    asked.end(body);
  });
