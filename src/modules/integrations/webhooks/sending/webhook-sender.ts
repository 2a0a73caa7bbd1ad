import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createSecureContext, getCACertificates, type SecureContext } from 'node:tls';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { retryAfterMs } from '#platform/http/headers/retry-after.ts';
import { FilteringAgent } from '#platform/private-host.ts';
import type { DeliveryError } from '../deliveries/delivery.schemas.ts';
import { signatureOf } from '../endpoint-secret.ts';
import { hostOf } from '../endpoint-url.ts';

export const attemptTimeoutMs = 15_000;
const keptBytes = 2048;
/** A longer answer costs its connection. */
const drainedBytes = 64 * 1024;
/** Node's servers close after five seconds. A webhook must not meet that. */
const idleMs = 4_000;

export type OutgoingWebhook = {
  url: string;
  /** Public id of the event. */
  eventId: string;
  body: string;
  /** Each secret, as bytes, adds a signature. */
  secrets: readonly Buffer[];
};

export type AttemptOutcome = {
  succeeded: boolean;
  status: number | null;
  error: DeliveryError | null;
  response: string | null;
  retryAfterMs: number | undefined;
  endedAt: Date;
  durationMs: number;
};

/** Reading all authorities takes a tenth of a second of computing. */
let publicAuthorities: SecureContext | undefined;

function trusting(caFile: string | undefined): SecureContext {
  const authorities = getCACertificates('default');
  if (caFile !== undefined) return createSecureContext({ ca: [...authorities, readFileSync(caFile, 'utf8')] });
  publicAuthorities ??= createSecureContext({ ca: authorities });
  return publicAuthorities;
}

/** Sends webhooks: by https, to public addresses unless allowed, without following redirects. */
export class WebhookSender {
  readonly #clock: Clock;
  readonly #allowHosts: ReadonlySet<string>;
  readonly #filtering: FilteringAgent;
  readonly #allowing: FilteringAgent;

  /** Throws if the file of certificate authorities cannot be read. */
  constructor({ webhooks }: Pick<Config, 'webhooks'>, clock: Clock) {
    this.#clock = clock;
    this.#allowHosts = new Set(webhooks.allowHosts);
    const options = {
      keepAlive: true,
      timeout: idleMs,
      secureContext: trusting(webhooks.caFile),
    };
    // A kept connection is used again only for the host and by the agent that has checked its address.
    this.#filtering = new FilteringAgent({ ...options, allowsPrivate: false });
    this.#allowing = new FilteringAgent({ ...options, allowsPrivate: true });
  }

  /** Never throws. Ends within 15 seconds. */
  async send(webhook: OutgoingWebhook): Promise<AttemptOutcome> {
    const started = performance.now();
    const answer = await this.#post(webhook);
    const endedAt = this.#clock.now();
    const { status = null, response = null, error = errorOfStatus(answer.status) } = answer;
    return {
      succeeded: error === null,
      status,
      error,
      response,
      retryAfterMs: retryAfterMs(answer.retryAfter, endedAt),
      endedAt,
      durationMs: Math.round(performance.now() - started),
    };
  }

  #post(webhook: OutgoingWebhook): Promise<Answer> {
    return new Promise((resolve) => {
      const url = new URL(webhook.url);
      const request = httpsRequest(url, {
        method: 'POST',
        agent: this.#allowHosts.has(hostOf(url)) ? this.#allowing : this.#filtering,
        headers: this.#headers(webhook),
      });
      let response: IncomingMessage | undefined;
      const kept: Buffer[] = [];
      let size = 0;
      // The status decides, whatever becomes of the rest of the answer.
      const end = (failure: DeliveryError) => {
        clearTimeout(timer);
        resolve(response ? answerOf(response, kept) : { error: failure });
      };
      const timer = setTimeout(() => {
        end('timeout');
        request.destroy();
      }, attemptTimeoutMs);
      request.on('error', (error) => end(errorOf(error)));
      request.on('response', (received) => {
        response = received;
        received.on('data', (chunk: Buffer) => {
          if (size < keptBytes) kept.push(chunk);
          size += chunk.length;
          if (size <= drainedBytes) return;
          end('connection');
          request.destroy();
        });
        received.on('error', () => {});
        received.on('close', () => end('connection'));
      });
      request.end(webhook.body);
    });
  }

  /** The headers of Standard Webhooks 1.0. */
  #headers({ eventId, body, secrets }: OutgoingWebhook): Record<string, string | number> {
    const timestamp = Math.floor(this.#clock.now().getTime() / 1000);
    return {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'accept-encoding': 'identity',
      'user-agent': 'recruitment-webhooks/1',
      'webhook-id': eventId,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatureOf(secrets, eventId, timestamp, body),
    };
  }

  /** Ends all connections. */
  close(): void {
    this.#filtering.destroy();
    this.#allowing.destroy();
  }
}

type Answer = { status?: number; response?: string; retryAfter?: string | undefined; error?: DeliveryError };

const answerOf = ({ statusCode = 0, headers }: IncomingMessage, kept: readonly Buffer[]): Answer => ({
  status: statusCode,
  // A character that is cut off is left out. PostgreSQL stores no NUL.
  response: new TextDecoder()
    .decode(Buffer.concat(kept).subarray(0, keptBytes), { stream: true })
    .replaceAll('\0', '\uFFFD'),
  retryAfter: headers['retry-after'],
});

function errorOfStatus(status = 0): DeliveryError | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'http_status';
}

const tlsCodes =
  /^(ERR_TLS|ERR_SSL|CERT_|CRL_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|INVALID_|PATH_LENGTH|EPROTO$)/;

function errorOf({ code = '', message }: NodeJS.ErrnoException): DeliveryError {
  // The agent's error has no code.
  if (/is not allowed\. Because/.test(message)) return 'private_address';
  return tlsCodes.test(code) ? 'tls' : 'connection';
}
