import type { Clock } from '#platform/clock.ts';
import { inBatches } from '#platform/database/batches.ts';
import type { Database } from '#platform/database/database.ts';
import { NotFound } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import type { Page } from '#platform/paging/page.ts';
import type { WebhookEndpointService } from '../endpoint.service.ts';
import type { DeliveryAttempt } from '../sending/delivery-attempt.ts';
import type { ShownDelivery, WebhookDeliveryRepository } from './delivery.repository.ts';
import type { WebhookDeliveryQuery, WebhookDeliveryView, WebhookTest } from './delivery.schemas.ts';
import { type EventActor, testEvent } from './test-event.ts';

const keptDays = 30;

/** Deliveries to endpoints: their outcome, and sending them again. */
export class WebhookDeliveryService {
  readonly #db: Database;
  readonly #deliveries: WebhookDeliveryRepository;
  readonly #endpoints: WebhookEndpointService;
  readonly #attempt: DeliveryAttempt;
  readonly #clock: Clock;
  constructor(
    db: Database,
    deliveries: WebhookDeliveryRepository,
    endpoints: WebhookEndpointService,
    attempt: DeliveryAttempt,
    clock: Clock,
  ) {
    this.#db = db;
    this.#deliveries = deliveries;
    this.#endpoints = endpoints;
    this.#attempt = attempt;
    this.#clock = clock;
  }

  /** Throws NotFound when the organization has no such endpoint. */
  async page(
    organizationId: string,
    endpointId: string,
    query: WebhookDeliveryQuery,
  ): Promise<Page<WebhookDeliveryView>> {
    await this.#endpoints.get(organizationId, endpointId);
    return this.#deliveries.page(organizationId, endpointId, query);
  }

  /** Includes test events. Throws NotFound if the organization has no such endpoint. */
  async shown(organizationId: string, endpointId: string, query: WebhookDeliveryQuery): Promise<Page<ShownDelivery>> {
    await this.#endpoints.get(organizationId, endpointId);
    return this.#deliveries.shown(organizationId, endpointId, query);
  }

  /** Returns a delivery of an event or of a test event. Throws NotFound. */
  async getShown(organizationId: string, id: string): Promise<ShownDelivery> {
    const delivery = await this.#deliveries.findShown(organizationId, id);
    if (!delivery) throw new NotFound('The webhook delivery');
    return delivery;
  }

  /** Throws NotFound. */
  async get(organizationId: string, id: string): Promise<WebhookDeliveryView> {
    const delivery = await this.#deliveries.find(organizationId, id);
    if (!delivery) throw new NotFound('The webhook delivery');
    return delivery;
  }

  /** Throws NotFound, or Conflict if the endpoint is disabled. */
  async retry(organizationId: string, id: string): Promise<WebhookDeliveryView> {
    return this.#db.transaction(async () => {
      const { endpoint_id: endpointId } = await this.get(organizationId, id);
      // Nobody can disable it meanwhile, which would leave a pending delivery.
      await this.#endpoints.lock(organizationId, endpointId);
      await this.#endpoints.getEnabled(organizationId, endpointId);
      await this.#deliveries.retry(organizationId, id, this.#clock.now());
      return this.get(organizationId, id);
    });
  }

  /** Sends a test event now, once, also to a disabled endpoint. Not for a transaction. Throws NotFound. */
  async sendTest(organizationId: string, endpointId: string, actor: EventActor): Promise<WebhookTest> {
    const endpoint = await this.#endpoints.get(organizationId, endpointId);
    const now = this.#clock.now();
    const signing = await this.#endpoints.signing(organizationId, endpointId);
    const eventId = newId();
    const event = testEvent(eventId, endpointId, actor, { isLive: signing.isLive, now });
    const body = JSON.stringify(event);
    const outcome = await this.#attempt.send({
      endpointId,
      url: endpoint.url,
      eventId: event.id,
      body,
      secret: signing.secret,
      previousSecrets: signing.previousSecrets,
    });
    await this.#deliveries.insertTest({ id: newId(), organizationId, endpointId, eventId, body, ...outcome });
    const { succeeded, status, error, response, durationMs } = outcome;
    return { event_id: event.id, succeeded, status, error, response, duration_ms: durationMs };
  }

  deleteOld(signal: AbortSignal): Promise<void> {
    return inBatches(signal, (size) => this.#deliveries.deleteOlderThan(keptDays, size));
  }
}
