import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { Forbidden, NotFound, Unauthorized, ValidationError } from '#platform/errors.ts';
import type { Actor } from '#platform/http/access.ts';
import type { Logger } from '#platform/log.ts';
import type { ApiKeyRepository, ApiKeyView, KnownKey } from './api-key.repository.ts';
import { hashKey, isWellFormed, makeKey } from './api-key.secret.ts';

// A revoked key or a changed plan is noticed within 5 s; the rest of the 5 s is for the look-up itself.
const trustedForMs = 3_000;
const maxRemembered = 10_000;

/** The key of a request, from either header. Throws Unauthorized when there is none, or two that differ. */
function keyOf(headers: IncomingHttpHeaders): string {
  const plain = headers['x-api-key'];
  const bearer =
    headers.authorization === undefined ? undefined : /^Bearer +(\S+) *$/i.exec(headers.authorization)?.[1];
  if (headers.authorization !== undefined && bearer === undefined) throw new Unauthorized();
  const key = bearer ?? plain;
  if (typeof key !== 'string' || (bearer !== undefined && plain !== undefined && plain !== bearer))
    throw new Unauthorized();
  return key;
}

/** API keys: who may create them, and which organization a request comes from. */
export class ApiKeyService {
  readonly #keys: ApiKeyRepository;
  readonly #clock: Clock;
  readonly #config: Config;
  readonly #log: Logger;
  readonly #remembered = new Map<string, KnownKey & { until: number }>();

  constructor(keys: ApiKeyRepository, clock: Clock, config: Config, log: Logger) {
    this.#keys = keys;
    this.#clock = clock;
    this.#config = config;
    this.#log = log;
  }

  /**
   * Finds the organization of a request. Throws Unauthorized (missing, malformed, unknown, expired or revoked: one
   * answer for all) or Forbidden `upgrade_required`.
   */
  async authenticate(headers: IncomingHttpHeaders): Promise<Actor> {
    const key = keyOf(headers);
    if (!isWellFormed(key)) throw new Unauthorized();
    const known = await this.#find(hashKey(key));
    if (!known || (known.expiresAt && new Date(known.expiresAt) <= this.#clock.now())) throw new Unauthorized();
    if (known.plan !== 'paid') throw new Forbidden('upgrade_required', 'API access needs a paid plan.');
    return { organizationId: known.organizationId, apiKeyId: known.id };
  }

  /** Creates a key; the whole of it is returned here and never again. Throws NotFound, Forbidden `upgrade_required`. */
  async create(input: {
    organizationId: string;
    name: string;
    expiresAt: Date | null;
    createdByUserId: string | null;
  }): Promise<{ apiKey: string; apiKeyId: string }> {
    const seats = await this.#keys.seats(input.organizationId);
    if (!seats) throw new NotFound('The organization');
    if (seats.plan !== 'paid' || seats.users < 2) {
      throw new Forbidden('upgrade_required', 'API keys need a paid plan with 2 or more users.');
    }
    if (input.expiresAt && input.expiresAt <= this.#clock.now()) {
      throw new ValidationError([{ path: 'expires_at', code: 'invalid_value', message: 'must be in the future' }]);
    }
    const apiKey = makeKey(this.#config.apiKeyPrefix);
    const apiKeyId = await this.#keys.insert({ ...input, hash: hashKey(apiKey), lastFour: apiKey.slice(-4) });
    return { apiKey, apiKeyId };
  }

  /** Newest first, without secrets. Throws NotFound. */
  async list(organizationId: string): Promise<ApiKeyView[]> {
    if (!(await this.#keys.seats(organizationId))) throw new NotFound('The organization');
    return this.#keys.list(organizationId);
  }

  /** Stops the key from working, everywhere within 5 s. Again changes nothing. Throws NotFound. */
  async revoke(id: string): Promise<{ id: string; revoked_at: string }> {
    const revokedAt = await this.#keys.revoke(id);
    if (!revokedAt) throw new NotFound('The API key');
    return { id, revoked_at: revokedAt };
  }

  async #find(hash: Buffer): Promise<KnownKey | undefined> {
    const now = performance.now();
    const name = hash.toString('base64');
    const remembered = this.#remembered.get(name);
    if (remembered && remembered.until > now) return remembered;
    this.#remembered.delete(name);
    const known = await this.#keys.findByHash(hash);
    if (!known) return undefined;
    if (this.#remembered.size >= maxRemembered) this.#remembered.clear();
    this.#remembered.set(name, { ...known, until: now + trustedForMs });
    this.#keys
      .markUsed(known.id)
      .catch((error: unknown) => this.#log.warn({ error }, 'last use of a key was not recorded'));
    return known;
  }
}
