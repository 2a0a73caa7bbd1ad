import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { EventLog } from '#platform/events/event-log.ts';
import type { LoggedEvent } from '#platform/events/event-types.ts';
import { newId } from '#platform/ids.ts';
import type { Logger } from '#platform/log.ts';
import { viewOfEvent } from '../../feed/event.schemas.ts';
import type { NewDelivery, WebhookDeliveryRepository } from '../deliveries/delivery.repository.ts';
import type { FanOutRepository, Subscriber } from './fan-out.repository.ts';

const pollMs = 150;
/** While no endpoint is enabled. */
const idleMs = 2_000;
const batchSize = 500;

/** Queues each new event for the endpoints that want it, once. Any number of workers share the work. */
export class FanOut {
  readonly #db: Database;
  readonly #repository: FanOutRepository;
  readonly #events: EventLog;
  readonly #deliveries: WebhookDeliveryRepository;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #stopping = new AbortController();
  #loop: Promise<void> | undefined;

  constructor(
    db: Database,
    repository: FanOutRepository,
    events: EventLog,
    deliveries: WebhookDeliveryRepository,
    clock: Clock,
    log: Logger,
  ) {
    this.#db = db;
    this.#repository = repository;
    this.#events = events;
    this.#deliveries = deliveries;
    this.#clock = clock;
    this.#log = log;
  }

  start(onQueued: () => void): void {
    this.#loop = this.#run(onQueued);
  }

  async #run(onQueued: () => void): Promise<void> {
    const { signal } = this.#stopping;
    const pause = (ms: number) => delay(ms, undefined, { signal }).catch(() => {});
    while (!signal.aborted) {
      try {
        const { read, queued, isIdle } = await this.#next();
        if (queued > 0) onQueued();
        if (read < batchSize) await pause(isIdle ? idleMs : pollMs);
      } catch (error) {
        this.#log.error({ error }, 'webhooks: events could not be queued');
        await pause(1_000);
      }
    }
  }

  /** Queues some events. The position moves in the same transaction, so each event is queued once. */
  async #next(): Promise<{ read: number; queued: number; isIdle: boolean }> {
    const none = { read: 0, queued: 0, isIdle: false };
    const from = await this.#repository.position();
    if (!from?.since) return { ...none, isIdle: true };
    const after = from.since > from.at ? { ...from, at: from.since, id: lowestId } : from;
    const { events, next } = await this.#events.readAll(after, batchSize);
    if (events.length === 0) return none;
    return this.#db.transaction(async () => {
      if (!(await this.#repository.move(from, next))) return none;
      const subscribers = await this.#repository.subscribers([...new Set(events.map((one) => one.organizationId))]);
      const deliveries = deliveriesOf(events, subscribers);
      await this.#deliveries.insert(deliveries, this.#clock.now());
      return { ...none, read: events.length, queued: deliveries.length };
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#loop;
  }
}

const lowestId = '00000000-0000-0000-0000-000000000000';

function deliveriesOf(events: readonly LoggedEvent[], subscribers: readonly Subscriber[]): NewDelivery[] {
  const byOrganization = Map.groupBy(subscribers, ({ organizationId }) => organizationId);
  return events.flatMap((event) => {
    const { occurredAt, organizationId, type } = event;
    const wanted = (byOrganization.get(organizationId) ?? []).filter(
      ({ types, collectsFrom }) => collectsFrom <= occurredAt && (types.length === 0 || types.includes(type)),
    );
    const [first] = wanted;
    return first ? newDeliveries(event, wanted, first.isLive) : [];
  });
}

/** Creates the deliveries of one event. */
export function newDeliveries(
  event: LoggedEvent,
  endpoints: readonly { id: string }[],
  isLive: boolean,
): NewDelivery[] {
  const body = JSON.stringify(viewOfEvent(event, isLive));
  const { organizationId, id: eventId, type } = event;
  return endpoints.map(({ id: endpointId }) => ({ id: newId(), organizationId, endpointId, eventId, type, body }));
}
