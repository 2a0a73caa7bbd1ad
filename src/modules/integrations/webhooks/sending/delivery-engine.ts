import { setTimeout as delay } from 'node:timers/promises';
import pRetry from 'p-retry';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { Grouped } from '#platform/database/grouped.ts';
import type { Logger } from '#platform/log.ts';
import { isMeasured, measure } from '#platform/telemetry/measurements.ts';
import { SecretUnreadable } from '../endpoint-secret.ts';
import type { Attempt, Claim, WebhookAttemptRepository } from './attempt.repository.ts';
import type { AttemptRecorder } from './attempt-recorder.ts';
import type { DeliveryAttempt } from './delivery-attempt.ts';
import { Lanes } from './lanes.ts';
import { attemptTimeoutMs } from './webhook-sender.ts';

/** How long a claim lasts. After the death of a worker, others take its deliveries then. */
const leaseMs = 30_000;
/** An attempt that starts later could outlast its claim. */
const latestStartMs = leaseMs - attemptTimeoutMs - 5_000;
/** Interval that finds retries and replays. For new events, the worker that queues them wakes its own engine. */
const pollMs = 400;
const unreadableMs = 60_000;
const reportMs = 5_000;

/** Sends the deliveries that are due, many at once. Any number of workers share the work. */
export class DeliveryEngine {
  readonly #repository: WebhookAttemptRepository;
  readonly #attempt: DeliveryAttempt;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #lanes: Lanes<Claim>;
  readonly #records: Grouped<Attempt>;
  readonly #stopping = new AbortController();
  #wake: () => void = () => {};
  #loop: Promise<void> | undefined;
  #reportAt = 0;

  constructor(
    repository: WebhookAttemptRepository,
    attempt: DeliveryAttempt,
    recorder: AttemptRecorder,
    clock: Clock,
    { webhooks }: Pick<Config, 'webhooks'>,
    log: Logger,
  ) {
    this.#repository = repository;
    this.#attempt = attempt;
    this.#clock = clock;
    this.#log = log;
    this.#lanes = new Lanes(
      { concurrency: webhooks.concurrency, latestStartMs },
      {
        laneOf: ({ endpointId }) => endpointId,
        run: (claim) => this.#send(claim),
        giveBack: (claims) => this.#release(claims, this.#clock.now()),
        onRoom: () => this.#wake(),
      },
    );
    this.#records = new Grouped<Attempt>({ size: 200, waitMs: 5 }, async (attempts) => {
      await recorder.record(attempts);
      return [];
    });
  }

  start(): void {
    if (!this.#attempt.canSign) {
      this.#log.warn('WEBHOOK_SECRET_KEY is not set: webhooks are not sent');
      return;
    }
    this.#loop = this.#run();
  }

  /** Looks for deliveries at once. */
  wake(): void {
    this.#wake();
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const room = new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      try {
        this.#lanes.add(await this.#claim());
      } catch (error) {
        this.#log.error({ error }, 'webhooks: deliveries could not be claimed');
        await delay(1_000, undefined, { signal }).catch(() => {});
      }
      await Promise.race([room, delay(pollMs, undefined, { signal }).catch(() => {})]);
      this.#lanes.startNext();
      await this.#report();
    }
  }

  /** Reports metrics at most every five seconds. Never throws. */
  async #report(): Promise<void> {
    if (!isMeasured('webhooksDue') || performance.now() < this.#reportAt) return;
    this.#reportAt = performance.now() + reportMs;
    try {
      measure('webhooksDue', await this.#repository.due(this.#clock.now()));
    } catch (error) {
      this.#log.error({ error }, 'webhooks: due deliveries could not be counted');
    }
  }

  async #claim(): Promise<Claim[]> {
    const now = this.#clock.now();
    const capacity = this.#lanes.capacity();
    if (capacity.free <= 0) return [];
    return this.#repository.claim(capacity, now, new Date(now.getTime() + leaseMs));
  }

  /** Never throws. */
  async #send(claim: Claim): Promise<void> {
    let attempt: Attempt;
    try {
      attempt = await this.#attempt.make(claim);
    } catch (error) {
      const problem =
        error instanceof SecretUnreadable ? 'the secret of an endpoint is unreadable' : 'an attempt failed';
      this.#log.error({ error, endpoint_id: claim.endpointId }, `webhooks: ${problem}`);
      await this.#release([claim], new Date(this.#clock.now().getTime() + unreadableMs));
      return;
    }
    try {
      // If the database stays unavailable, the claim expires and the delivery is sent again.
      await pRetry(() => this.#records.run(attempt), { retries: 5, minTimeout: 250, maxTimeout: 2_000, unref: true });
    } catch (error) {
      this.#log.error({ error }, 'webhooks: an attempt could not be recorded');
    }
  }

  async #release(claims: readonly Claim[], at: Date): Promise<void> {
    try {
      await this.#repository.release(
        claims.map(({ id }) => id),
        at,
      );
    } catch (error) {
      this.#log.error({ error }, 'webhooks: claims could not be released');
    }
  }

  /** Gives attempts `seconds` to end. What is left is sent again, by other workers at once. */
  async stop(seconds: number): Promise<void> {
    this.#stopping.abort();
    await this.#loop;
    const left = await this.#lanes.end(seconds * 1000);
    if (left.length > 0) await this.#release(left, this.#clock.now());
    this.#attempt.close();
  }
}
