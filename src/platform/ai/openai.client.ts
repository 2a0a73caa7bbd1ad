import type * as sdkTypes from 'openai';
import type { OpenAI } from 'openai';
import { NoAnswer } from './no-answer.ts';

export type Sdk = typeof sdkTypes;

type Endpoint = {
  baseUrl: string;
  /** Undefined for a server that needs none. */
  apiKey: string | undefined;
  timeoutSeconds: number;
};

/** The time limit includes retries. */
const maxRetries = 3;
/** Larger than an answer with vectors of a thousand texts. */
const maxAnswerBytes = 64 * 1024 * 1024;

/** The SDK for an OpenAI-compatible endpoint. It is loaded on first use, because loading takes a tenth of a second. */
export class OpenAiClient {
  readonly #endpoint: Endpoint;
  #loading: Promise<{ sdk: Sdk; client: OpenAI }> | undefined;

  constructor(endpoint: Endpoint) {
    this.#endpoint = endpoint;
  }

  load(): Promise<{ sdk: Sdk; client: OpenAI }> {
    this.#loading ??= import('openai').then((sdk) => ({ sdk, client: this.#connect(sdk) }));
    return this.#loading;
  }

  #connect({ OpenAI }: Sdk): OpenAI {
    const { baseUrl, apiKey, timeoutSeconds } = this.#endpoint;
    return new OpenAI({
      baseURL: baseUrl,
      // The SDK requires a key, and would read missing options from its own environment variables.
      apiKey: apiKey ?? 'none',
      defaultHeaders: apiKey ? {} : { Authorization: null },
      adminAPIKey: null,
      organization: null,
      project: null,
      webhookSecret: null,
      logLevel: 'off',
      maxRetries,
      timeout: Math.ceil(timeoutSeconds * 1000),
      // A redirect would send personal data to another host.
      fetchOptions: { redirect: 'manual' },
      fetch: async (url, init) => bounded(endingLongWaits(await fetch(url, init), timeoutSeconds)),
    });
  }
}

/** Stops the SDK from retrying later than the time limit. */
function endingLongWaits(response: Response, seconds: number): Response {
  const wait = response.headers.get('retry-after');
  if (response.ok || !wait) return response;
  const until = Number.isFinite(Number(wait)) ? Number(wait) : (Date.parse(wait) - Date.now()) / 1000;
  if (!(until > seconds)) return response;
  const headers = new Headers(response.headers);
  headers.set('x-should-retry', 'false');
  return new Response(response.body, { status: response.status, headers });
}

/** Aborts an answer of more than 64 MiB, which the SDK would hold in memory. */
function bounded(response: Response): Response {
  const { status, statusText, headers } = response;
  let left = maxAnswerBytes;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.length;
      if (left < 0) controller.error(new Error('the answer is too large'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body && response.body.pipeThrough(limit), { status, statusText, headers });
}

/** Keeps only the reason, because the SDK's messages quote the endpoint. */
export function failureOf(error: unknown, sdk: Sdk): NoAnswer {
  if (error instanceof NoAnswer) return error;
  if (error instanceof sdk.APIConnectionTimeoutError) return new NoAnswer('timed_out', { tokens: undefined });
  if (error instanceof sdk.APIConnectionError) return new NoAnswer('unreachable', { tokens: 0 });
  if (error instanceof sdk.APIError && error.status !== undefined) {
    const code = /^[a-z_0-9]{1,40}$/.test(error.code ?? '') ? (error.code ?? undefined) : undefined;
    return new NoAnswer(error.status === 429 ? 'rate_limited' : 'http_error', {
      tokens: 0,
      status: error.status,
      code,
    });
  }
  // The answer is incomplete, or the signal aborted.
  return new NoAnswer('unreadable', { tokens: undefined });
}
