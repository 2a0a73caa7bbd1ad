import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { type EventLog, positionAt } from '#platform/events/event-log.ts';
import type { WebhookEndpointService } from '../endpoint.service.ts';
import { newDeliveries } from '../sending/fan-out.ts';
import type { WebhookDeliveryRepository } from './delivery.repository.ts';
import type { ReplayWebhooks } from './delivery.schemas.ts';

const batchSize = 500;

/** Sends events of the log to an endpoint again. */
export class WebhookReplayService {
  readonly #db: Database;
  readonly #endpoints: WebhookEndpointService;
  readonly #events: EventLog;
  readonly #deliveries: WebhookDeliveryRepository;
  readonly #clock: Clock;
  constructor(
    db: Database,
    endpoints: WebhookEndpointService,
    events: EventLog,
    deliveries: WebhookDeliveryRepository,
    clock: Clock,
  ) {
    this.#db = db;
    this.#endpoints = endpoints;
    this.#events = events;
    this.#deliveries = deliveries;
    this.#clock = clock;
  }

  /**
   * Queues a delivery for each event that occurred after `after`, until `before`. Returns their number. Each batch is a
   * transaction of its own: a long one would hold up all readers of the log. Throws NotFound, or Conflict if the endpoint
   * is or gets disabled.
   */
  async replay(organizationId: string, endpointId: string, { after, before, types }: ReplayWebhooks): Promise<number> {
    const endpoint = await this.#endpoints.getEnabled(organizationId, endpointId);
    const until = (before ?? this.#clock.now()).toISOString();
    const filter = { organizationId, types: types ?? endpoint.types };
    let count = 0;
    for (let position = positionAt(new Date(after.getTime() + 1)); ; ) {
      const { events, next } = await this.#events.read(filter, position, batchSize);
      const wanted = events.filter(({ occurredAt }) => occurredAt <= until);
      if (wanted.length > 0) await this.#queue(organizationId, endpointId, wanted);
      count += wanted.length;
      if (wanted.length < batchSize) return count;
      position = next;
    }
  }

  #queue(
    organizationId: string,
    endpointId: string,
    events: Awaited<ReturnType<EventLog['read']>>['events'],
  ): Promise<void> {
    return this.#db.transaction(async () => {
      await this.#endpoints.lock(organizationId, endpointId);
      await this.#endpoints.getEnabled(organizationId, endpointId);
      const { isLive } = await this.#endpoints.signing(organizationId, endpointId);
      const deliveries = events.flatMap((event) => newDeliveries(event, [{ id: endpointId }], isLive));
      await this.#deliveries.insert(deliveries, this.#clock.now());
    });
  }
}
