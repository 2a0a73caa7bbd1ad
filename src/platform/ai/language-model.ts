import { setMaxListeners } from 'node:events';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { AiSettings, Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { NoAnswer } from './no-answer.ts';
import { type Answer, OpenAiProvider } from './openai.provider.ts';
import { type DataText, promptOf, visible } from './prompt.ts';
import type { TokenBudget } from './token-budget.ts';

type Asked = {
  organizationId: string;
  /** What it is for, in the log: `jobs.enrich`. */
  purpose: string;
  /** Ends the request; the call then throws the signal's reason. */
  signal: AbortSignal;
};

type Extraction<T> = Asked & {
  /** Our own words, the same each time. Never a part of what is in `data`. */
  instructions: string;
  /** What others wrote. Together at most 40,000 characters are sent, those given first before the rest. */
  data: readonly DataText[];
  /**
   * What the answer must be: an object, defined once (what a schema costs is remembered by it). Bound its texts and
   * lists, and prefer `nullable` to `optional`, which some endpoints do not take.
   */
  schema: z.ZodType<T>;
};

/** The longest answer, in tokens: some three pages. */
const maxAnswerTokens = 4_000;
/** Of a text for an embedding: within 8,191 tokens, which is what the usual models take, in most languages. */
const maxEmbeddingCharacters = 8_000;
const textsPerRequest = 32;

/** Three bytes a token is more than English takes, and about what other scripts do. */
const estimate = (...texts: string[]): number => Math.ceil(texts.reduce((sum, s) => sum + Buffer.byteLength(s), 0) / 3);

/**
 * An optional language model, to turn texts into facts that our own rules judge. Every method gives undefined where the
 * caller shall do without: none is configured, the organization's budget for the day is spent, it failed (or has just
 * failed three times in a row), took too long, refused, or gave twice what does not fit. Each of these is logged, by its
 * reason alone.
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

  /** Whether one is configured. */
  get available(): boolean {
    return this.#provider !== undefined;
  }

  /** The configured model's name, to be kept with what came from it. */
  get model(): string | undefined {
    return this.#settings?.model;
  }

  /** The name of the model for embeddings; undefined where there are none. Only vectors of one model can be compared. */
  get embeddingModel(): string | undefined {
    return this.#settings?.embeddingModel;
  }

  /**
   * What the schema asks for, read from the data, or undefined (see the class). Texts come without NUL and lone
   * surrogates. Must not be called in a transaction. Throws nothing but the signal's reason.
   */
  async extract<T>(extraction: Extraction<T>): Promise<T | undefined> {
    const provider = this.#provider;
    if (!provider) return undefined;
    const { instructions, data, schema } = extraction;
    return this.#attempt(extraction, async (limits) => {
      const prompt = promptOf(instructions, data);
      for (const isAgain of [false, true]) {
        // At temperature 0 the same question would be answered alike.
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

  /**
   * A vector for each text (of which the first 8,000 characters count), or undefined for all of them (see the class;
   * also when there is no model for embeddings, or one of the texts is blank). Else as `extract`.
   */
  async embed({ texts, ...asked }: Asked & { texts: readonly string[] }): Promise<Float32Array[] | undefined> {
    const provider = this.#provider;
    if (!provider || !this.embeddingModel) return undefined;
    return this.#attempt(asked, async (limits) => {
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

  /** Runs `work` within the time that an answer may take, and logs how it ended. */
  async #attempt<T>({ organizationId, purpose, signal }: Asked, work: (limits: Limits) => Promise<T>) {
    signal.throwIfAborted();
    const since = performance.now();
    const timeout = AbortSignal.timeout(Math.ceil((this.#settings?.timeoutSeconds ?? 0) * 1000));
    const both = AbortSignal.any([signal, timeout]);
    // The SDK listens once for each try, and says so past ten.
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

  /** Runs `call` if the organization's budget allows about `tokens`, and counts what it has cost. */
  async #paid<T>(
    organizationId: string,
    tokens: number,
    call: () => Promise<Answer<T>>,
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
      // The answer is paid for: it counts although its cost could not be written, of which the estimate stays then.
      if (cost !== undefined) {
        await this.#budget.settle(reserved, cost).catch((error: unknown) => {
          this.#log.error({ error }, 'the cost of an answer is not counted');
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
      // Strict endpoints insist on it; what is there all the same is dropped by our own check.
      override: ({ jsonSchema }) => {
        if (jsonSchema.properties) jsonSchema.additionalProperties ??= false;
      },
    });
    delete made['$schema'];
    this.#schemas.set(schema, made);
    return made;
  }
}

/** What work within an attempt needs: `paid` runs a call that costs about `tokens`, and gives its value. */
type Limits = {
  signal: AbortSignal;
  paid<T>(tokens: number, call: () => Promise<Answer<T>>): Promise<T>;
};

/** What PostgreSQL cannot store does not come in. */
const storable = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;

/** The JSON object in an answer; some models put words or a fence around it. Undefined where there is none. */
function objectIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1), storable);
  } catch {
    return undefined;
  }
}
