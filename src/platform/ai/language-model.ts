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
  /** Name of the call in the log. */
  purpose: string;
  signal: AbortSignal;
};

type Extraction<T> = ModelRequest & {
  /** Constant. Untrusted text belongs in `data`. */
  instructions: string;
  /** Untrusted texts. Only the first 40,000 characters of all texts are sent. */
  data: readonly DataText[];
  /** Bound its texts and lists. Prefer `nullable` to `optional`, which some endpoints do not support. */
  schema: z.ZodType<T>;
};

const maxAnswerTokens = 4_000;
/** Below 8,191 tokens, the usual limit, in most languages. */
const maxEmbeddingCharacters = 8_000;
const textsPerRequest = 32;

/** Estimates tokens at three bytes each. English has more bytes per token. */
const estimate = (...texts: string[]): number => Math.ceil(texts.reduce((sum, s) => sum + Buffer.byteLength(s), 0) / 3);

/**
 * The language model, which is optional. Methods return undefined if it is not configured, the budget is spent, the
 * circuit is open, or the call failed, timed out or was refused. They also do so after two invalid answers. The reason
 * is logged.
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

  /** Vectors are comparable only if the same model made them. */
  get embeddingModel(): string | undefined {
    return this.#settings?.embeddingModel;
  }

  /**
   * Texts in the result have no NUL and no lone surrogates. Must not be called in a transaction. Throws only the
   * signal's reason.
   */
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

  /** Embeds the first 8,000 characters of each text. Undefined also if a text is blank. Otherwise like `extract`. */
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
      // Strict endpoints require `additionalProperties: false`.
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

/** PostgreSQL cannot store NUL or lone surrogates. */
const storable = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;

/** Parses the JSON of an answer. Some models wrap it in prose or a code fence. */
function objectIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1), storable);
  } catch {
    return undefined;
  }
}
