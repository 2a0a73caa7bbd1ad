import { setMaxListeners } from 'node:events';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { AiSettings, Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { NoAnswer } from './no-answer.ts';
import { type ModelAnswer, OpenAiProvider } from './openai-provider.ts';
import { type DataText, promptOf, visible } from './prompt.ts';
import type { TokenBudget } from './token-budget.ts';

type ModelRequest = {
  organizationId: string;
  /** For the log. */
  purpose: string;
  signal: AbortSignal;
};

type Extraction<T> = ModelRequest & {
  /** Constant, never a part of `data`. */
  instructions: string;
  /** Untrusted texts. Everything after the first 40,000 characters is cut. */
  data: readonly DataText[];
  /** Bound its texts and lists. Prefer `nullable` to `optional`, which some endpoints do not support. */
  schema: z.ZodType<T>;
};

const maxAnswerTokens = 4_000;
/** In most languages within 8,191 tokens, the usual limit. */
const maxEmbeddingCharacters = 8_000;
const textsPerRequest = 32;

/** Text has about three bytes per token, English more. */
const estimate = (...texts: string[]): number => Math.ceil(texts.reduce((sum, s) => sum + Buffer.byteLength(s), 0) / 3);

/**
 * Optional. Methods return undefined where the caller must do without: not configured, budget spent, failed, circuit
 * open, timed out, refused, or twice an invalid answer. The reason is logged.
 */
export class LanguageModel {
  readonly #settings: AiSettings | undefined;
  readonly #provider: OpenAiProvider | undefined;
  readonly #budget: TokenBudget;
  readonly #breaker: CircuitBreaker;
  readonly #log: Logger;
  readonly #schemas = new WeakMap<z.ZodType, Record<string, unknown>>();

  constructor({ ai }: Pick<Config, 'ai'>, budget: TokenBudget, clock: Clock, log: Logger) {
    this.#settings = ai;
    this.#provider = ai && new OpenAiProvider(ai);
    this.#budget = budget;
    this.#breaker = new CircuitBreaker(clock);
    this.#log = log;
  }

  get available(): boolean {
    return this.#provider !== undefined;
  }

  get model(): string | undefined {
    return this.#settings?.model;
  }

  /** Only vectors of one model are comparable. */
  get embeddingModel(): string | undefined {
    return this.#settings?.embeddingModel;
  }

  /** Without NUL and lone surrogates. Must not be called in a transaction. Throws the signal's reason only. */
  async extract<T>(extraction: Extraction<T>): Promise<T | undefined> {
    const provider = this.#provider;
    if (!provider) return undefined;
    const { instructions, data, schema } = extraction;
    return this.#attempt(extraction, async (limits) => {
      const prompt = promptOf(instructions, data);
      for (const isAgain of [false, true]) {
        // At temperature 0 the same question would get the same answer.
        const system = isAgain ? `${prompt.system}\nAn earlier answer was not such an object.` : prompt.system;
        const question = {
          system,
          user: prompt.user,
          schema: this.#jsonSchemaOf(schema),
          showSchema: isAgain,
          maxTokens: maxAnswerTokens,
        };
        const cost = estimate(system, prompt.user, JSON.stringify(question.schema)) + maxAnswerTokens;
        const text = await limits.paid(cost, () => provider.complete(question, limits.signal));
        const parsed = schema.safeParse(objectIn(text));
        if (parsed.success) return parsed.data;
      }
      throw new NoAnswer('wrong_schema', { tokens: undefined });
    });
  }

  /** Of the first 8,000 characters of each. Undefined also where one text is blank. Otherwise as `extract`. */
  async embed({ texts, ...request }: ModelRequest & { texts: readonly string[] }): Promise<Float32Array[] | undefined> {
    const provider = this.#provider;
    if (!provider || !this.embeddingModel) return undefined;
    return this.#attempt(request, async (limits) => {
      const all = texts.map((text) => visible(text, maxEmbeddingCharacters).trim());
      if (all.includes('')) throw new NoAnswer('blank_text', { tokens: 0 });
      const vectors: Float32Array[] = [];
      for (let from = 0; from < all.length; from += textsPerRequest) {
        const some = all.slice(from, from + textsPerRequest);
        vectors.push(...(await limits.paid(estimate(...some), () => provider.embed(some, limits.signal))));
      }
      return vectors;
    });
  }

  async #attempt<T>({ organizationId, purpose, signal }: ModelRequest, work: (limits: Limits) => Promise<T>) {
    signal.throwIfAborted();
    const since = performance.now();
    const timeout = AbortSignal.timeout(Math.ceil((this.#settings?.timeoutSeconds ?? 0) * 1000));
    const both = AbortSignal.any([signal, timeout]);
    // The SDK adds a listener for each attempt.
    setMaxListeners(50, both);
    let spent = 0;
    const paid: Limits['paid'] = (tokens, call) =>
      this.#paid(organizationId, tokens, call, (cost) => {
        spent += cost;
      });
    const facts = () => ({
      organization_id: organizationId,
      purpose,
      ms: Math.round(performance.now() - since),
      spent,
    });
    try {
      this.#breaker.check();
      const value = await work({ signal: both, paid });
      this.#breaker.succeeded();
      this.#log.info(facts(), 'language model answered');
      return value;
    } catch (error) {
      signal.throwIfAborted();
      const failure = timeout.aborted ? new NoAnswer('timed_out', { tokens: undefined }) : error;
      if (failure instanceof NoAnswer) {
        this.#breaker.failed(failure);
        const { reason, status, code } = failure;
        this.#log.warn({ ...facts(), reason, status, code }, 'doing without the language model');
      } else this.#log.error({ ...facts(), error }, 'doing without the language model');
      return undefined;
    }
  }

  /** Runs `call` if the budget has about `tokens` left, and records its cost. */
  async #paid<T>(
    organizationId: string,
    tokens: number,
    call: () => Promise<ModelAnswer<T>>,
    onCost: (tokens: number) => void,
  ): Promise<T> {
    const reserved = await this.#budget.reserve(organizationId, tokens, this.#settings?.dailyTokens ?? 0);
    if (!reserved) throw new NoAnswer('budget_spent', { tokens: 0 });
    let cost: number | undefined;
    try {
      const answer = await call();
      cost = answer.tokens;
      return answer.value;
    } catch (error) {
      if (error instanceof NoAnswer) cost = error.tokens;
      throw error;
    } finally {
      onCost(cost ?? tokens);
      // The answer is valid even if its cost cannot be recorded.
      if (cost !== undefined) {
        await this.#budget.recordCost(reserved, cost).catch((error: unknown) => {
          this.#log.error({ error }, 'the cost of an answer could not be recorded');
        });
      }
    }
  }

  #jsonSchemaOf(schema: z.ZodType): Record<string, unknown> {
    const known = this.#schemas.get(schema);
    if (known) return known;
    const made: Record<string, unknown> = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      // Strict endpoints require it.
      override: ({ jsonSchema }) => {
        if (jsonSchema.properties) jsonSchema.additionalProperties ??= false;
      },
    });
    delete made['$schema'];
    this.#schemas.set(schema, made);
    return made;
  }
}

/** `paid` runs a call that costs about `tokens`. */
type Limits = {
  signal: AbortSignal;
  paid<T>(tokens: number, call: () => Promise<ModelAnswer<T>>): Promise<T>;
};

/** PostgreSQL cannot store other characters. */
const storable = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;

/** Some models wrap their JSON in words or a code fence. */
function objectIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1), storable);
  } catch {
    return undefined;
  }
}
