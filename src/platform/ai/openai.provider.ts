import type * as sdkTypes from 'openai';
import type { OpenAI } from 'openai';
import { z } from 'zod';
import type { AiSettings } from '../config.ts';
import { NoAnswer } from './no-answer.ts';

type Sdk = typeof sdkTypes;
type Body = OpenAI.ChatCompletionCreateParamsNonStreaming;

/** What a model is asked. `schema` is a JSON Schema with an object at its root, the same object each time. */
export type Question = {
  system: string;
  user: string;
  schema: Record<string, unknown>;
  /** Whether the schema is shown in the message too. */
  showSchema: boolean;
  /** The longest answer. */
  maxTokens: number;
};

/** `tokens` is what it has cost; undefined where the endpoint does not say. */
export type Answer<T> = { value: T; tokens: number | undefined };

// Endpoints differ, and what comes is read as anybody's.
const Usage = z
  .object({ total_tokens: z.int().min(0).max(100_000_000) })
  .nullish()
  .catch(undefined);
const Completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: Usage,
});
const Embeddings = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()).min(1) })),
  usage: Usage,
});

/** Repetitions of a request that the endpoint could not serve; the time for the whole answer bounds them too. */
const maxRetries = 3;

/** A language model behind an OpenAI-compatible endpoint. The one file that knows the SDK, and loads it when first asked. */
export class OpenAiProvider {
  readonly #settings: AiSettings;
  #loading: Promise<{ sdk: Sdk; client: OpenAI }> | undefined;
  // What this endpoint or model has turned out not to take.
  readonly #refusedSchemas = new WeakSet<object>();
  #takesTemperature = true;
  #takesMaxTokens = true;

  constructor(settings: AiSettings) {
    this.#settings = settings;
  }

  /** The model's answer: a text that should be JSON. Throws NoAnswer, after an abort by the signal too. */
  async complete(question: Question, signal: AbortSignal): Promise<Answer<string>> {
    const { sdk, client } = await this.#load();
    for (;;) {
      const body = this.#bodyOf(question);
      try {
        return textOf(await client.chat.completions.create(body, { signal }));
      } catch (error) {
        if (!this.#learnFrom(error, body, question.schema, sdk)) throw failureOf(error, sdk);
      }
    }
  }

  /** A vector for each text. Throws as `complete` does. */
  async embed(texts: string[], signal: AbortSignal): Promise<Answer<Float32Array[]>> {
    const { sdk, client } = await this.#load();
    const model = this.#settings.embeddingModel ?? this.#settings.model;
    try {
      // Many servers do not know base64, which the SDK would ask for.
      const reply = await client.embeddings.create({ model, input: texts, encoding_format: 'float' }, { signal });
      return vectorsOf(reply, texts.length);
    } catch (error) {
      throw failureOf(error, sdk);
    }
  }

  #bodyOf({ system, user, schema, showSchema, maxTokens }: Question): Body {
    const isRefused = this.#refusedSchemas.has(schema);
    const shown = showSchema || isRefused ? `\nIt must fit this JSON Schema:\n${JSON.stringify(schema)}` : '';
    return {
      model: this.#settings.model,
      messages: [
        { role: 'system', content: system + shown },
        { role: 'user', content: user },
      ],
      response_format: isRefused
        ? { type: 'json_object' }
        : { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
      ...(this.#takesMaxTokens ? { max_tokens: maxTokens } : { max_completion_tokens: maxTokens }),
      ...(this.#takesTemperature && { temperature: 0 }),
    };
  }

  /**
   * Whether the request may be sent again without what the endpoint did not take. Reasoning models refuse a temperature
   * and know max_tokens by another name; simpler servers know no schemas.
   */
  #learnFrom(error: unknown, body: Body, schema: object, sdk: Sdk): boolean {
    if (!(error instanceof sdk.APIError) || (error.status !== 400 && error.status !== 422)) return false;
    const named = error.param ?? '';
    if (named === 'temperature' && 'temperature' in body) this.#takesTemperature = false;
    else if (named === 'max_tokens' && 'max_tokens' in body) this.#takesMaxTokens = false;
    else if (body.response_format?.type === 'json_schema') this.#refusedSchemas.add(schema);
    else return false;
    return true;
  }

  #load(): Promise<{ sdk: Sdk; client: OpenAI }> {
    this.#loading ??= import('openai').then((sdk) => ({ sdk, client: this.#connect(sdk) }));
    return this.#loading;
  }

  #connect({ OpenAI }: Sdk): OpenAI {
    const { baseUrl, apiKey, timeoutSeconds } = this.#settings;
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
      // A redirection would carry resumes to where nobody has sent them.
      fetchOptions: { redirect: 'manual' },
      fetch: async (url, init) => endingLongWaits(await fetch(url, init), timeoutSeconds),
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

function textOf(reply: unknown): Answer<string> {
  const parsed = Completion.safeParse(reply);
  const choice = parsed.data?.choices[0];
  if (!choice) throw new NoAnswer('unreadable', { tokens: undefined });
  const tokens = parsed.data?.usage?.total_tokens;
  if (choice.message.refusal || choice.finish_reason === 'content_filter') throw new NoAnswer('refused', { tokens });
  if (choice.finish_reason === 'length') throw new NoAnswer('cut_off', { tokens });
  return { value: choice.message.content ?? '', tokens };
}

function vectorsOf(reply: unknown, count: number): Answer<Float32Array[]> {
  const parsed = Embeddings.safeParse(reply);
  const tokens = parsed.data?.usage?.total_tokens;
  const inOrder = (parsed.data?.data ?? []).toSorted((a, b) => a.index - b.index);
  const length = inOrder[0]?.embedding.length;
  const fits = inOrder.every(({ index, embedding }, n) => index === n && embedding.length === length);
  if (!fits || inOrder.length !== count) throw new NoAnswer('unreadable', { tokens });
  return { value: inOrder.map(({ embedding }) => Float32Array.from(embedding)), tokens };
}

/** The SDK's failures by their reason alone: their messages quote what the endpoint said. */
function failureOf(error: unknown, sdk: Sdk): NoAnswer {
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
