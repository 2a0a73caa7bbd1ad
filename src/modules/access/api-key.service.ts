import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { Conflict, Forbidden, NotFound, Unauthorized, ValidationError } from '#platform/errors.ts';
import type { Actor } from '#platform/http/access.ts';
import { newId } from '#platform/ids.ts';
import type { Logger } from '#platform/log.ts';
import { type ApiKeyRepository, type ApiKeyView, type KnownKey, type Seats, SentBefore } from './api-key.repository.ts';
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

/** Why an organization cannot have keys, in words; undefined where it can. */
export function whyNoKeys({ plan, users }: Seats): string | undefined {
  return plan === 'paid' && users >= 2 ? undefined : 'API keys need a paid plan with 2 or more users.';
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

  /**
   * Creates a key; the whole of it is returned here and never again. `id` is that of the form that asks for it: sent
   * twice it makes one key. Throws NotFound, Forbidden `upgrade_required`, and Conflict for a form that was sent before.
   */
  async create(input: {
    organizationId: string;
    name: string;
    expiresAt: Date | null;
    /** An admin; null: the operator. */
    createdByUserId: string | null;
    id?: string | undefined;
  }): Promise<{ apiKey: string; apiKeyId: string }> {
    const { id = newId(), ...key } = input;
    const { organizationId, createdByUserId } = key;
    const wrong = whyNoKeys(await this.seats(organizationId));
    if (wrong) throw new Forbidden('upgrade_required', wrong);
    if (createdByUserId !== null && !(await this.#keys.isAdmin(organizationId, createdByUserId))) {
      throw new Forbidden('validation_error', 'API keys are made by admins.');
    }
    if (key.expiresAt && key.expiresAt <= this.#clock.now()) {
      throw new ValidationError([{ path: 'expires_at', code: 'invalid_value', message: 'must be in the future' }]);
    }
    const apiKey = makeKey(this.#config.apiKeyPrefix);
    try {
      await this.#keys.insert({ ...key, id, hash: hashKey(apiKey), lastFour: apiKey.slice(-4) });
    } catch (error) {
      if (!(error instanceof SentBefore)) throw error;
      throw new Conflict('conflict', 'This key was made already, and shown then. Revoke it if you lost it.');
    }
    return { apiKey, apiKeyId: id };
  }

  /** What decides whether the organization can have keys (`whyNoKeys`). Throws NotFound. */
  async seats(organizationId: string): Promise<Seats> {
    const seats = await this.#keys.seats(organizationId);
    if (!seats) throw new NotFound('The organization');
    return seats;
  }

  /** Newest first, without secrets. Throws NotFound. */
  async list(organizationId: string): Promise<ApiKeyView[]> {
    await this.seats(organizationId);
    return this.#keys.list(organizationId);
  }

  /** Stops the key from working, everywhere within 5 s. Again changes nothing. Throws NotFound. */
  async revoke(id: string): Promise<{ id: string; revoked_at: string }> {
    const revokedAt = await this.#keys.revoke(id);
    if (!revokedAt) throw new NotFound('The API key');
    return { id, revoked_at: revokedAt };
  }

  /** As `revoke`, for who may revoke those of one organization alone. */
  async revokeOwn(organizationId: string, id: string): Promise<void> {
    if (!(await this.#keys.revokeOwn(organizationId, id))) throw new NotFound('The API key');
  }

  /** Lets a user leave who has made keys that are revoked by now. */
  async forgetMaker(organizationId: string, userId: string): Promise<void> {
    await this.#keys.forgetMaker(organizationId, userId);
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
