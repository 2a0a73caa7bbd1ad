import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { Conflict, Forbidden, NotFound, Unauthorized, ValidationError } from '#platform/errors.ts';
import type { Actor } from '#platform/http/api/access.ts';
import { contactScope, presetOf, type Scope, scopes } from '#platform/http/api/scope.ts';
import { newId } from '#platform/ids.ts';
import type { Logger } from '#platform/log.ts';
import {
  ApiKeyExists,
  type ApiKeyRecord,
  type ApiKeyRepository,
  type ApiKeyView,
  type PlanUsage,
} from './api-key.repository.ts';
import { hashKey, isWellFormed, makeKey } from './api-key-secret.ts';

// A revoked key or a changed plan takes effect within 5 s, including the lookup.
const cacheMs = 3_000;
const maxCached = 10_000;

/** From either header. Throws Unauthorized without a key, or if the headers differ. */
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

/** A key with all scopes gets those of later releases, too. */
const storedScopes = (granted: readonly Scope[]): readonly Scope[] | null =>
  presetOf(granted) === 'full' ? null : granted;

function actorOf({ id, organizationId, scopes: stored }: ApiKeyRecord): Actor {
  const granted = new Set(stored === null ? scopes : scopes.filter((scope) => stored.includes(scope)));
  return { organizationId, apiKeyId: id, scopes: granted, seesContact: granted.has(contactScope) };
}

type KnownKey = Pick<ApiKeyRecord, 'plan' | 'expiresAt'> & { actor: Actor };

/** Why the organization can't have API keys. Undefined if it can. */
export function apiKeyRestriction({ plan, users }: PlanUsage): string | undefined {
  return plan === 'paid' && users >= 2 ? undefined : 'API keys require a paid plan with at least 2 users.';
}

export class ApiKeyService {
  readonly #keys: ApiKeyRepository;
  readonly #clock: Clock;
  readonly #config: Config;
  readonly #log: Logger;
  readonly #cache = new Map<string, KnownKey & { until: number }>();

  constructor(keys: ApiKeyRepository, clock: Clock, config: Config, log: Logger) {
    this.#keys = keys;
    this.#clock = clock;
    this.#config = config;
    this.#log = log;
  }

  /**
   * Throws Unauthorized, with one message for missing, malformed, unknown, expired and revoked keys, and Forbidden
   * `upgrade_required`.
   */
  async authenticate(headers: IncomingHttpHeaders): Promise<Actor> {
    const key = keyOf(headers);
    if (!isWellFormed(key)) throw new Unauthorized();
    const known = await this.#find(hashKey(key));
    if (!known || (known.expiresAt && new Date(known.expiresAt) <= this.#clock.now())) throw new Unauthorized();
    if (known.plan !== 'paid') throw new Forbidden('upgrade_required');
    return known.actor;
  }

  /**
   * Returns the key once; only a hash is stored. Throws NotFound, Forbidden (`upgrade_required`, or `forbidden` unless
   * the creator is an admin), ValidationError, and Conflict if `id` exists, as when a form is sent twice.
   */
  async create(input: {
    organizationId: string;
    name: string;
    expiresAt: Date | null;
    /** All unless given. */
    scopes?: readonly Scope[] | undefined;
    /** An admin. Null for the operator. */
    createdByUserId: string | null;
    id?: string | undefined;
  }): Promise<{ apiKey: string; apiKeyId: string }> {
    const { id = newId(), scopes: granted = scopes, ...key } = input;
    const { organizationId, createdByUserId } = key;
    const restriction = apiKeyRestriction(await this.planUsage(organizationId));
    if (restriction) throw new Forbidden('upgrade_required', restriction);
    if (createdByUserId !== null && !(await this.#keys.isAdmin(organizationId, createdByUserId))) {
      throw new Forbidden('forbidden', 'Only admins can create API keys.');
    }
    if (key.expiresAt && key.expiresAt <= this.#clock.now()) {
      throw new ValidationError([{ path: 'expires_at', code: 'invalid_value', message: 'must be in the future' }]);
    }
    const apiKey = makeKey(this.#config.apiKeyPrefix);
    try {
      await this.#keys.insert({
        ...key,
        id,
        scopes: storedScopes(granted),
        hash: hashKey(apiKey),
        lastFour: apiKey.slice(-4),
      });
    } catch (error) {
      if (!(error instanceof ApiKeyExists)) throw error;
      throw new Conflict(
        'conflict',
        'This key was already created and shown. If you lost it, revoke it and create another one.',
      );
    }
    return { apiKey, apiKeyId: id };
  }

  /** What `apiKeyRestriction` depends on. Throws NotFound. */
  async planUsage(organizationId: string): Promise<PlanUsage> {
    const usage = await this.#keys.planUsage(organizationId);
    if (!usage) throw new NotFound('The organization');
    return usage;
  }

  /** Newest first, without secrets. Throws NotFound. */
  async list(organizationId: string): Promise<ApiKeyView[]> {
    await this.planUsage(organizationId);
    return this.#keys.list(organizationId);
  }

  /** Takes effect within 5 s. Idempotent. Throws NotFound. */
  async revoke(id: string): Promise<{ id: string; revoked_at: string }> {
    const revokedAt = await this.#keys.revoke(id);
    if (!revokedAt) throw new NotFound('The API key');
    return { id, revoked_at: revokedAt };
  }

  /** Like `revoke`, for a key of this organization. */
  async revokeOwn(organizationId: string, id: string): Promise<void> {
    if (!(await this.#keys.revokeOwn(organizationId, id))) throw new NotFound('The API key');
  }

  /** Lets the user be deleted: removes them from their revoked keys. */
  async clearCreator(organizationId: string, userId: string): Promise<void> {
    await this.#keys.clearCreator(organizationId, userId);
  }

  async #find(hash: Buffer): Promise<KnownKey | undefined> {
    const now = performance.now();
    const name = hash.toString('base64');
    const cached = this.#cache.get(name);
    if (cached && cached.until > now) return cached;
    this.#cache.delete(name);
    const record = await this.#keys.findByHash(hash);
    if (!record) return undefined;
    const known = { plan: record.plan, expiresAt: record.expiresAt, actor: actorOf(record) };
    if (this.#cache.size >= maxCached) this.#cache.clear();
    this.#cache.set(name, { ...known, until: now + cacheMs });
    this.#keys
      .markUsed(record.id)
      .catch((error: unknown) => this.#log.warn({ error }, 'could not record the last use of an API key'));
    return known;
  }
}
