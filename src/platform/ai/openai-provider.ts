import type { OpenAI } from 'openai';
import { z } from 'zod';
import type { AiSettings } from '../config.ts';
import { NoAnswer } from './no-answer.ts';
import { failureOf, OpenAiClient, type Sdk } from './openai.client.ts';

type Body = OpenAI.ChatCompletionCreateParamsNonStreaming;

/** Pass the same `schema` instance each time: it identifies schemas that the endpoint rejected. */
export type ModelQuestion = {
  system: string;
  user: string;
  schema: Record<string, unknown>;
  /** Also shows the schema in the message. */
  showSchema: boolean;
  maxTokens: number;
};

/** `tokens` is undefined where the endpoint does not report the cost. */
export type ModelAnswer<T> = { value: T; tokens: number | undefined };

// Answers are untrusted.
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

export class OpenAiProvider {
  readonly #settings: AiSettings;
  readonly #endpoint: OpenAiClient;
  // Features that the endpoint has rejected.
  readonly #refusedSchemas = new WeakSet<object>();
  #takesTemperature = true;
  #takesMaxTokens = true;

  constructor(settings: AiSettings) {
    this.#settings = settings;
    this.#endpoint = new OpenAiClient(settings);
  }

  /** Returns a text that should be JSON. Throws NoAnswer, also if the signal aborts. */
  async complete(question: ModelQuestion, signal: AbortSignal): Promise<ModelAnswer<string>> {
    const { sdk, client } = await this.#endpoint.load();
    for (;;) {
      const body = this.#bodyOf(question);
      try {
        return textOf(await client.chat.completions.create(body, { signal }));
      } catch (error) {
        if (!this.#learnFrom(error, body, question.schema, sdk)) throw failureOf(error, sdk);
      }
    }
  }

  /** Throws NoAnswer, like `complete`. */
  async embed(texts: string[], signal: AbortSignal): Promise<ModelAnswer<Float32Array[]>> {
    const { sdk, client } = await this.#endpoint.load();
    const model = this.#settings.embeddingModel ?? this.#settings.model;
    try {
      // Many servers do not support base64, the SDK's default.
      const reply = await client.embeddings.create({ model, input: texts, encoding_format: 'float' }, { signal });
      return vectorsOf(reply, texts.length);
    } catch (error) {
      throw failureOf(error, sdk);
    }
  }

  #bodyOf({ system, user, schema, showSchema, maxTokens }: ModelQuestion): Body {
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

  /** Whether to repeat the request without a feature that the endpoint rejected. */
  #learnFrom(error: unknown, body: Body, schema: object, sdk: Sdk): boolean {
    if (!(error instanceof sdk.APIError) || (error.status !== 400 && error.status !== 422)) return false;
    const named = error.param ?? '';
    if (named === 'temperature' && 'temperature' in body) this.#takesTemperature = false;
    else if (named === 'max_tokens' && 'max_tokens' in body) this.#takesMaxTokens = false;
    else if (body.response_format?.type === 'json_schema') this.#refusedSchemas.add(schema);
    else return false;
    return true;
  }
}

function textOf(reply: unknown): ModelAnswer<string> {
  const parsed = Completion.safeParse(reply);
  const choice = parsed.data?.choices[0];
  if (!choice) throw new NoAnswer('unreadable', { tokens: undefined });
  const tokens = parsed.data?.usage?.total_tokens;
  if (choice.message.refusal || choice.finish_reason === 'content_filter') throw new NoAnswer('refused', { tokens });
  if (choice.finish_reason === 'length') throw new NoAnswer('cut_off', { tokens });
  return { value: choice.message.content ?? '', tokens };
}

function vectorsOf(reply: unknown, count: number): ModelAnswer<Float32Array[]> {
  const parsed = Embeddings.safeParse(reply);
  const tokens = parsed.data?.usage?.total_tokens;
  const inOrder = (parsed.data?.data ?? []).toSorted((a, b) => a.index - b.index);
  const length = inOrder[0]?.embedding.length;
  const fits = inOrder.every(({ index, embedding }, n) => index === n && embedding.length === length);
  if (!fits || inOrder.length !== count) throw new NoAnswer('unreadable', { tokens });
  return { value: inOrder.map(({ embedding }) => Float32Array.from(embedding)), tokens };
}
