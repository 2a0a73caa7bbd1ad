import type * as sdkTypes from 'openai';
import type { OpenAI } from 'openai';
import { NoAnswer } from './no-answer.ts';

export type Sdk = typeof sdkTypes;

type Endpoint = {
  /** Without a slash at the end. */
  baseUrl: string;
  /** Undefined for a server that wants none. */
  apiKey: string | undefined;
  /** How long an answer may take. */
  timeoutSeconds: number;
};

/** Repetitions of a request that the endpoint could not serve; the time for the whole answer bounds them too. */
const maxRetries = 3;
/** Vectors of a thousand texts are less. */
const maxAnswerBytes = 64 * 1024 * 1024;

/** The SDK, pointed at an OpenAI-compatible endpoint. Loaded when first asked for: that takes a tenth of a second. */
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
      // It insists on a key, and looks for what is not said here in variables of its own.
      apiKey: apiKey ?? 'none',
      defaultHeaders: apiKey ? {} : { Authorization: null },
      adminAPIKey: null,
      organization: null,
      project: null,
      webhookSecret: null,
      logLevel: 'off',
      maxRetries,
      timeout: Math.ceil(timeoutSeconds * 1000),
      // A redirection would carry what is sent, of people, to where nobody has sent it.
      fetchOptions: { redirect: 'manual' },
      fetch: async (url, init) => bounded(endingLongWaits(await fetch(url, init), timeoutSeconds)),
    });
  }
}

/** Tells the SDK not to try again where the endpoint wants it to wait longer than the answer is waited for. */
function endingLongWaits(response: Response, seconds: number): Response {
  const wait = response.headers.get('retry-after');
  if (response.ok || !wait) return response;
  const until = Number.isFinite(Number(wait)) ? Number(wait) : (Date.parse(wait) - Date.now()) / 1000;
  if (!(until > seconds)) return response;
  const headers = new Headers(response.headers);
  headers.set('x-should-retry', 'false');
  return new Response(response.body, { status: response.status, headers });
}

/** An answer that goes on for ever ends with an error: the SDK would hold all of it. */
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

/** The SDK's failures by their reason alone: their messages quote what the endpoint said. */
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
  // An answer that is no JSON, or ends in the middle; or the signal's abort.
  return new NoAnswer('unreadable', { tokens: undefined });
}
