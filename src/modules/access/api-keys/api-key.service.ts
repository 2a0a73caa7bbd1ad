import type { IncomingHttpHeaders } from 'node:http';
import type { TestOrganizationService } from '#modules/organizations';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { Conflict, Forbidden, NotFound, Unauthorized, ValidationError } from '#platform/errors.ts';
import { type Actor, RefusedKey } from '#platform/http/api/access.ts';
import { contactScope, presetOf, type Scope, scopes } from '#platform/http/api/scope.ts';
import { newId } from '#platform/ids.ts';
import type { Logger } from '#platform/log.ts';
import { networkCheck } from '#platform/network.ts';
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

/** Reads the key from either header. Throws Unauthorized without a key, or if the headers differ. */
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

function actorOf({ id, organizationId, scopes: stored, livemode }: ApiKeyRecord): Actor {
  const granted = new Set(stored === null ? scopes : scopes.filter((scope) => stored.includes(scope)));
  return { organizationId, apiKeyId: id, scopes: granted, seesContact: granted.has(contactScope), livemode };
}

/** `isAllowed`: undefined for a key that works from anywhere. */
type KnownKey = Pick<ApiKeyRecord, 'plan' | 'expiresAt'> & {
  actor: Actor;
  isAllowed: ((address: string) => boolean) | undefined;
};

/** Why the organization can't have live API keys. Undefined if it can. */
export function apiKeyRestriction({ plan, users }: PlanUsage): string | undefined {
  return plan === 'paid' && users >= 2 ? undefined : 'API keys require a paid plan with at least 2 users.';
}

/** Networks that one key may have. */
export const maxNetworks = 100;
/** How long a rotated key works on. */
const graceHours = 24;

export class ApiKeyService {
  readonly #db: Database;
  readonly #keys: ApiKeyRepository;
  readonly #testData: TestOrganizationService;
  readonly #clock: Clock;
  readonly #config: Config;
  readonly #log: Logger;
  readonly #cache = new Map<string, KnownKey & { until: number }>();

  constructor(
    db: Database,
    keys: ApiKeyRepository,
    testData: TestOrganizationService,
    clock: Clock,
    config: Config,
    log: Logger,
  ) {
    this.#db = db;
    this.#keys = keys;
    this.#testData = testData;
    this.#clock = clock;
    this.#config = config;
    this.#log = log;
  }

  /**
   * Throws Unauthorized, with one message for missing, malformed, unknown, expired and revoked keys, and RefusedKey
   * `ip_not_allowed` and `upgrade_required`. `address`: the caller's, by the trusted proxies.
   */
  async authenticate(headers: IncomingHttpHeaders, address: string): Promise<Actor> {
    const key = keyOf(headers);
    if (!isWellFormed(key)) throw new Unauthorized();
    const known = await this.#find(hashKey(key));
    if (!known || (known.expiresAt && new Date(known.expiresAt) <= this.#clock.now())) throw new Unauthorized();
    if (known.isAllowed?.(address) === false) throw new RefusedKey('ip_not_allowed', known.actor);
    if (known.actor.livemode && known.plan !== 'paid') throw new RefusedKey('upgrade_required', known.actor);
    return known.actor;
  }

  /**
   * Returns the key once; only a hash is stored. A test key works on every plan; the first one creates the test data.
   * Throws NotFound, Forbidden (`upgrade_required`, or `forbidden` unless the creator is an admin), ValidationError, and
   * Conflict if `id` exists, as when a form is sent twice.
   */
  async create(input: {
    organizationId: string;
    name: string;
    expiresAt: Date | null;
    /** Defaults to all scopes. */
    scopes?: readonly Scope[] | undefined;
    /** Networks in CIDR notation, as `normalizeNetwork` returns them. From anywhere without any. */
    allowedIps?: readonly string[] | undefined;
    /** An admin. Null for the operator. */
    createdByUserId: string | null;
    id?: string | undefined;
    test?: boolean | undefined;
  }): Promise<{ apiKey: string; apiKeyId: string }> {
    const { id = newId(), scopes: granted = scopes, allowedIps = [], test = false, ...key } = input;
    const { organizationId, createdByUserId } = key;
    const restriction = apiKeyRestriction(await this.planUsage(organizationId));
    if (restriction && !test) throw new Forbidden('upgrade_required', restriction);
    if (createdByUserId !== null && !(await this.#keys.isAdmin(organizationId, createdByUserId))) {
      throw new Forbidden('forbidden', 'Only admins can create API keys.');
    }
    if (key.expiresAt && key.expiresAt <= this.#clock.now()) {
      throw new ValidationError([{ path: 'expires_at', code: 'invalid_value', message: 'must be in the future' }]);
    }
    return this.#db.transaction(async () =>
      this.#insert({
        ...key,
        ...(test && (await this.#inTestData(organizationId, createdByUserId))),
        id,
        scopes: storedScopes(granted),
        allowedIps: allowedIps.length > 0 ? allowedIps : null,
        livemode: !test,
      }),
    );
  }

  async #inTestData(liveId: string, userId: string | null) {
    const organizationId = await this.#testData.ensure(liveId);
    return { organizationId, createdByUserId: userId && (await this.#testData.userOf(organizationId, userId)) };
  }

  /**
   * Makes a successor with the name, scopes, mode and networks of the key, which works for 24 more hours. The successor lasts as
   * long as the key was made for. `organizationId` and `userId`: null for the operator. Throws NotFound, and Conflict for
   * a key that is revoked or has a successor.
   */
  async rotate(
    id: string,
    {
      organizationId,
      userId,
      successorId = newId(),
    }: { organizationId: string | null; userId: string | null; successorId?: string },
  ): Promise<{ apiKey: string; apiKeyId: string; name: string }> {
    return this.#db.transaction(async () => {
      const key = await this.#keys.lock(organizationId, id);
      if (!key) throw new NotFound('The API key');
      if (key.revokedAt) throw new Conflict('conflict', 'This key is revoked. Create another one.');
      if (key.successorId)
        throw new Conflict('conflict', 'This key was rotated already. Rotate its successor instead.');
      const { organizationId: owner, name, scopes: granted, allowedIps, expiresAt, createdAt, livemode } = key;
      const lifetime = expiresAt === null ? null : new Date(expiresAt).getTime() - new Date(createdAt).getTime();
      const made = await this.#insert({
        id: successorId,
        organizationId: owner,
        name,
        scopes: granted,
        allowedIps,
        createdByUserId: userId && !livemode ? await this.#testData.userOf(owner, userId) : userId,
        livemode,
        expiresAt: lifetime === null ? null : new Date(this.#clock.now().getTime() + lifetime),
      });
      await this.#keys.replace(owner, id, made.apiKeyId, graceHours);
      return { ...made, name };
    });
  }

  async #insert({
    livemode,
    ...key
  }: Omit<Parameters<ApiKeyRepository['insert']>[0], 'hash' | 'lastFour'> & { livemode: boolean }): Promise<{
    apiKey: string;
    apiKeyId: string;
  }> {
    const apiKey = makeKey(this.#config.apiKeyPrefix, livemode ? 'live' : 'test');
    try {
      await this.#keys.insert({ ...key, hash: hashKey(apiKey), lastFour: apiKey.slice(-4) });
    } catch (error) {
      if (!(error instanceof ApiKeyExists)) throw error;
      throw new Conflict(
        'conflict',
        'This key was already created and shown. If you lost it, revoke it and create another one.',
      );
    }
    return { apiKey, apiKeyId: key.id };
  }

  /** The facts that `apiKeyRestriction` depends on. Throws NotFound, also for the ID of test data. */
  async planUsage(organizationId: string): Promise<PlanUsage> {
    const usage = await this.#keys.planUsage(organizationId);
    if (!usage) throw new NotFound('The organization');
    return usage;
  }

  /**
   * Returns keys without secrets, newest first, including test keys. Throws NotFound if there is no such organization.
   */
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

  /** The number of keys of this user that still work. They work on when the user is demoted or removed. */
  countOf(organizationId: string, userId: string): Promise<number> {
    return this.#keys.countOf(organizationId, userId);
  }

  async #find(hash: Buffer): Promise<KnownKey | undefined> {
    const now = performance.now();
    const name = hash.toString('base64');
    const cached = this.#cache.get(name);
    if (cached && cached.until > now) return cached;
    this.#cache.delete(name);
    const record = await this.#keys.findByHash(hash);
    if (!record) return undefined;
    const { plan, expiresAt, allowedIps } = record;
    const isAllowed = allowedIps ? networkCheck(allowedIps) : undefined;
    const known = { plan, expiresAt, isAllowed, actor: actorOf(record) };
    if (this.#cache.size >= maxCached) this.#cache.clear();
    this.#cache.set(name, { ...known, until: now + cacheMs });
    this.#keys
      .markUsed(record.id)
      .catch((error: unknown) => this.#log.warn({ error }, 'could not record the last use of an API key'));
    return known;
  }
}
