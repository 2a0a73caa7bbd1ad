import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import type { Page } from '#platform/paging/page.ts';
import type { WebhookDeliveryRepository } from './deliveries/delivery.repository.ts';
import { maxEndpoints, type Signing, type WebhookEndpointRepository } from './endpoint.repository.ts';
import type {
  CreateWebhookEndpoint,
  UpdateWebhookEndpoint,
  WebhookEndpointQuery,
  WebhookEndpointView,
  WebhookEndpointWithSecret,
} from './endpoint.schemas.ts';
import type { EndpointSecrets } from './endpoint-secret.ts';

const rotationMs = 24 * 3600_000;
/** Each adds a signature to the header of every webhook. */
export const maxPreviousSecrets = 5;

/** Endpoints of webhooks, and their secrets. */
export class WebhookEndpointService {
  readonly #db: Database;
  readonly #endpoints: WebhookEndpointRepository;
  readonly #deliveries: WebhookDeliveryRepository;
  readonly #secrets: EndpointSecrets;
  readonly #clock: Clock;
  constructor(
    db: Database,
    endpoints: WebhookEndpointRepository,
    deliveries: WebhookDeliveryRepository,
    secrets: EndpointSecrets,
    clock: Clock,
  ) {
    this.#db = db;
    this.#endpoints = endpoints;
    this.#deliveries = deliveries;
    this.#secrets = secrets;
    this.#clock = clock;
  }

  list(organizationId: string, query: WebhookEndpointQuery): Promise<Page<WebhookEndpointView>> {
    return this.#endpoints.page(organizationId, query, this.#clock.now());
  }

  /** Throws NotFound. */
  async get(organizationId: string, id: string): Promise<WebhookEndpointView> {
    const endpoint = await this.#endpoints.find(organizationId, id, this.#clock.now());
    if (!endpoint) throw new NotFound('The webhook endpoint');
    return endpoint;
  }

  /** Throws NotFound, and Conflict for a disabled one. */
  async getEnabled(organizationId: string, id: string): Promise<WebhookEndpointView> {
    const endpoint = await this.get(organizationId, id);
    if (!endpoint.enabled) throw new Conflict('conflict', 'The webhook endpoint is disabled. Enable it first.');
    return endpoint;
  }

  /** Secrets with which webhooks are currently signed, and whether the events are live. Throws NotFound. */
  async signing(organizationId: string, id: string): Promise<Signing> {
    const signing = await this.#endpoints.signing(organizationId, id, this.#clock.now());
    if (!signing) throw new NotFound('The webhook endpoint');
    return signing;
  }

  /** The only time that the secret is shown. Throws Conflict, or Unavailable without a key. */
  async create(organizationId: string, input: CreateWebhookEndpoint): Promise<WebhookEndpointWithSecret> {
    const id = newId();
    const { secret, sealed } = this.#secrets.create(id);
    const { url, description = null, types = [], enabled = true } = input;
    const settings = { url, description, types, enabled, ...this.#disabling(enabled) };
    return this.#db.transaction(async () => {
      if (!(await this.#endpoints.insert(organizationId, id, settings, sealed))) {
        throw new Conflict(
          'conflict',
          `An organization can have at most ${maxEndpoints} webhook endpoints. Delete one that you no longer need.`,
        );
      }
      return { ...(await this.get(organizationId, id)), secret };
    });
  }

  /** Locks the endpoint until the current transaction ends. */
  lock(organizationId: string, id: string): Promise<void> {
    return this.#endpoints.lock(organizationId, id);
  }

  /** Throws NotFound. */
  async update(organizationId: string, id: string, input: UpdateWebhookEndpoint): Promise<WebhookEndpointView> {
    return this.#db.transaction(async () => {
      await this.#endpoints.lock(organizationId, id);
      const before = await this.get(organizationId, id);
      const after = { ...before, ...input };
      if (after.enabled !== before.enabled) Object.assign(after, this.#disabling(after.enabled));
      await this.#endpoints.update(organizationId, id, after, {
        isNewTarget: after.url !== before.url,
        isEnabling: after.enabled && !before.enabled,
      });
      if (before.enabled && !after.enabled) await this.#deliveries.failPending(organizationId, id);
      return this.get(organizationId, id);
    });
  }

  #disabling(enabled: boolean) {
    return enabled
      ? { disabled_at: null, disabled_reason: null }
      : { disabled_at: this.#clock.now().toISOString(), disabled_reason: 'user' as const };
  }

  /**
   * Replaces the secret. For 24 hours, webhooks are also signed with the previous one, whatever is rotated since. Throws
   * NotFound, Conflict with too many previous secrets, or Unavailable if no encryption key is configured.
   */
  async rotateSecret(organizationId: string, id: string): Promise<WebhookEndpointWithSecret> {
    return this.#db.transaction(async () => {
      await this.#endpoints.lock(organizationId, id);
      await this.get(organizationId, id);
      const { secret, sealed } = this.#secrets.create(id);
      const now = this.#clock.now();
      const expirations = await this.#endpoints.previousExpirations(organizationId, id, now);
      if (expirations.length >= maxPreviousSecrets) {
        throw new Conflict(
          'conflict',
          `${maxPreviousSecrets} previous secrets still sign webhooks. You can rotate again after ${expirations[0]}.`,
        );
      }
      const previousExpiresAt = new Date(now.getTime() + rotationMs);
      await this.#endpoints.rotate(organizationId, id, sealed, { now, previousExpiresAt });
      return { ...(await this.get(organizationId, id)), secret };
    });
  }

  /** Deletes the endpoint and its deliveries. Throws NotFound. */
  async delete(organizationId: string, id: string): Promise<void> {
    if (!(await this.#endpoints.delete(organizationId, id))) throw new NotFound('The webhook endpoint');
  }
}
